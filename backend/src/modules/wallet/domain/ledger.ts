import type { Account, Posting } from '../../../kernel/posting.js';
import type { Xaf } from '../../../kernel/xaf.js';

/** What one account gains or loses by a ledger transaction, in XAF, signed, never zero. */
export interface Leg {
  account: Account;
  amount: Xaf;
}

/**
 * The legs of a ledger transaction: one for each account that its postings change, in an order that
 * all transactions share, so that no two wait for each other. They sum to zero.
 *
 * @throws RangeError for an amount that is not whole francs, or negative
 */
export function legsOf(postings: readonly Posting[]): Leg[] {
  const legs = new Map<string, Leg>();
  const add = (account: Account, amount: Xaf) => {
    const leg = legs.get(nameOf(account)) ?? { account, amount: 0 };
    legs.set(nameOf(account), { account, amount: leg.amount + amount });
  };
  for (const { from, to, amount } of postings) {
    if (!Number.isSafeInteger(amount) || amount < 0) {
      throw new RangeError(`${amount} is not an amount of francs`);
    }
    add(from, -amount);
    add(to, amount);
  }
  return [...legs.values()]
    .filter((leg) => leg.amount !== 0)
    .sort((a, b) => (nameOf(a.account) < nameOf(b.account) ? -1 : 1));
}

export function nameOf({ kind, holder }: Account): string {
  return `${kind}:${holder}`;
}
