import { baseLetters } from '../../../kernel/base-letters.js';

/** What is left to guess once one knows whose a password is. */
const leastOther = 5;
const shortestWord = 3;

/** `aaaaaaaa`, `abababab`, eight spaces: of no more than two characters, or one again and again. */
export function isRepetitive(password: string): boolean {
  return new Set(password).size <= 2 || /^(.{1,4})\1+$/s.test(password);
}

/** `abcdefgh`, `98765432`, `12345678901234567890`: each character follows the one before, or precedes it. */
export function isSequential(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  // Nine is followed by zero.
  const kinds = new Set(steps.map((step) => (Math.abs(step) === 9 ? -Math.sign(step) : step)));
  return kinds.size === 1 && (kinds.has(1) || kinds.has(-1));
}

/** Of `!password2026` what people put numbers and signs around: `password`. */
export function withoutEnds(password: string): string {
  const letters = [...password.matchAll(/\p{L}/gu)];
  const last = letters.at(-1);
  return last ? password.slice(letters[0]?.index, last.index + last[0].length) : '';
}

/**
 * Whether a password is hardly more than words that others know of its owner.
 *
 * @param known the product's name, and the name and address of the owner
 */
export function isMostlyPersonal(password: string, known: readonly string[]): boolean {
  const words = known
    .flatMap((text) => plain(text).split(/[^\p{L}\p{N}]/u))
    .filter(({ length }) => length >= shortestWord)
    .sort((a, b) => b.length - a.length);
  const text = plain(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest.length < text.length && rest.replace(/[^\p{L}\p{N}]/gu, '').length < leastOther;
}

/** Without accents and capitals. Signs stay signs: `plainText` would write ™ as two letters more to guess. */
const plain = (text: string): string => baseLetters(text, 'NFD').toLowerCase();
