/**
 * The pictures of an item as clients send them: a list of texts, or a text holding a JSON list.
 *
 * @returns the list, each text once, in order; null when it is anything else
 */
export function parsePictureList(value: unknown): string[] | null {
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(list) || !list.every((picture) => typeof picture === 'string')) return null;
  return [...new Set(list)];
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
