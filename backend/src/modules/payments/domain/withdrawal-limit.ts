import type { Xaf } from '../../../kernel/xaf.js';

/** What a member may withdraw in one day in Gabon. */
export interface WithdrawalLimit {
  count: number;
  amount: Xaf;
}

/**
 * What of a day's limit is left.
 *
 * @param amounts XAF of each withdrawal of the day that has not failed
 */
export function leftOf(limit: WithdrawalLimit, amounts: readonly Xaf[]): WithdrawalLimit {
  const withdrawn = amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    count: Math.max(0, limit.count - amounts.length),
    amount: Math.max(0, limit.amount - withdrawn),
  };
}

/** Whether a withdrawal of so many XAF is within what is left. */
export function isWithin(left: WithdrawalLimit, amount: Xaf): boolean {
  return left.count > 0 && amount <= left.amount;
}
