import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import type { Xaf } from '../../kernel/xaf.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { DomainEvents, type EventActor } from '../events/index.js';
import { creditHeld, creditReleased, type HeldCreditFacts } from './held-credits.events.js';

/** What a payment credited to a member, and is to stay in the wallet until the payment is settled. */
export interface CreditToHold {
  paymentId: string;
  userId: string;
  /** XAF at most; of a rental, as much of it as the rental credits to the wallet. */
  amount: Xaf;
  /** The rental that the payment made or extended. */
  rentalId: string | null;
}

/** `found`: the gateway knows the payment after all; `put_right`: two admins have decided about it. */
type HoldRelease = 'found' | 'put_right';

/** The end of a hold. */
interface Release {
  release: HoldRelease;
  at: Date;
  actor: EventActor;
  /** What was taken from wallets with it, XAF by member. */
  lost?: ReadonlyMap<string, Xaf>;
}

/**
 * Credits of payments that the gateway does not know. The database keeps them from leaving the wallet
 * (`guard_held_wallet`), and `Balances.withdrawable` is without them.
 */
@Injectable()
export class HeldCredits {
  constructor(
    private readonly db: Db,
    private readonly events: DomainEvents,
  ) {}

  /** Holds each of them, unless it is held already, and announces it to its member. */
  async hold(
    tx: Tx,
    afterCommit: AfterCommit,
    credits: readonly CreditToHold[],
    heldAt: Date,
  ): Promise<void> {
    if (credits.length === 0) return;
    const held = await tx.heldCredit.createManyAndReturn({
      data: credits.map((credit) => ({ id: uuidV7(), ...credit, heldAt })),
      skipDuplicates: true,
    });
    for (const credit of inOrder(held)) {
      await this.events.record(tx, afterCommit, creditHeld, {
        subjectId: credit.id,
        actor: { role: 'system' },
        facts: factsOf(credit),
        at: heldAt,
      });
    }
  }

  /** Ends what is held of these payments, and announces it to its members. */
  async release(
    tx: Tx,
    afterCommit: AfterCommit,
    paymentIds: readonly string[],
    { release, at, actor, lost }: Release,
  ): Promise<void> {
    if (paymentIds.length === 0) return;
    const released = await tx.heldCredit.updateManyAndReturn({
      where: { paymentId: { in: [...paymentIds] }, releasedAt: null },
      data: { release, releasedAt: at },
    });
    for (const credit of inOrder(released)) {
      await this.events.record(tx, afterCommit, creditReleased, {
        subjectId: credit.id,
        actor,
        facts: { ...factsOf(credit), release, lost: lost?.get(credit.userId) ?? 0 },
        at,
      });
    }
  }

  /** Ids of payments of which something is held. */
  async listPaymentIds(): Promise<string[]> {
    const held = await this.db.heldCredit.findMany({
      where: { releasedAt: null },
      select: { paymentId: true },
      distinct: ['paymentId'],
      orderBy: { paymentId: 'asc' },
    });
    return held.map(({ paymentId }) => paymentId);
  }

  /** Since when something of each payment is held; payments of which nothing is are left out. */
  async listSince(paymentIds: readonly string[]): Promise<Map<string, Date>> {
    const held = await this.db.heldCredit.findMany({
      where: { paymentId: { in: [...paymentIds] }, releasedAt: null },
      select: { paymentId: true, heldAt: true },
    });
    return new Map(held.map(({ paymentId, heldAt }) => [paymentId, heldAt]));
  }
}

function factsOf({ userId, amount, rentalId }: HeldCreditFacts): HeldCreditFacts {
  return { userId, amount, rentalId };
}

/** By member: two transactions that notify the same members wait for each other in one order. */
function inOrder<Credit extends { id: string; userId: string }>(
  credits: readonly Credit[],
): Credit[] {
  return credits.toSorted((a, b) => a.userId.localeCompare(b.userId) || a.id.localeCompare(b.id));
}
