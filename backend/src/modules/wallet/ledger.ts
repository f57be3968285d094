import { Injectable } from '@nestjs/common';
import type { Account, Posting } from '../../kernel/posting.js';
import type { Tx } from '../../platform/database/prisma.js';
import { entriesOf, nameOf } from './domain/entries.js';
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
   */
  async post(tx: Tx, ...transactions: LedgerTransaction[]): Promise<void> {
    const written = transactions
      .map((transaction) => ({ transaction, entries: entriesOf(transaction.postings) }))
      .filter(({ entries }) => entries.length > 0);
    if (written.length === 0) return;
    const changes = written
      .flatMap(({ transaction: { key }, entries }) => entries.map((entry) => ({ key, ...entry })))
      .sort((a, b) => compareByLockOrder(a.account, b.account));
    const accountIds = await openAccounts(
      tx,
      changes.map(({ account }) => account),
    );
    const created = await tx.ledgerTransaction.createManyAndReturn({
      data: written.map(({ transaction: { key, type, description, rentalId = null, at } }) => ({
        idempotencyKey: key,
        type,
        description,
        rentalId,
        createdAt: at,
      })),
      select: { id: true, idempotencyKey: true },
    });
    const transactionIds = new Map(created.map(({ id, idempotencyKey }) => [idempotencyKey, id]));
    await tx.ledgerEntry.createMany({
      data: changes.map(({ key, account, amount }) => ({
        transactionId: transactionIds.get(key) as string,
        accountId: accountIds.get(nameOf(account)) as string,
        amount,
      })),
    });
  }

  /** Whether a ledger transaction with this key has been written. */
  async isPosted(tx: Tx, key: string): Promise<boolean> {
    return (await tx.ledgerTransaction.count({ where: { idempotencyKey: key } })) > 0;
  }
}

/** The ids of accounts by name; those that do not exist yet are opened. */
async function openAccounts(tx: Tx, accounts: Account[]): Promise<Map<string, string>> {
  await tx.ledgerAccount.createMany({
    data: accounts.map(({ kind, holder, userId = null }) => ({ kind, holder, userId })),
    skipDuplicates: true,
  });
  const found = await tx.ledgerAccount.findMany({
    where: {
      kind: { in: accounts.map(({ kind }) => kind) },
      holder: { in: accounts.map(({ holder }) => holder) },
    },
    select: { id: true, kind: true, holder: true },
  });
  return new Map(found.map((account) => [nameOf(account), account.id]));
}
