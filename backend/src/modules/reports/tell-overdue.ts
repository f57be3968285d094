import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainEvents } from '../events/index.js';
import { hoursWaited, overdueSince } from './domain/report-wait.js';
import { reportsOverdue } from './reports.events.js';

/** Tells staff of reports that have waited for long, of each once, all in one. */
@Injectable()
export class TellOverdue {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async (tx, afterCommit) => {
      const told = await tx.report.updateManyAndReturn({
        where: { closedAt: null, overdueAt: null, createdAt: { lte: overdueSince(now) } },
        data: { overdueAt: now },
        select: { id: true, createdAt: true },
      });
      const [oldest] = told.sort(
        (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
      );
      if (!oldest) return;
      const open = await tx.report.count({ where: { closedAt: null } });
      await this.events.record(tx, afterCommit, reportsOverdue, {
        subjectId: oldest.id,
        actor: { role: 'system' },
        facts: { overdue: told.length, open, hours: hoursWaited(oldest.createdAt, now) },
        at: now,
      });
    });
  }
}
