import { baseLetters } from './base-letters.js';

/** A text in lower case and without accents, as `normalize_search` of the database writes it. */
export const plainText = (text: string): string =>
  baseLetters(text, 'NFKD').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
