/**
 * Marks beyond the thirtieth in a row, and the four letters that become or begin with one. Putting the marks of one letter in order takes as
 * long as the square of their number; thirty are what Unicode's stream-safe format allows (UAX #15).
 */
const beyondThirty = /([\p{M}\u0E33\u0EB3\uFF9E\uFF9F]{30})[\p{M}\u0E33\u0EB3\uFF9E\uFF9F]+/gu;

/**
 * A text without accents and other marks, in time that grows with its length alone. All that takes a member's text apart
 * into letters and marks does it by this.
 *
 * @param form NFKD writes signs such as ™ and Ⅳ as letters too
 */
export function baseLetters(text: string, form: 'NFD' | 'NFKD'): string {
  return text.replaceAll(beyondThirty, '$1').normalize(form).replaceAll(/\p{M}/gu, '');
}
