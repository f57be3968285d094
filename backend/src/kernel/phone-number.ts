import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What phones, addresses and people write among the digits; no plus or letter is among them. */
const formatting = /[\s\p{Cf}()./]|(?<=.)[\u2010-\u2015\u2212-]|^tel:/gu;
/** What is read as a number once it is gone. The library alone would also accept letters and extensions. */
const dialled = /^(?:(?:\+|00)\d+|\d{8,9}|241\d{8,9})$/;

/**
 * The digits after the leading zero. Which ranges are in use is not checked: the library's list
 * is that of its release, and it strips the zero of the ranges on that list alone.
 */
const subscriber = /^0?([1-9]\d{7})$/;

/**
 * A Gabonese number as it is dialled at home: nine digits, the first a zero. Separators and the
 * country code are accepted; which operators exist is not our business here.
 *
 * @returns null when it is no such number
 */
export function nationalNumber(text: string): string | null {
  const digits = text.trim().toLowerCase().replaceAll(formatting, '');
  if (!dialled.test(digits)) return null;
  const isAbroad = digits.length > 9 && digits.startsWith('241');
  const number = parsePhoneNumberFromString(isAbroad ? `+${digits}` : digits, 'GA');
  if (number?.countryCallingCode !== '241') return null;
  const found = subscriber.exec(number.nationalNumber)?.[1];
  return found ? `0${found}` : null;
}

/** A national number as it is dialled from any country: `077000001` → `+24177000001`. */
export function internationalNumber(national: string): string {
  return `+241${national.slice(1)}`;
}

/** A national number as people read it: `077000001` → `077 00 00 01`. */
export function formatNumber(national: string): string {
  const number = parsePhoneNumberFromString(internationalNumber(national));
  return number?.isValid() ? number.formatNational() : national;
}

/** The same where a line must not end within it, as on a screen; the empty text of no number. */
export const unbrokenNumber = (national: string): string =>
  formatNumber(national).replaceAll(' ', '\u00a0');

/** A number that its owner recognises and nobody else learns, on one line: `077 •• •• 01`. */
export function maskedNumber(national: string): string {
  return `${national.slice(0, 3)}\u00a0••\u00a0••\u00a0${national.slice(-2)}`;
}
