import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../schedule/tick.js';
import { LongJobs } from './long-jobs.js';

@Injectable()
export class LongJobsSchedule {
  constructor(private readonly jobs: LongJobs) {}

  /** Goes on with what a process that stopped or died has left. */
  @Cron(CronExpression.EVERY_10_SECONDS, tick)
  resumeLeft(): Promise<void> {
    return this.jobs.resumeLeft();
  }
}
