import { percentOf, type Xaf } from '../../../kernel/xaf.js';

/** How a sum is divided between the two parties of a rental, in whole francs. */
export interface Shares {
  renter: Xaf;
  owner: Xaf;
}

/** One side has what is decided, the other one the rest: nothing is lost, and nothing is made. */
export function sharesOf(sum: Xaf, renter: Xaf): Shares {
  return { renter, owner: sum - renter };
}

/** Percent that are offered to whoever divides it; any whole amount between is possible too. */
const stepPercent = 5;

/** What one side may have of a sum, from nothing to all of it: every five percent, rounded down. */
export function stepsOf(sum: Xaf): Xaf[] {
  const count = 100 / stepPercent + 1;
  return Array.from({ length: count }, (_, index) => percentOf(sum, index * stepPercent));
}
