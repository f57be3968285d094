import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { RemoveFiles } from './remove-files.js';
import { RemoveStrayFiles } from './remove-stray-files.js';

@Injectable()
export class UploadsSchedule {
  constructor(
    private readonly removeFiles: RemoveFiles,
    private readonly removeStrayFiles: RemoveStrayFiles,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, tick)
  async removeDue(): Promise<void> {
    await this.removeFiles.execute();
  }

  /** Once a night, by one worker: the others find it taken. */
  @Cron('0 2 * * *', tick)
  removeStray(): Promise<void> {
    return this.removeStrayFiles.execute();
  }
}
