import type { Account, Posting } from '../../kernel/posting.js';
import type { Tx } from '../../platform/database/prisma.js';
import { legsOf, nameOf } from './domain/ledger.js';
import type { MovementKind } from './domain/movement-kind.js';

export type { MovementKind };

/** One thing that happened to the money, once. */
export interface Movement {
  /** What happened, to what: `rental:<id>:accept`. A second one with the same key is refused. */
  key: string;
  kind: MovementKind;
  rentalId?: string;
  description: string;
  at: Date;
  postings: Posting[];
}

const kindsOfUsers = new Set<Account['kind']>(['wallet', 'earnings']);

/**
 * Writes a movement into the ledger, inside the transaction of whatever caused it. The database
 * keeps the balances, refuses one below zero, and checks at commit that the legs sum to zero.
 * A movement of no franc at all leaves no trace.
 */
export async function postTransaction(tx: Tx, movement: Movement): Promise<void> {
  const legs = legsOf(movement.postings);
  if (legs.length === 0) return;
  const accountIds = await openAccounts(
    tx,
    legs.map((leg) => leg.account),
  );
  const { id: transactionId } = await tx.ledgerTransaction.create({
    data: {
      idempotencyKey: movement.key,
      kind: movement.kind,
      description: movement.description,
      rentalId: movement.rentalId ?? null,
      createdAt: movement.at,
    },
    select: { id: true },
  });
  await tx.ledgerEntry.createMany({
    data: legs.map(({ account, amount }) => ({
      transactionId,
      accountId: accountIds.get(nameOf(account)) as string,
      amount,
    })),
  });
}

/** The ids of accounts by name; those that do not exist yet are opened. */
async function openAccounts(tx: Tx, accounts: Account[]): Promise<Map<string, string>> {
  await tx.ledgerAccount.createMany({
    data: accounts.map(({ kind, holder }) => ({
      kind,
      holder,
      userId: kindsOfUsers.has(kind) ? holder : null,
    })),
    skipDuplicates: true,
  });
  const found = await tx.ledgerAccount.findMany({
    where: { OR: accounts.map(({ kind, holder }) => ({ kind, holder })) },
  });
  return new Map(found.map(({ id, kind, holder }) => [`${kind}:${holder}`, id]));
}
