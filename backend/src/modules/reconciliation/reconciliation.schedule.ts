import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock.js';
import { tick } from '../../platform/schedule/tick.js';
import { RunComparison } from './asked/run-comparison.js';
import { ReconcilePayments } from './reconcile-payments.js';
import { ReconciliationQueue } from './reconciliation.queue.js';

@Injectable()
export class ReconciliationSchedule {
  constructor(
    private readonly clock: Clock,
    private readonly queue: ReconciliationQueue,
    private readonly reconcile: ReconcilePayments,
    private readonly runComparison: RunComparison,
  ) {}

  @Cron('30 3 * * *', tick)
  enqueueNight(): void {
    this.queue.enqueueNight(this.clock.today());
  }

  /** Makes the day's report when the night's job was lost. */
  @Cron(CronExpression.EVERY_MINUTE, tick)
  reconcileIfMissed(): Promise<void> {
    return this.reconcile.executeIfMissed();
  }

  /** Makes the comparison that staff asked for when its job was lost. */
  @Cron(CronExpression.EVERY_10_SECONDS, tick)
  compareOverdue(): Promise<void> {
    return this.runComparison.executeOverdue();
  }
}
