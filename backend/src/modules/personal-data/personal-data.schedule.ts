import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { DeleteDue } from './deletion/delete-due.js';
import { FindDueExports } from './export/find-due-exports.js';
import { RemoveExports } from './export/remove-exports.js';

@Injectable()
export class PersonalDataSchedule {
  constructor(
    private readonly deletions: DeleteDue,
    private readonly exports: FindDueExports,
    private readonly removals: RemoveExports,
  ) {}

  @Cron(CronExpression.EVERY_10_MINUTES, tick)
  async deleteAccounts(): Promise<void> {
    await this.deletions.execute();
  }

  /** Those that no job made: jobs of the queue do, one at a time in each worker. */
  @Cron(CronExpression.EVERY_MINUTE, tick)
  async makeExports(): Promise<void> {
    await this.exports.execute();
  }

  @Cron(CronExpression.EVERY_10_MINUTES, tick)
  async removeExports(): Promise<void> {
    await this.removals.execute();
  }
}
