import { deletedName } from './deleted-account.js';

/**
 * A name as strangers see it: its first and last characters with three stars between, whatever its
 * length, which tells too. A name too short to hide anything that way keeps its first character alone.
 */
export function maskedName(name: string): string {
  if (name === deletedName) return name;
  const characters = Array.from(name.trim());
  const last = characters.length > 2 ? characters.at(-1) : '';
  return `${characters[0] ?? ''}***${last}`;
}
