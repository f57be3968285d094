import type { Xaf } from '../../../kernel/xaf.js';

/** XAF within a day: for one subject, and in all. */
interface Sums {
  subject: Xaf;
  all: Xaf;
}

/**
 * Whether one admin is enough for an act.
 *
 * @param amount XAF, without its sign: taking counts as much as giving
 * @param done by the same admin alone before it
 * @param most that one admin may do alone
 */
export function mayDoAlone(amount: Xaf, done: Sums, most: Sums): boolean {
  return done.subject + amount <= most.subject && done.all + amount <= most.all;
}

/** Whether a total goes beyond a threshold with an amount, and had not before. */
export function passes(threshold: Xaf, before: Xaf, amount: Xaf): boolean {
  return before <= threshold && before + amount > threshold;
}
