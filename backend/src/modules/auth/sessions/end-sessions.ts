import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { Live } from '../../../platform/live/live.js';

/** Ends sign-ins: their tokens are good for nothing any more, and the streams that they opened close. */
@Injectable()
export class EndSessions {
  constructor(private readonly live: Live) {}

  /** One: all refresh tokens of its family. */
  async one(
    tx: Tx,
    afterCommit: AfterCommit,
    { userId, familyId }: { userId: string; familyId: string },
    now: Date,
  ): Promise<void> {
    await revoke(tx, { familyId }, now);
    afterCommit(() => this.live.endStreams(userId, familyId));
  }

  /** All of a member, on every device. */
  async all(tx: Tx, afterCommit: AfterCommit, userId: string, now: Date): Promise<void> {
    await revoke(tx, { userId }, now);
    afterCommit(() => this.live.endStreams(userId, null));
  }

  /** All but the one that a call is made with. */
  async others(
    tx: Tx,
    afterCommit: AfterCommit,
    { id: userId, sessionId }: Actor,
    now: Date,
  ): Promise<void> {
    const where = { userId, revokedAt: null, ...(sessionId && { familyId: { not: sessionId } }) };
    const open = await tx.session.findMany({
      where,
      select: { familyId: true },
      orderBy: { familyId: 'asc' },
    });
    const families = new Set(open.map(({ familyId }) => familyId));
    for (const familyId of families) await this.one(tx, afterCommit, { userId, familyId }, now);
  }
}

type Whose = { familyId: string } | { userId: string };

/**
 * Until none is left: a refresh at the same moment adds a token of which the first statement, which waits
 * for it, knows nothing yet.
 */
async function revoke(tx: Tx, whose: Whose, now: Date): Promise<void> {
  const where = { ...whose, revokedAt: null };
  while ((await tx.session.updateMany({ where, data: { revokedAt: now } })).count > 0);
}
