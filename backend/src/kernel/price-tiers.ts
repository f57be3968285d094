import { formatXaf, type Xaf } from './xaf.js';

/** From so many days or weeks on, each of them costs less. */
export interface PriceTier {
  from: number;
  /** XAF per unit */
  price: Xaf;
}

/** What is wrong with a tier, by the field that it is about. */
export interface TierProblem {
  index: number;
  field: keyof PriceTier;
  message: string;
}

/** XAF that each unit costs when so many are rented. */
export function unitPriceOf(price: Xaf, tiers: readonly PriceTier[], units: number): Xaf {
  return tiers.findLast(({ from }) => from <= units)?.price ?? price;
}

/**
 * Each tier begins later and is cheaper than the one before, and not so much cheaper that more units
 * would cost no more than fewer.
 *
 * @param price XAF per unit before the first tier
 * @param tiers in their order
 * @returns null when nothing is wrong
 */
export function tierProblem(price: Xaf, tiers: readonly PriceTier[]): TierProblem | null {
  let before: PriceTier = { from: 1, price };
  for (const [index, tier] of tiers.entries()) {
    if (tier.from <= before.from) {
      const message = `Choisissez plus que ${before.from}.`;
      return { index, field: 'from', message };
    }
    if (tier.price >= before.price) {
      return { index, field: 'price', message: `Indiquez moins de ${formatXaf(before.price)}.` };
    }
    const least = Math.floor((before.price * (tier.from - 1)) / tier.from) + 1;
    if (tier.price < least) {
      const message = `Indiquez au moins ${formatXaf(least)} : une location plus longue ne peut pas coûter moins qu'une plus courte.`;
      return { index, field: 'price', message };
    }
    before = tier;
  }
  return null;
}
