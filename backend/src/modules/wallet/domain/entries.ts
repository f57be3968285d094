import type { Account, Posting } from '../../../kernel/posting.js';
import type { Xaf } from '../../../kernel/xaf.js';

/** What one account gains or loses by a ledger transaction, in XAF, signed, never zero. */
export interface Entry {
  account: Account;
  amount: Xaf;
}

/**
 * The entries of a ledger transaction: one for each account that its postings change. They sum to
 * zero.
 *
 * @throws RangeError for an amount that is not whole francs, or negative
 */
export function entriesOf(postings: readonly Posting[]): Entry[] {
  const entries = new Map<string, Entry>();
  const add = (account: Account, amount: Xaf) => {
    const entry = entries.get(nameOf(account)) ?? { account, amount: 0 };
    entries.set(nameOf(account), { account, amount: entry.amount + amount });
  };
  for (const { from, to, amount } of postings) {
    if (!Number.isSafeInteger(amount) || amount < 0) {
      throw new RangeError(`${amount} is not an amount of francs`);
    }
    add(from, -amount);
    add(to, amount);
  }
  return [...entries.values()].filter((entry) => entry.amount !== 0);
}

/** What identifies an account. */
export function nameOf({ kind, holder }: Pick<Account, 'kind' | 'holder'>): string {
  return `${kind}:${holder}`;
}
