/**
 * A name as strangers see it: only its first and last characters, the rest stars. A name too short
 * to hide anything that way keeps its first character alone.
 */
export function maskedName(name: string): string {
  const characters = Array.from(name.trim());
  const last = characters.length > 2 ? characters.at(-1) : '*';
  const [first = '*'] = characters;
  return characters.length < 2 ? first : first + '*'.repeat(characters.length - 2) + last;
}
