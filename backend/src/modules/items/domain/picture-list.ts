/**
 * The pictures of an item as clients send them: a list of texts, or a text holding a JSON list. An
 * empty text and null are no picture.
 *
 * @returns the list, in order; null when it is anything else
 */
export function parsePictureList(value: unknown): string[] | null {
  const list = (typeof value === 'string' ? parseJson(value) : value) ?? [];
  const isList = Array.isArray(list) && list.every((picture) => typeof picture === 'string');
  return isList ? list : null;
}

/** What is not JSON stays the text that it is, which is no list. */
function parseJson(text: string): unknown {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
