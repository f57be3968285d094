import { PAYMENTS } from '../../simulator/scenarios.js';
import { Chance } from './chance.js';
import type { Aim } from './faults.js';
import { payoutEndings } from './members/fixtures.js';

/** What is asked of a player: the same gives the same history, down to every statement and value. */
export interface Request {
  seed: number;
  number: number;
  /** Which of many histories of one process it is in simulated time, where every one comes later. */
  turn: number;
  /** Faults anywhere; one; or `none`, to count where one can be aimed at. */
  faults: 'anywhere' | 'none' | Aim;
}

/** Last three digits of the paying numbers, and of those that are paid out to. */
export interface Endings {
  payments: readonly string[];
  payouts: readonly string[];
}

/** Their payments are asked about for minutes, which is most of a history's work. */
const slow = ['004', '005', '016'];
const quick = Object.keys(PAYMENTS)
  .filter((ending) => !slow.includes(ending))
  .sort();
const paymentEndings = [...slow, ...quick, ...quick, ...quick];

/**
 * How a history's payments end at the gateway: every way comes up within a few histories. One that
 * faults are aimed at has fewer, for the work grows with the square of its length.
 */
export function dealEndings({ seed, number, faults }: Request): Endings {
  const [payments, payouts] = faults === 'anywhere' ? [7, 3] : [3, 1];
  return {
    payments: deal(paymentEndings, seed, number, payments),
    payouts: deal(payoutEndings, seed, number, payouts),
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
