import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachDue } from '../../../platform/for-each-settled.js';
import { DomainEvents } from '../../events/index.js';
import { approvalExpired } from '../approvals.events.js';
import { factsOf, lockApproval } from './approval-record.js';

/** Ends the acts that no second person decided in time, so that who proposed one does not wait in silence. */
@Injectable()
export class ExpireApprovals {
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
        this.db.approval.findMany({
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
      const approval = await lockApproval(tx, id);
      if (approval.status !== 'proposed') return;
      await tx.approval.update({
        where: { id },
        data: { status: 'expired', decidedAt: at },
      });
      await this.events.record(tx, afterCommit, approvalExpired, {
        subjectId: id,
        actor: { role: 'system' },
        facts: factsOf(approval),
        at,
      });
    });
  }
}
