import { Injectable } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

/** Each time that a schedule of this program has looked for work and done it, or failed to. */
@Injectable()
export class Rounds {
  private readonly watched = new WeakSet<object>();
  private lastEndAt = performance.now();

  constructor(private readonly registry: SchedulerRegistry) {}

  /** How long ago the last one ended; since when this is asked, before the first. */
  get secondsSinceLast(): number {
    this.watch();
    return Math.max(0, performance.now() - this.lastEndAt) / 1000;
  }

  /** Schedules are registered after all that could watch them: whoever asks begins to. */
  private watch(): void {
    for (const job of this.registry.getCronJobs().values()) {
      if (this.watched.has(job)) continue;
      this.watched.add(job);
      // Called in turn, once what the schedule itself does has ended.
      job.addCallback(() => {
        this.lastEndAt = performance.now();
      });
    }
  }
}
