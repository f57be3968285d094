import { PAYMENTS } from '../../simulator/scenarios.js';
import { Chance } from './chance.js';
import { payoutEndings } from './fixtures.js';

/** Last three digits of the paying numbers, and of those that are paid out to. */
export interface Endings {
  payments: readonly string[];
  payouts: readonly string[];
}

const paymentEndings = Object.keys(PAYMENTS).sort();

/** Every behaviour of the gateway, as the last three digits of the number that selects it. */
export const allEndings = [...new Set([...paymentEndings, ...payoutEndings])].sort();

/** Their payments are asked about for minutes, which is most of a simulated history's work. */
const slow = ['004', '005', '016'];
const quick = paymentEndings.filter((ending) => !slow.includes(ending));
/** Slow ones are dealt less often. */
export const mostlyQuick = [...slow, ...quick, ...quick, ...quick];

/** How so many payments of a history end at the gateway: every way comes up within a few histories. */
export function dealEndings(
  { seed, number }: { seed: number; number: number },
  { payments, payouts }: Record<keyof Endings, number>,
  values: readonly string[] = paymentEndings,
): Endings {
  return {
    payments: deal(values, seed, number, payments),
    payouts: deal(payoutEndings, seed, number, payouts),
  };
}

/** A history's share of an endless sequence of shuffles, in each of which every value comes once. */
export function deal<T>(values: readonly T[], seed: number, number: number, count: number): T[] {
  return Array.from({ length: count }, (_, index) => {
    const position = number * count + index;
    const chance = new Chance(`${seed} shuffle ${Math.floor(position / values.length)}`);
    const keyed = values.map((value) => ({ value, key: chance.next() }));
    const shuffled = keyed.sort((a, b) => a.key - b.key);
    return shuffled[position % values.length]?.value as T;
  });
}
