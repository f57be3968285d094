import { Injectable, Logger } from '@nestjs/common';
import { minuteMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import type { ReconciliationRun } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ComparePayments, type Comparison } from '../compare-payments.js';
import { KeepReport } from '../keep-report.js';
import { ReconciliationQueue } from '../reconciliation.queue.js';

/** A worker at work renews its lease at each heartbeat; when it ends, the worker has died. */
const heartbeatMs = 15_000;
const leaseMs = minuteMs;
/** Between two tries of one that failed. */
const pauseMs = 30_000;
const mostAttempts = 3;
/** A job takes its run at once; one that nobody took by then was lost. */
const overdueMs = 5_000;

/** Makes the comparison that staff asked for, with a report of its own. */
@Injectable()
export class RunComparison {
  private readonly logger = new Logger(RunComparison.name);

  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly comparePayments: ComparePayments,
    private readonly keepReport: KeepReport,
    private readonly queue: ReconciliationQueue,
  ) {}

  /** The one that no job made in time, or whose worker died. */
  async executeOverdue(): Promise<void> {
    const patience = this.queue.ready ? overdueMs : 0;
    const late = new Date(this.clock.now().getTime() - patience);
    const run = await this.db.reconciliationRun.findFirst({
      where: { nextAttemptAt: { lte: late } },
      select: { id: true },
    });
    if (run) await this.execute(run.id);
  }

  /** Does nothing for one that is over, or that another worker makes. */
  async execute(id: string): Promise<void> {
    const run = await this.lease(id);
    if (!run) return;
    // A worker that dies of it says nothing.
    if (run.attempts > mostAttempts) return this.fail(run);
    const heartbeat = setInterval(() => void this.renew(run), heartbeatMs);
    try {
      await this.finish(run, await this.comparePayments.execute());
    } catch (error) {
      this.logger.error({ msg: 'Comparison failed', runId: id }, error);
      await this.fail(run);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async lease(id: string): Promise<ReconciliationRun | null> {
    const now = this.clock.now();
    const [leased] = await this.db.reconciliationRun.updateManyAndReturn({
      where: { id, nextAttemptAt: { lte: now } },
      data: { nextAttemptAt: this.in(leaseMs), attempts: { increment: 1 } },
    });
    return leased ?? null;
  }

  /** A missed heartbeat costs nothing by itself: the next one follows. */
  private async renew(run: ReconciliationRun): Promise<void> {
    await this.db.reconciliationRun
      .updateMany({ where: still(run), data: { nextAttemptAt: this.in(leaseMs) } })
      .catch((error: unknown) => {
        this.logger.warn(`Lease of comparison ${run.id} not renewed: ${String(error)}`);
      });
  }

  /** Of two workers, the second of which found the lease of the first ended, the second one's stands. */
  private async finish(run: ReconciliationRun, comparison: Comparison): Promise<void> {
    const report = await this.keepReport.prepare(comparison, this.clock.today());
    await this.transactions.run(async (tx, afterCommit) => {
      const { count } = await tx.reconciliationRun.updateMany({
        where: still(run),
        data: { nextAttemptAt: null, endedAt: report.createdAt },
      });
      if (count > 0) await this.keepReport.within(tx, afterCommit, report, run.id);
    });
  }

  /** Tried again after a pause, or given up, which the console shows. */
  private async fail(run: ReconciliationRun): Promise<void> {
    const isOver = run.attempts >= mostAttempts;
    await this.db.reconciliationRun.updateMany({
      where: still(run),
      data: isOver
        ? { nextAttemptAt: null, failedAt: this.clock.now() }
        : { nextAttemptAt: this.in(pauseMs) },
    });
  }

  private in(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}

/** As long as no other worker has begun it since. */
const still = ({ id, attempts }: ReconciliationRun) => ({
  id,
  attempts,
  nextAttemptAt: { not: null },
});
