/** More francs than any field takes, so that a number stays one however many digits are typed. */
const MOST_DIGITS = 9;

/** Said at a field that is no amount in whole francs. */
export const WHOLE_FRANCS = 'Indiquez un montant en francs entiers, comme 5 000.';

/**
 * What is typed in an amount, as francs: spaces and the currency after it do not count, nothing is 0.
 * The franc has no cents: `12,5` is no amount rather than 12 or 125.
 *
 * @returns NaN for what is no whole number of francs
 */
export function readFrancs(text: string): number {
  const digits = text.replace(/\s/g, '').replace(/(?:FCFA|XAF|F)$/i, '');
  return /^\d*$/.test(digits) ? Number(digits.slice(0, MOST_DIGITS)) : Number.NaN;
}
