/** A text whose spaces do not break, all of one width. */
export function unbroken(text: string): string {
  return text.replaceAll(/[ \u202f]/g, '\u00a0');
}
