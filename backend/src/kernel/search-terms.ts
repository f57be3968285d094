import { nationalNumber } from './phone-number.js';

/** All that begins with what was typed: both ends included, the same when it is whole. */
export interface TypedRange {
  from: string;
  to: string;
}

/** What somebody who types a text into the search of the console may mean. */
export interface SearchTerms {
  /** What names and titles may hold; empty when an index would find everything. */
  words: string[];
  /** A part of an address; null when it is too short for an index, or none. */
  part: string | null;
  ids: TypedRange | null;
  /** National phone numbers, of nine digits. */
  numbers: TypedRange | null;
  /** As a reference may be written, ours or the gateway's. */
  references: string[];
  /** `R-7K3M-9QTX-4B2A`, by its letter: of a receipt or a contract. */
  document: { letter: 'R' | 'C'; number: string } | null;
}

const mostWords = 5;
const idDigits = 32;
const numberDigits = 9;

/** Whether what was typed is all of it, rather than a beginning. */
export const isExact = (range: TypedRange | null): boolean =>
  range !== null && range.from === range.to;

/** @param text trimmed */
export function readSearchTerms(text: string): SearchTerms {
  const joined = text.replaceAll(/\s/g, '');
  return {
    words: wordsOf(text),
    part: /[\p{L}\p{N}]{3}/u.test(text) ? text : null,
    ids: idsFrom(joined),
    numbers: numbersFrom(text),
    references: referencesOf(joined),
    document: documentOf(joined),
  };
}

/** The index is one of three letters, with the space before a word: a word of one finds too many. */
function wordsOf(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]{2}/u.test(word));
  return words.slice(0, mostWords);
}

/** Eight digits at least: the first group of an id. */
function idsFrom(text: string): TypedRange | null {
  if (!/^[\da-f-]+$/i.test(text)) return null;
  const digits = text.replaceAll('-', '').toLowerCase();
  return digits.length < 8 || digits.length > idDigits ? null : between(digits, idDigits, 'f');
}

/** Five digits at least: more than the prefix of an operator. */
function numbersFrom(text: string): TypedRange | null {
  const whole = nationalNumber(text);
  if (whole) return { from: whole, to: whole };
  const digits = text.replaceAll(/[\s.()-]/g, '').replace(/^(?:\+|00)241(?=\d)0?/, '0');
  return /^0\d{4,8}$/.test(digits) ? between(digits, numberDigits, '9') : null;
}

const between = (beginning: string, length: number, last: string): TypedRange => ({
  from: beginning.padEnd(length, '0'),
  to: beginning.padEnd(length, last),
});

function referencesOf(text: string): string[] {
  if (!/^[\w.:/-]{4,64}$/.test(text)) return [];
  return [...new Set([text, text.toUpperCase(), text.toLowerCase()])];
}

function documentOf(text: string): SearchTerms['document'] {
  const [, letter, ...groups] =
    /^([RC])-?([\dA-Z]{4})-?([\dA-Z]{4})-?([\dA-Z]{4})$/.exec(text.toUpperCase()) ?? [];
  if (!letter) return null;
  return { letter: letter as 'R' | 'C', number: [letter, ...groups].join('-') };
}
