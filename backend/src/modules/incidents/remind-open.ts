import { Injectable } from '@nestjs/common';
import { hourMs } from '../../kernel/duration.js';
import { Clock } from '../../platform/clock.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { forEachSettled } from '../../platform/for-each-settled.js';
import { DomainEvents } from '../events/index.js';
import { remindBefore } from './domain/incident-times.js';
import { factsOf } from './incident-record.js';
import { incidentForgotten } from './incidents.events.js';

/** Reminds staff of incidents that stay open, and of proposals that nobody has decided, every few hours. */
@Injectable()
export class RemindOpen {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const due = dueBefore(remindBefore(now));
    const incidents = await this.db.operatorIncident.findMany({
      where: due,
      orderBy: { id: 'asc' },
      select: { id: true },
    });
    await forEachSettled(incidents, ({ id }) => this.remind(id, due, now));
  }

  private remind(id: string, due: Prisma.OperatorIncidentWhereInput, now: Date): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      // Of several workers, one finds it due.
      const [incident] = await tx.operatorIncident.updateManyAndReturn({
        where: { AND: [{ id }, due] },
        data: { remindedAt: now },
      });
      if (!incident) return;
      const { status, startedAt } = incident;
      const hours = Math.round((now.getTime() - startedAt.getTime()) / hourMs);
      await this.events.record(tx, afterCommit, incidentForgotten, {
        subjectId: id,
        actor: { role: 'system' },
        facts: { ...factsOf(incident), isProposal: status === 'proposed', hours },
        at: now,
      });
    });
  }
}

function dueBefore(instant: Date): Prisma.OperatorIncidentWhereInput {
  return {
    OR: [
      { status: 'open', declaredAt: { lte: instant } },
      { status: 'proposed', proposedAt: { lte: instant } },
    ],
    AND: { OR: [{ remindedAt: null }, { remindedAt: { lte: instant } }] },
  };
}
