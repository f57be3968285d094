import type { Xaf } from '../../../kernel/xaf.js';

/** What nobody wants a note for: less than so much of the price, or than so many francs a day. */
const smallestPercent = 5;
const smallestFrancs = 100;

/** A price and how many days it is for. */
export interface Price {
  price: Xaf;
  days: number;
}

/**
 * Whether a price is so much below the one that somebody knows that they want to be told: by 5 percent
 * and 100 francs a day. Prices of days and weeks compare by the day.
 *
 * @param known when it was saved, or when they were last told; a price that rose meanwhile is not one
 */
export function hasFallen(now: Price, known: Price): boolean {
  const fall = perDay(known) - perDay(now);
  return fall >= smallestFrancs && fall * 100 >= perDay(known) * smallestPercent;
}

/** XAF a day, rounded up to a whole franc as everywhere. */
function perDay({ price, days }: Price): Xaf {
  return Math.ceil(price / days);
}
