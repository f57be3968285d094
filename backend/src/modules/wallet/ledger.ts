import { Injectable } from '@nestjs/common';
import type { Account, Posting } from '../../kernel/posting.js';
import type { Tx } from '../../platform/database/prisma.js';
import { entriesOf, nameOf } from './domain/entries.js';
import type { LedgerTransactionType } from './domain/ledger-transaction-type.js';

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
   * Writes a ledger transaction, inside the database transaction of whatever caused it. The database
   * keeps the balances, refuses one below zero, and checks at commit that the entries sum to zero.
   * A ledger transaction of no franc at all is not written.
   */
  async post(tx: Tx, transaction: LedgerTransaction): Promise<void> {
    const { key, type, description, rentalId = null, at, postings } = transaction;
    const entries = entriesOf(postings);
    if (entries.length === 0) return;
    const accountIds = await openAccounts(
      tx,
      entries.map(({ account }) => account),
    );
    const { id: transactionId } = await tx.ledgerTransaction.create({
      data: { idempotencyKey: key, type, description, rentalId, createdAt: at },
      select: { id: true },
    });
    await tx.ledgerEntry.createMany({
      data: entries.map(({ account, amount }) => ({
        transactionId,
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
    where: { OR: accounts.map(({ kind, holder }) => ({ kind, holder })) },
  });
  return new Map(found.map((account) => [nameOf(account), account.id]));
}
