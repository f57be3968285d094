import { baseLetters } from '../../../kernel/base-letters.js';

/** French numbers below a hundred, by their words. */
const words: Record<string, number> = {
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
};

/** Letters of a text that are looked at: four of each that a message may have, since one ﬃ is three. */
const longestPlain = 8_000;

/**
 * Lower case, without accents and what cannot be seen, digits of any kind as 0 to 9. What is beyond the longest message
 * is left out.
 */
export function plainText(text: string): string {
  return (
    baseLetters(text, 'NFKD')
      .slice(0, longestPlain)
      .replaceAll(/\p{Cf}/gu, '')
      // Arabic digits, of the east and of the west.
      .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${digit.charCodeAt(0) % 16}`)
      .toLowerCase()
  );
}

/** Words that people say between the parts of a number. */
const between = new Set('et puis ensuite encore tiret point espace virgule slash barre'.split(' '));

/**
 * Texts of digits that follow each other with nothing but spaces and punctuation between them, each list
 * as it was written: `077 00-00.01` gives `[['077', '00', '00', '01']]`. Numbers in words count as digits.
 *
 * @param text plain, as by {@link plainText}
 */
export function digitRuns(text: string): string[][] {
  const runs: string[][] = [[]];
  for (const [token] of withWordsAsDigits(text).matchAll(/[\p{L}\d]+/gu)) {
    const run = runs.at(-1) as string[];
    const digits = asDigits(token);
    if (digits) run.push(...digits);
    else if (!between.has(token)) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/**
 * A token of digits, where the letter O may stand for a zero, L and I for a one, or with single letters
 * between them: `077x12x34x56`. Null for words, also with digits in them.
 */
function asDigits(token: string): string[] | null {
  if (/^[\doli]*\d[\doli]*$/.test(token))
    return [token.replaceAll('o', '0').replaceAll(/[li]/g, '1')];
  return /^\d+(?:[a-z]\d+){2,}$/.test(token) ? token.split(/[a-z]/) : null;
}

/** `un` before `une` and `vingt` before `vingts`: of `vingtsix`, the s belongs to the six. */
const word = Object.keys(words).join('|');
const joined = new RegExp(`\\b(?:${word}){3,}\\b`, 'g');
const number = new RegExp(`\\b(?:${word})\\b(?:[\\s-]+(?:et[\\s-]+)?\\b(?:${word})\\b)*`, 'g');

/** `zero soixante-dix-sept` becomes `0 77`, as do `zerosoixantedixsept` and `zero double sept`. */
function withWordsAsDigits(text: string): string {
  return text
    .replaceAll(joined, (found) =>
      Array.from(found.matchAll(new RegExp(word, 'g')), ([one]) => one).join(' '),
    )
    .replaceAll(/\bdouble[\s-]+(\p{L}+|\d)/gu, '$1 $1')
    .replaceAll(/\btriple[\s-]+(\p{L}+|\d)/gu, '$1 $1 $1')
    .replaceAll(number, (found) =>
      asNumbers(found.split(/[\s-]+/).filter((part) => part !== 'et')).join(' '),
    );
}

/** The words of one number after the other, in the order in which French puts them together. */
function asNumbers(parts: string[]): number[] {
  const numbers: number[] = [];
  for (const part of parts) {
    const value = words[part] ?? 0;
    const last = numbers.at(-1);
    if (last !== undefined && belongsTo(last, value))
      numbers.splice(-1, 1, last === 4 ? 80 : last + value);
    else numbers.push(value);
  }
  return numbers;
}

/** `soixante` takes `dix` to `seize`, `quatre` takes `vingt`, and tens take what is below ten. */
function belongsTo(last: number, value: number): boolean {
  if (last === 4) return value === 20;
  if (last === 10) return value >= 7 && value <= 9;
  if (last === 60 || last === 80) return value > 0 && value <= 16;
  if (last === 70 || last === 90) return value >= 7 && value <= 9;
  return last >= 20 && last % 10 === 0 && value > 0 && value <= 9;
}
