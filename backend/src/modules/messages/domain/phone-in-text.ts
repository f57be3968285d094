import { digitRuns, plainText } from './digits.js';

/** Ids: what is masked before anything else is looked for. */
const id = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** A number of another country, or ours as from another one. */
const international = /(?:\+|\b00)[1-9](?:[\s().\-/]{0,3}\d){8,13}(?!\d)/;

/** Of Gabon without its zero, as prices are written: 77 123 456. None is so high, and they end in zeros. */
const inThousands = /(?<!\d[ .]?)[67]\d([ .])\d{3}\1\d{2}[1-9](?![ .]?\d)/;

/** Days and times, which have many digits: 2026-12-01, 07/12/2026, 07/12, 07.12.2026, 8h30, 14:05. */
const moments = [
  /(?<!\d[^\p{L}\d]{0,3})20\d\d-\d\d?-\d\d?\b/gu,
  /(?<!\d\/?)(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])(?:\/(?:20)?\d\d)?\b(?!\/\d)/g,
  /(?<!\d[^\p{L}\d]{0,3})(?:0?[1-9]|[12]\d|3[01])([. -])(?:0?[1-9]|1[0-2])\1(?:20)\d\d\b(?!\1\d)/gu,
  /(?<!\d:?)\d{1,2} ?(?:h|:) ?\d{2}\b(?!:)/g,
];

/** 15 000, 1.500.000, 75000 f; 75000f is a word. */
const prices = [
  /(?<!\d)(?<!\d[ .])[1-9]\d{0,2}(?:([ .])\d{3})(?:\1\d{3})*(?![ .]?\d)/g,
  /\b[1-9]\d*(?= (?:f|fcfa|xaf|cfa|francs?)\b)/g,
];

/** Again until nothing is left: what comes after a day may be another one. */
function without(text: string, forms: RegExp[]): string {
  const left = forms.reduce((rest, form) => rest.replaceAll(form, ' x '), text);
  return left === text ? text : without(left, forms);
}

/**
 * Whether a text has a telephone number: of Gabon, with or without 241 and the first zero, or of another
 * country after a +. Also with any spaces or punctuation in it, and in words.
 */
export function hasPhoneNumber(text: string): boolean {
  const plain = plainText(text).replaceAll(id, ' x ');
  if (international.test(plain) || inThousands.test(plain)) return true;
  const numbers = without(plain, moments);
  return (
    digitRuns(numbers).some((run) => startsOne(run, isMobile)) ||
    digitRuns(without(numbers, prices)).some((run) => startsOne(run, isOfGabon))
  );
}

/** Digits, with 00 and the country's. */
const longestNumber = 14;

/** Whether tokens that follow each other make up a number, which begins with one of them. */
function startsOne(run: string[], isNumber: (digits: string, parts: string[]) => boolean): boolean {
  return run.some((_, start) => {
    const mayBePrice = /^[1-9]\d{0,2}$/.test(run[start - 1] ?? '');
    const rest = run.slice(start, start + longestNumber);
    return rest.some((_, end) => {
      const parts = rest.slice(0, end + 1);
      return isNumber(parts.join(''), parts) && !(mayBePrice && endsPrices(parts));
    });
  });
}

/** Whether what follows a first digit may be the rest of a price, and another one: 1 075 500, 100 000. */
function endsPrices(parts: string[]): boolean {
  return parts.every(({ length }) => length === 3) && parts[1]?.endsWith('0') === true;
}

/** As all mobile numbers are today: no price begins with a zero. */
const isMobile = (digits: string) => /^0[67]\d{7}$/.test(digits);

/** Also of landlines, and of eight digits as before 2019; without the zero in one piece, in pairs, or one by one. */
function isOfGabon(digits: string, parts: string[]): boolean {
  const isEven = [8, 2, 1].some((size) => parts.every(({ length }) => length === size));
  return (
    /^(?:00)?2410?[1-7]\d{7}$/.test(digits) ||
    /^01\d{7}$/.test(digits) ||
    /^0[1-7]\d{6}$/.test(digits) ||
    (/^[67]\d{7}$/.test(digits) && !digits.endsWith('000') && isEven)
  );
}

/** Longest text, without its digits, of a message that may be a part of a number. */
const longestAround = 12;

/**
 * Whether a number was sent in pieces: this message and some of those of the same sender just before it,
 * each little more than digits, whatever is said without any digits in between. What follows a whole number is
 * no piece of it.
 *
 * @param before oldest first
 */
export function continuesPhoneNumber(text: string, before: readonly string[]): boolean {
  if (!isPiece(text)) return false;
  const pieces = [text];
  for (const earlier of before.toReversed()) {
    if (digitRuns(plainText(earlier)).length === 0) continue;
    if (!isPiece(earlier) || hasPhoneNumber(earlier)) return false;
    pieces.unshift(earlier);
    if (hasPhoneNumber(pieces.join(' '))) return true;
  }
  return false;
}

function isPiece(text: string): boolean {
  const plain = plainText(text);
  const digits = digitRuns(plain).flat();
  const around = plain.replaceAll(/[^\p{L}]/gu, '').length;
  return digits.length >= 3 || (digits.length > 0 && around <= longestAround);
}
