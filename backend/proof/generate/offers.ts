import { type PriceTier, tierProblem } from '../../src/kernel/price-tiers.js';
import type { Xaf } from '../../src/kernel/xaf.js';
import type { PriceUnit } from '../../src/modules/items/domain/item-choices.js';
import { Lottery, type Random } from './random.js';
import type { Kind } from './words/kinds.js';

/** What an owner asks for an object. Amounts in XAF. */
export interface Offer {
  pieces: number;
  /** For a unit of one piece. */
  price: Xaf;
  priceUnit: PriceUnit;
  priceTiers: PriceTier[];
  /** For one piece. */
  securityDeposit: Xaf;
  /** Null when the owner does not deliver. */
  deliveryFee: Xaf | null;
}

const shares = { weekly: 0.12, withoutDeposit: 0.12, tiers: 0.24, delivery: 0.18 };
/** A week costs what these days do. */
const daysPaidOfWeek = 4.5;
/** How many of the same people have of what is not lent in numbers. */
const fewPieces = new Lottery([
  [1, 955],
  [2, 35],
  [3, 10],
] as const);
/** From how many units on each costs less, one tier after the other. */
const tierBeginnings: Record<PriceUnit, readonly (readonly number[])[]> = {
  jour: [[7], [3, 7], [3, 7], [3, 7, 14]],
  semaine: [[2], [2, 4]],
};
/** XAF; a few bring it for nothing. */
const deliveryFees = [0, 1_000, 1_500, 2_000, 2_000, 2_500, 3_000, 5_000];

export function offerOf({ price, deposit, stocks }: Kind, random: Random): Offer {
  const stock = random.pick(stocks);
  const pieces = stock > 1 ? stock : fewPieces.draw(random);
  const daily = random.logNormal(price, 0.35);
  const priceUnit: PriceUnit = random.chance(shares.weekly) ? 'semaine' : 'jour';
  const unitPrice = rounded(priceUnit === 'jour' ? daily : daily * daysPaidOfWeek);
  const securityDeposit = random.chance(shares.withoutDeposit) ? 0 : daily * deposit;
  return {
    pieces,
    price: unitPrice,
    priceUnit,
    priceTiers: random.chance(shares.tiers) ? tiersOf(unitPrice, priceUnit, random) : [],
    securityDeposit: rounded(securityDeposit),
    deliveryFee: random.chance(shares.delivery) ? random.pick(deliveryFees) : null,
  };
}

/** Each a tenth or so cheaper than the one before, as far as the product takes them. */
function tiersOf(price: Xaf, unit: PriceUnit, random: Random): PriceTier[] {
  const tiers: PriceTier[] = [];
  let before = price;
  for (const from of random.pick(tierBeginnings[unit])) {
    before = rounded(before * random.between(0.82, 0.95));
    tiers.push({ from, price: before });
  }
  return tierProblem(price, tiers) === null ? tiers : [];
}

/** As people ask for money: in steps of 500 XAF, or of 50 for what costs little. */
function rounded(amount: number): Xaf {
  if (amount === 0) return 0;
  const step = amount < 2_000 ? 50 : 500;
  return Math.max(step, Math.round(amount / step) * step);
}
