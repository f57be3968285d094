/** A text whose own wildcards are plain characters of a `LIKE` pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
