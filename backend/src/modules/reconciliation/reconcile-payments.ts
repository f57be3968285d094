import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Day, startOfDay, toDate } from '../../kernel/day.js';
import { hourMs, minuteMs } from '../../kernel/duration.js';
import { Clock } from '../../platform/clock.js';
import { Db } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { LongJob } from '../../platform/long-jobs/long-job.js';
import { LongJobs } from '../../platform/long-jobs/long-jobs.js';
import { DomainEvents } from '../events/index.js';
import { ComparePayments, type Comparison, type ComparisonCourse } from './compare-payments.js';
import { KeepReport } from './keep-report.js';
import { reconciliationReportMade } from './reconciliation.events.js';

/** After the start of the day: the nightly job has had its time by then. */
const missedAfterMs = 3 * hourMs + 45 * minuteMs;

/** One night at a time: a night that was left is resumed until the next one begins. */
const nightly = { name: 'payment-comparison', isAlone: true };

/** Compares our payments with the gateway once a day, and reports where the books disagree. */
@Injectable()
export class ReconcilePayments implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly comparePayments: ComparePayments,
    private readonly keepReport: KeepReport,
    private readonly longJobs: LongJobs,
  ) {}

  onModuleInit(): void {
    this.longJobs.resumes(nightly, (day) => this.execute(day));
  }

  /** Makes the report of the day, unless it is there or another worker makes it. */
  async execute(day: Day = this.clock.today()): Promise<void> {
    const made = await this.db.reconciliationReport.count({
      where: { day: toDate(day), runId: null },
    });
    if (made > 0) return;
    await this.longJobs.runOnce<ComparisonCourse>(nightly, day, async (job) => {
      await this.keep(await this.comparePayments.execute(job), day, job);
    });
  }

  /** Makes the report of the day when the nightly job should have, and has not. */
  async executeIfMissed(): Promise<void> {
    const night = startOfDay(this.clock.today()).getTime();
    if (this.clock.now().getTime() >= night + missedAfterMs) await this.execute();
  }

  /** Of a worker that has lost the night to another one, nothing is kept nor announced. */
  private async keep(
    comparison: Comparison,
    day: Day,
    job: LongJob<ComparisonCourse>,
  ): Promise<void> {
    const report = await this.keepReport.prepare(comparison, day);
    await this.transactions.run(async (tx, afterCommit) => {
      await job.finish(tx);
      const id = await this.keepReport.within(tx, afterCommit, report);
      if (!id) return;
      const { compared, unanswered } = comparison;
      const differences = comparison.differences.map(({ kind, reference }) => ({
        kind,
        reference,
      }));
      await this.events.record(tx, afterCommit, reconciliationReportMade, {
        subjectId: id,
        actor: { role: 'system' },
        facts: { day: report.day, compared, unanswered, differences },
        at: report.createdAt,
      });
    });
  }
}
