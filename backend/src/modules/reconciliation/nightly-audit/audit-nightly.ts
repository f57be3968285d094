import { Injectable } from '@nestjs/common';
import { type Day, startOfDay, toDate } from '../../../kernel/day.js';
import { hourMs, minuteMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import { AuditBooks } from '../audit-books.js';
import { type AuditReportFacts, auditReportMade } from '../reconciliation.events.js';

/** After the start of the day: the nightly job has had its time by then. */
const missedAfterMs = 5 * hourMs + 15 * minuteMs;

/** Audits the books and reports what does not hold, once a day. It mends nothing: that is for people. */
@Injectable()
export class AuditNightly {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly audit: AuditBooks,
  ) {}

  /** Makes the report of the day, unless it is there. */
  async execute(): Promise<void> {
    const day = this.clock.today();
    if (await this.isMade(day)) return;
    const begunAt = performance.now();
    const { findings, unchecked } = await this.audit.attempt();
    const broken = findings
      .filter(({ violations }) => violations.length > 0)
      .map(({ name, violations }) => ({ name, violations: violations.length }));
    const facts = { day, checked: findings.length, broken, unchecked };
    await this.keep(facts, Math.round(performance.now() - begunAt));
  }

  /** Makes the report of the day when the nightly job should have, and has not. */
  async executeIfMissed(): Promise<void> {
    const night = startOfDay(this.clock.today()).getTime();
    if (this.clock.now().getTime() >= night + missedAfterMs) await this.execute();
  }

  private async isMade(day: Day): Promise<boolean> {
    return (await this.db.auditReport.count({ where: { day: toDate(day) } })) > 0;
  }

  /** Of two workers at once, the first one's report stands, and it alone is announced. */
  private async keep(facts: AuditReportFacts, duration: number): Promise<void> {
    const at = this.clock.now();
    await this.transactions.run(async (tx, afterCommit) => {
      const [report] = await tx.auditReport.createManyAndReturn({
        data: [{ ...facts, day: toDate(facts.day), duration, createdAt: at }],
        skipDuplicates: true,
        select: { id: true },
      });
      if (!report) return;
      const actor = { role: 'system' } as const;
      const event = { subjectId: report.id, actor, facts, at };
      await this.events.record(tx, afterCommit, auditReportMade, event);
    });
  }
}
