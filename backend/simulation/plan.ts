import { PAYMENTS } from '../simulator/scenarios.js';
import { Chance } from './chance.js';
import type { Plan } from './history.js';
import { payoutEndings } from './members/fixtures.js';

const paymentEndings = Object.keys(PAYMENTS).sort();
const perHistory = { payments: 8, payouts: 3 } as const;

/** The plan of a history: the same seed and number give the same plan. */
export function planHistory(seed: number, number: number): Plan {
  return {
    seed,
    number,
    endings: {
      payments: deal(paymentEndings, seed, number, perHistory.payments),
      payouts: deal(payoutEndings, seed, number, perHistory.payouts),
    },
  };
}

/** A history's share of an endless sequence of shuffles, in each of which every value comes once. */
function deal(values: readonly string[], seed: number, number: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const position = number * count + index;
    const chance = new Chance(`${seed} shuffle ${Math.floor(position / values.length)}`);
    const keyed = values.map((value) => ({ value, key: chance.next() }));
    const shuffled = keyed.sort((a, b) => a.key - b.key);
    return shuffled[position % values.length]?.value ?? '001';
  });
}
