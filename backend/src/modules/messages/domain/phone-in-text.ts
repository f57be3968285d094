import { digitRuns, plainText } from './digits.js';
import { withoutMoments, withoutPrices } from './moments-and-prices.js';

/** Ids: what is masked before anything else is looked for. */
const id = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** A number of another country, or ours as from another one. */
const international = /(?:\+|\b00)[1-9](?:[\s().\-/]{0,3}\d){8,13}(?!\d)/;

/** Of Gabon without its zero, as prices are written: 77 123 456. None is so high, and they end in zeros. */
const inThousands = /(?<!\d[ .]?)[67]\d([ .])\d{3}\1\d{2}[1-9](?![ .]?\d)/;

/**
 * Whether a text has a telephone number: of Gabon, with or without 241 and the first zero, or of another
 * country after a +. Also with any spaces or punctuation in it, and in words. The time it takes grows with the length of
 * the text alone.
 */
export function hasPhoneNumber(text: string): boolean {
  const plain = plainText(text).replaceAll(id, ' x ');
  if (international.test(plain) || inThousands.test(plain)) return true;
  const numbers = withoutMoments(plain);
  return (
    digitRuns(numbers).some((run) => startsOne(run, isMobile)) ||
    digitRuns(withoutPrices(numbers)).some((run) => startsOne(run, isOfGabon))
  );
}

/** Digits, with 00 and the country's: 00 241 0 77 12 34 56. */
const longestNumber = 14;

/** How many digits a number has, by its first one: with the zero, 00 241, 241, and six or seven without the zero. */
const lengths: Readonly<Record<string, readonly number[]>> = {
  0: [8, 9, 13, 14],
  2: [11, 12],
  6: [8],
  7: [8],
};

/** Whether tokens that follow each other make up a number, which begins with one of them. */
function startsOne(run: string[], isNumber: (digits: string, parts: string[]) => boolean): boolean {
  return run.some((token, start) => {
    const long = lengths[token[0] ?? ''];
    if (!long) return false;
    const mayBePrice = /^[1-9]\d{0,2}$/.test(run[start - 1] ?? '');
    let count = 0;
    for (let end = start; end < run.length && count < longestNumber; end++) {
      count += run[end]?.length ?? 0;
      if (!long.includes(count)) continue;
      const parts = run.slice(start, end + 1);
      if (isNumber(parts.join(''), parts) && !(mayBePrice && endsPrices(parts))) return true;
    }
    return false;
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
  return (
    /^(?:00)?2410?[1-7]\d{7}$/.test(digits) ||
    /^01\d{7}$/.test(digits) ||
    /^0[1-7]\d{6}$/.test(digits) ||
    (/^[67]\d{7}$/.test(digits) && !digits.endsWith('000') && isEven(parts))
  );
}

const isEven = (parts: string[]): boolean =>
  [8, 2, 1].some((size) => parts.every(({ length }) => length === size));

/** Longest text, without its digits, of a message that may be a part of a number. */
const longestAround = 12;

/**
 * Characters of a message, at the end that touches the next one, in which a number that is sent in pieces is looked for. One
 * in words, with a word between any two, takes less.
 */
const longestEdge = 200;

/**
 * Whether a number was sent in pieces: this message and some of those of the same sender just before it,
 * each little more than digits, whatever is said without any digits in between. What follows a whole number is
 * no piece of it.
 *
 * @param before oldest first
 */
export function continuesPhoneNumber(text: string, before: readonly string[]): boolean {
  if (!isPiece(text)) return false;
  const pieces = [beginningOf(text)];
  for (const earlier of before.toReversed()) {
    if (digitRuns(plainText(earlier)).length === 0) continue;
    if (!isPiece(earlier) || hasPhoneNumber(earlier)) return false;
    pieces.unshift(endOf(earlier));
    if (hasPhoneNumber(pieces.join(' '))) return true;
  }
  return false;
}

/** Up to a space, where there is one: the half of a number is another number. */
function beginningOf(text: string): string {
  if (text.length <= longestEdge) return text;
  const beginning = text.slice(0, longestEdge);
  return beginning.slice(0, beginning.search(/\s\S*$/) + 1) || beginning;
}

function endOf(text: string): string {
  if (text.length <= longestEdge) return text;
  const end = text.slice(-longestEdge);
  return end.slice(end.search(/\s/) + 1);
}

function isPiece(text: string): boolean {
  const plain = plainText(text);
  const digits = digitRuns(plain).flat();
  const around = plain.replaceAll(/[^\p{L}]/gu, '').length;
  return digits.length >= 3 || (digits.length > 0 && around <= longestAround);
}
