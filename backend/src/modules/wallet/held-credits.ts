import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import type { Xaf } from '../../kernel/xaf.js';
import { Db, type Tx } from '../../platform/database/prisma.js';

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
export type HoldRelease = 'found' | 'put_right';

/**
 * Credits of payments that the gateway does not know. The database keeps them from leaving the wallet
 * (`guard_held_wallet`), and `Balances.withdrawable` is without them.
 */
@Injectable()
export class HeldCredits {
  constructor(private readonly db: Db) {}

  /** Holds each of them, unless it is held already. */
  async hold(tx: Tx, credits: readonly CreditToHold[], heldAt: Date): Promise<void> {
    if (credits.length === 0) return;
    await tx.heldCredit.createMany({
      data: credits.map((credit) => ({ id: uuidV7(), ...credit, heldAt })),
      skipDuplicates: true,
    });
  }

  /** Ends what is held of these payments. */
  async release(
    tx: Tx,
    paymentIds: readonly string[],
    release: HoldRelease,
    releasedAt: Date,
  ): Promise<void> {
    if (paymentIds.length === 0) return;
    await tx.heldCredit.updateMany({
      where: { paymentId: { in: [...paymentIds] }, releasedAt: null },
      data: { release, releasedAt },
    });
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
