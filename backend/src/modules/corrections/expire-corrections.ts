import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Db } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { forEachDue } from '../../platform/for-each-settled.js';
import { DomainEvents } from '../events/index.js';
import { factsOf, lockCorrection } from './correction-record.js';
import { correctionExpired } from './corrections.events.js';

/** Ends the corrections that nobody decided in time, so that who proposed one does not wait in silence. */
@Injectable()
export class ExpireCorrections {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** One that fails is tried again the next time. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    await forEachDue(
      ({ after, limit }) =>
        this.db.proposedCorrection.findMany({
          where: { status: 'proposed', expiresAt: { lte: now }, id: { gt: after } },
          orderBy: { id: 'asc' },
          take: limit,
          select: { id: true },
        }),
      ({ id }) => this.expire(id, now),
    );
  }

  private expire(id: string, at: Date): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      const correction = await lockCorrection(tx, id);
      if (correction.status !== 'proposed') return;
      await tx.proposedCorrection.update({
        where: { id },
        data: { status: 'expired', decidedAt: at },
      });
      await this.events.record(tx, afterCommit, correctionExpired, {
        subjectId: id,
        actor: { role: 'system' },
        facts: factsOf(correction),
        at,
      });
    });
  }
}
