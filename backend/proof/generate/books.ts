import { type Day, dayOf } from '../../src/kernel/day.js';
import type { Account } from '../../src/kernel/posting.js';
import type { Xaf } from '../../src/kernel/xaf.js';
import { entriesOf, nameOf } from '../../src/modules/wallet/domain/entries.js';
import type { LedgerTransaction } from '../../src/modules/wallet/ledger.js';
import type { Random } from './random.js';
import type { Rows } from './rows.js';

/** An account of the database that several owners of money share, such as that of an operator. */
export interface SharedAccount {
  id: string;
  name: string;
}

interface OpenAccount extends Account {
  id: string;
  balance: Xaf;
  openedAt: Date;
}

/** What a ledger transaction takes back, beside what its accounts say of it. */
interface Reversal {
  /** When the rent was earned that a cancellation takes back. */
  acceptedAt?: Date;
}

/** Accounts of one rental or payment: nothing is posted to one that has been emptied. */
const emptiedOnce = ['escrow', 'security_deposit', 'hold', 'payout_transit'];
/** What operators hold came from outside, and fees are a cost. */
const mayOwe = ['provider', 'fees'];
/** The kinds in which the money of a payment is reserved. */
const reserves = ['hold', 'payout_transit'];

/**
 * The ledger in memory: accounts that hold money, and the totals of the last months. What the
 * database's triggers would keep is kept here, by the same rules; the audit checks that it agrees.
 */
export class Books {
  private readonly open = new Map<string, OpenAccount>();
  private readonly shared: Map<string, string>;
  /** By month, then by member, type and direction: XAF. */
  private readonly totals = new Map<Day, Map<string, Xaf>>();

  /** @param shared accounts that the database has already, to which is added */
  constructor(
    private readonly random: Random,
    private readonly rows: Rows,
    shared: readonly SharedAccount[],
  ) {
    this.shared = new Map(shared.map(({ id, name }) => [name, id]));
  }

  /** XAF */
  balance(account: Account): Xaf {
    return this.open.get(nameOf(account))?.balance ?? 0;
  }

  /** @throws Error when somebody would spend what is not theirs */
  post(
    { key, type, description, rentalId, at, postings }: LedgerTransaction,
    { acceptedAt }: Reversal = {},
  ): void {
    const entries = entriesOf(postings);
    if (entries.length === 0) return;
    const transactionId = this.random.uuidAt(at);
    this.rows.add('ledger_transactions', {
      id: transactionId,
      idempotency_key: key,
      type,
      description,
      rental_id: rentalId ?? null,
      created_at: at,
    });
    const changes = new Map<string, Xaf>();
    let released: { amount: Xaf; at: Date } | undefined;
    for (const { account, amount } of entries) {
      const { id, openedAt } = this.add(account, amount, at);
      this.rows.add('ledger_entries', {
        id: this.random.uuidAt(at),
        transaction_id: transactionId,
        account_id: id,
        amount,
      });
      if (account.kind === 'wallet' || account.kind === 'earnings') {
        changes.set(account.holder, (changes.get(account.holder) ?? 0) + amount);
      }
      const isReleased = amount < 0 && reserves.includes(account.kind);
      // What an owner earns by an extension takes nothing back.
      if (isReleased && type !== 'rental_extended') released = { amount, at: openedAt };
    }
    for (const [userId, amount] of changes) {
      if (amount === 0) continue;
      const line = { user_id: userId, type, is_gain: amount > 0, amount };
      this.rows.add('ledger_statement_lines', {
        ...line,
        transaction_id: transactionId,
        created_at: at,
      });
      const reversed =
        amount > 0
          ? released && { amount: Math.min(amount, -released.amount), at: released.at }
          : acceptedAt && { amount, at: acceptedAt };
      if (reversed) this.total(userId, type, reversed.at, true, reversed.amount);
      this.total(userId, type, at, false, amount - (reversed?.amount ?? 0));
    }
  }

  /** Writes the totals of months to which nothing is added any more. */
  closeMonthsBefore(month: Day): void {
    for (const [open, totals] of this.totals) {
      if (open >= month) continue;
      for (const [key, amount] of totals) {
        const [user_id = '', type = '', is_reversal = '', is_gain = ''] = key.split(' ');
        this.rows.add('ledger_monthly_totals', {
          user_id,
          month: open,
          type,
          is_reversal,
          is_gain,
          amount,
        });
      }
      this.totals.delete(open);
    }
  }

  /**
   * Writes all that is still open.
   *
   * @returns what is added to accounts that the database had already, XAF by id
   */
  close(): Map<string, Xaf> {
    this.closeMonthsBefore('9999-01-01');
    const added = new Map<string, Xaf>();
    for (const [name, account] of this.open) {
      if (this.shared.has(name)) added.set(account.id, account.balance);
      else this.write(account);
    }
    return added;
  }

  private add(account: Account, amount: Xaf, at: Date): OpenAccount {
    const name = nameOf(account);
    const id = () => this.shared.get(name) ?? this.random.uuidAt(at);
    const found = this.open.get(name) ?? { ...account, id: id(), balance: 0, openedAt: at };
    found.balance += amount;
    if (found.balance < 0 && !mayOwe.includes(account.kind))
      throw new Error(`${name} is overdrawn`);
    if (found.balance === 0 && emptiedOnce.includes(account.kind)) {
      this.open.delete(name);
      this.write(found);
    } else {
      this.open.set(name, found);
    }
    return found;
  }

  private write({ id, kind, holder, userId, balance }: OpenAccount): void {
    this.rows.add('ledger_accounts', { id, kind, holder, user_id: userId ?? null, balance });
  }

  private total(userId: string, type: string, at: Date, isReversal: boolean, amount: Xaf): void {
    if (amount === 0) return;
    const month = `${dayOf(at).slice(0, 7)}-01`;
    const totals = this.totals.get(month) ?? new Map<string, Xaf>();
    this.totals.set(month, totals);
    const key = `${userId} ${type} ${isReversal} ${amount > 0}`;
    totals.set(key, (totals.get(key) ?? 0) + amount);
  }
}
