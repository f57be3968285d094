import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import type { Posting } from '../../kernel/posting.js';
import { TransactionConflict } from '../../platform/database/database-errors.js';
import type { Tx } from '../../platform/database/prisma.js';
import { entriesOf } from './domain/entries.js';
import type { LedgerTransactionType } from './domain/ledger-transaction-type.js';
import { compareByLockOrder } from './domain/lock-order.js';

/** One thing that happened to the money, once. */
export interface LedgerTransaction {
  /** What happened, to what: `rental:<id>:accept`. A second one with the same key is refused. */
  key: string;
  type: LedgerTransactionType;
  rentalId?: string;
  description: string;
  at: Date;
  postings: Posting[];
}

/** The double-entry ledger. */
@Injectable()
export class Ledger {
  /**
   * Writes ledger transactions, inside the database transaction of whatever caused them. The database
   * keeps the balances, refuses one below zero, and checks at commit that the entries sum to zero.
   * A ledger transaction of no franc at all is not written.
   *
   * A use case that moves money for several members posts all of it in one call, at its end: the
   * accounts are locked in one order, and for a short time.
   *
   * @throws TransactionConflict when another transaction has opened one of the accounts meanwhile
   */
  async post(tx: Tx, ...transactions: LedgerTransaction[]): Promise<void> {
    const written = transactions
      .map((transaction) => ({
        id: uuidV7(),
        transaction,
        entries: entriesOf(transaction.postings),
      }))
      .filter(({ entries }) => entries.length > 0);
    if (written.length === 0) return;
    const entries = written
      .flatMap(({ id, entries }) => entries.map((entry) => ({ transactionId: id, ...entry })))
      .sort((a, b) => compareByLockOrder(a.account, b.account))
      .map(({ transactionId, account: { kind, holder, userId }, amount }) => ({
        id: uuidV7(),
        transaction_id: transactionId,
        new_account_id: uuidV7(),
        kind,
        holder,
        user_id: userId,
        amount,
      }));
    const rows = written.map(({ id, transaction: { key, type, description, rentalId, at } }) => ({
      id,
      idempotency_key: key,
      type,
      description,
      rental_id: rentalId,
      created_at: at,
    }));
    const count = await write(tx, JSON.stringify(rows), JSON.stringify(entries));
    if (count < entries.length) throw new TransactionConflict();
  }

  /** Whether a ledger transaction with this key has been written. */
  async isPosted(tx: Tx, key: string): Promise<boolean> {
    return (await tx.ledgerTransaction.count({ where: { idempotencyKey: key } })) > 0;
  }
}

/**
 * All in one statement, for while it runs others wait: accounts that do not exist yet are opened;
 * entries are written, and so their accounts locked, in the order given.
 *
 * @returns how many entries were written: too few where an account was opened by another transaction
 *   after the statement began, which therefore does not see it
 */
function write(tx: Tx, transactions: string, entries: string): Promise<number> {
  return tx.$executeRaw`
    with entry as (
      select *
      from rows from (
        jsonb_to_recordset(${entries}::jsonb) as (
          id uuid, transaction_id uuid, new_account_id uuid, kind "LedgerAccountKind", holder text,
          user_id uuid, amount bigint)
      ) with ordinality as one (
        id, transaction_id, new_account_id, kind, holder, user_id, amount, position)
    ), opened as (
      insert into ledger_accounts (id, kind, holder, user_id)
      select new_account_id, kind, holder, user_id from entry order by position
      on conflict (kind, holder) do nothing
      returning id, kind, holder
    ), posted as (
      insert into ledger_transactions
        (id, idempotency_key, type, description, rental_id, created_at)
      select id, idempotency_key, type, description, rental_id, created_at
      from jsonb_to_recordset(${transactions}::jsonb) as (
        id uuid, idempotency_key text, type "LedgerTransactionType", description text,
        rental_id uuid, created_at timestamptz)
    )
    insert into ledger_entries (id, transaction_id, account_id, amount)
    select entry.id, entry.transaction_id, coalesce(opened.id, known.id), entry.amount
    from entry
    left join opened on opened.kind = entry.kind and opened.holder = entry.holder
    left join ledger_accounts known on known.kind = entry.kind and known.holder = entry.holder
    where coalesce(opened.id, known.id) is not null
    order by entry.position`;
}
