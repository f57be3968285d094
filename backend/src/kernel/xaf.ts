import { unbroken } from './texts/unbroken.js';

/**
 * Whole FCFA francs (XAF). The franc has no cents, so an amount is an integer, and JavaScript's safe
 * integers reach far beyond what Loka will ever hold.
 */
export type Xaf = number;

/** XAF; a person who enters more at once has slipped. */
export const mostByHand = 10_000_000;

/** As people read it: `12 500 FCFA`; spaces do not break. */
export function formatXaf(amount: Xaf): string {
  return unbroken(`${amount.toLocaleString('fr-FR')} FCFA`);
}

/**
 * A share of an amount, rounded down to the franc: the remainder stays with whoever keeps the rest,
 * so that the two parts always add up to the amount.
 *
 * @param amount XAF, not negative
 * @param percent whole percent, 0 to 100
 */
export function percentOf(amount: Xaf, percent: number): Xaf {
  return Math.floor((amount * percent) / 100);
}
