import { baseLetters } from '../../../kernel/base-letters.js';
import { plainLetters } from './plain-letters.js';

export type PaperType = 'CNI' | 'Passeport' | 'Permis';

/** Letters and digits of any script, spaces and the signs that separate groups on papers. */
export const numberCharacters = /^[\p{L}\p{N} ./-]*$/u;

/** What of a number counts when two are compared: spaces, signs, accents and case do not. */
export function normalizeNumber(number: string): string {
  return baseLetters(number, 'NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** How two numbers are compared: letters that look alike are the same, of whichever alphabet they are. */
export const comparableNumber = (number: string): string =>
  plainLetters(normalizeNumber(number)).toUpperCase();

export const shortestNumber = 3;

/** Whether a text can be the number of a paper. */
export const isNumber = (text: string): boolean => normalizeNumber(text).length >= shortestNumber;

const shownCharacters = 3;

/** What lists show of a number, so that those of several papers are told apart: its end, unless that is most of it. */
export function maskedNumber(number: string): string {
  const normalized = normalizeNumber(number);
  return `…${normalized.length < 2 * shownCharacters ? '' : normalized.slice(-shownCharacters)}`;
}

/** How many letters and digits, and digits among them, the numbers of each type have in general. */
const usual: Record<PaperType, { least: number; most: number; digits: number }> = {
  CNI: { least: 6, most: 14, digits: 5 },
  Passeport: { least: 7, most: 9, digits: 5 },
  Permis: { least: 5, most: 15, digits: 4 },
};

/**
 * Whether a number looks like those of its type. Forms have changed over the years and differ between countries,
 * so nobody is refused for one that does not: staff look twice.
 */
export function isUsualNumber(type: PaperType, number: string): boolean {
  const normalized = normalizeNumber(number);
  const { least, most, digits } = usual[type];
  if (!/^[A-Z0-9]+$/.test(normalized)) return false;
  if (normalized.length < least || normalized.length > most) return false;
  const found = normalized.replaceAll(/\D/g, '');
  return found.length >= digits && !isMadeUp(found);
}

/** 000000, 123456, 987654. */
function isMadeUp(digits: string): boolean {
  return (
    /^(\d)\1+$/.test(digits) || '01234567890'.includes(digits) || '9876543210'.includes(digits)
  );
}
