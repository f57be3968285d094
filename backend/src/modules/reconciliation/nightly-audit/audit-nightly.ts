import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Day, startOfDay, toDate } from '../../../kernel/day.js';
import { hourMs, minuteMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { LongJob } from '../../../platform/long-jobs/long-job.js';
import { LongJobs } from '../../../platform/long-jobs/long-jobs.js';
import { DomainEvents } from '../../events/index.js';
import { AuditBooks, type AuditCourse, type AuditResult, newCourse } from '../audit-books.js';
import { partOf } from '../invariants.js';
import { type AuditReportFacts, auditReportMade } from '../reconciliation.events.js';

/** After the start of the day: the nightly job has had its time by then. */
const missedAfterMs = 5 * hourMs + 15 * minuteMs;

/** One night at a time: a night that was left is resumed until the next one begins. */
const nightly = { name: 'audit', isAlone: true };

interface NightlyCourse extends AuditCourse {
  /** ms that the workers before this one took. */
  spentMs: number;
}

/** Audits the books and reports what does not hold, once a day. It mends nothing: that is for people. */
@Injectable()
export class AuditNightly implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly audit: AuditBooks,
    private readonly longJobs: LongJobs,
  ) {}

  onModuleInit(): void {
    this.longJobs.resumes(nightly, (day) => this.execute(day));
  }

  /** Makes the report of the day, unless it is there or another worker makes it. */
  async execute(day: Day = this.clock.today()): Promise<void> {
    if (await this.isMade(day)) return;
    await this.longJobs.runOnce<NightlyCourse>(nightly, day, async (job) => {
      const { spentMs, ...course } = job.state ?? { ...newCourse(), spentMs: 0 };
      const begunAt = performance.now();
      const spent = () => spentMs + Math.round(performance.now() - begunAt);
      const before = { ...course.looked };
      const found = await this.audit.attempt(course, (progress) =>
        job.save({ ...course, spentMs: spent() }, progress),
      );
      await this.keep({ day, ...summaryOf(before, found) }, spent(), job);
    });
  }

  /** Makes the report of the day when the nightly job should have, and has not. */
  async executeIfMissed(): Promise<void> {
    const night = startOfDay(this.clock.today()).getTime();
    if (this.clock.now().getTime() >= night + missedAfterMs) await this.execute();
  }

  private async isMade(day: Day): Promise<boolean> {
    return (await this.db.auditReport.count({ where: { day: toDate(day) } })) > 0;
  }

  /** Of a worker that has lost the night to another one, nothing is kept nor announced. */
  private async keep(
    facts: AuditReportFacts,
    duration: number,
    job: LongJob<NightlyCourse>,
  ): Promise<void> {
    const at = this.clock.now();
    await this.transactions.run(async (tx, afterCommit) => {
      await job.finish(tx);
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

/** @param before what workers that stopped have looked at: how many rows break each, or why it is not known */
function summaryOf(before: AuditCourse['looked'], { findings, unchecked }: AuditResult) {
  const known = Object.entries(before);
  const counted = [
    ...known.flatMap(([name, violations]) =>
      typeof violations === 'number' ? [{ name, violations }] : [],
    ),
    ...findings.map(({ name, violations }) => ({ name, violations: violations.length })),
  ];
  const failed = known.flatMap(([name, reason]) =>
    typeof reason === 'string' ? [{ name, reason }] : [],
  );
  const withPart = <Rule extends { name: string }>(rule: Rule) => ({
    ...rule,
    part: partOf(rule.name),
  });
  return {
    checked: counted.length,
    broken: counted.filter(({ violations }) => violations > 0).map(withPart),
    unchecked: [...failed, ...unchecked].map(withPart),
  };
}
