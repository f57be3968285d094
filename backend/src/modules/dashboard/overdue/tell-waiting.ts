import { Injectable } from '@nestjs/common';
import { dayOf, startOfDay } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import { hoursWaited, overdueSince } from '../../reports/index.js';
import { WaitingQueries } from '../waiting/waiting.queries.js';
import { type WaitingKind, waitingKinds } from '../waiting/waiting.schema.js';
import { type OverdueFacts, waitingOverdue } from './overdue.events.js';

/** Of reports staff are told by a mail of their own, of each once. */
const toldKinds = waitingKinds.filter((kind) => kind !== 'report');

/** Tells staff of what has waited for more than a day: of each kind once a day, for as long as it waits. */
@Injectable()
export class TellWaiting {
  constructor(
    private readonly waiting: WaitingQueries,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const overdue = await this.waiting.listOverdue(toldKinds, overdueSince(now));
    if (overdue.length === 0) return;
    await this.transactions.run(async (tx, afterCommit) => {
      const told = await this.lockTold(tx, now);
      const untold = overdue
        .filter(({ kind }) => !told.has(kind))
        .sort((one, other) => one.oldestAt.getTime() - other.oldestAt.getTime());
      const [oldest] = untold;
      if (!oldest) return;
      await this.events.record(tx, afterCommit, waitingOverdue, {
        subjectId: oldest.oldestId,
        actor: { role: 'system' },
        facts: {
          kinds: untold.map(({ kind, count, oldestAt }) => ({
            kind,
            count,
            hours: hoursWaited(oldestAt, now),
          })),
        },
        at: now,
      });
    });
  }

  /** The kinds that staff were told of today. Of several workers, the others wait here until one has told them. */
  private async lockTold(tx: Tx, now: Date): Promise<Set<WaitingKind>> {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${waitingOverdue.name}, 0))`;
    const events = await tx.domainEvent.findMany({
      where: { kind: waitingOverdue.name, at: { gte: startOfDay(dayOf(now)) } },
      select: { facts: true },
    });
    return new Set(
      events.flatMap(({ facts }) => (facts as OverdueFacts).kinds.map(({ kind }) => kind)),
    );
  }
}
