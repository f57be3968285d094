import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../schedule/tick.js';
import { LongJobs } from './long-jobs.js';
import { RowMendings } from './row-mendings.js';

@Injectable()
export class LongJobsSchedule {
  constructor(
    private readonly jobs: LongJobs,
    private readonly mendings: RowMendings,
  ) {}

  /** Goes on with what a process that stopped or died has left. */
  @Cron(CronExpression.EVERY_10_SECONDS, tick)
  resumeLeft(): Promise<void> {
    return this.jobs.resumeLeft();
  }

  /** Each once, ever: on later nights it is found done. */
  @Cron('30 2 * * *', tick)
  mendRows(): Promise<void> {
    return this.mendings.execute();
  }
}
