import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { startOfDay } from '../../../kernel/day.js';
import { hourMs } from '../../../kernel/duration.js';
import { Clock } from '../../../platform/clock.js';
import { tick } from '../../../platform/schedule/tick.js';
import { HousekeepingQueue } from './housekeeping.queue.js';

const nightly = '30 4 * * *';
/** The same hour, after the start of the day. */
const nightlyMs = 4.5 * hourMs;

@Injectable()
export class HousekeepingSchedule {
  constructor(
    private readonly clock: Clock,
    private readonly queue: HousekeepingQueue,
  ) {}

  @Cron(nightly, tick)
  enqueueNight(): void {
    this.queue.enqueueNight(this.clock.today());
  }

  /** For a night that no worker was there for, and a job that Redis forgot. */
  @Cron(CronExpression.EVERY_MINUTE, tick)
  enqueueIfMissed(): void {
    const hour = startOfDay(this.clock.today()).getTime() + nightlyMs;
    if (this.clock.now().getTime() >= hour) this.enqueueNight();
  }
}
