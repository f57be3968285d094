import { plainLetters } from './plain-letters.js';

/**
 * A name as it is compared: as an eye reads it, without signs and case, its words in alphabetical order. An apostrophe
 * divides no words: M'Ba is Mba, too.
 */
export function normalizeName(name: string): string {
  return plainLetters(name)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}
