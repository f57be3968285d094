import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { RemoveFiles } from './remove-files.js';

@Injectable()
export class UploadsSchedule {
  constructor(private readonly removeFiles: RemoveFiles) {}

  @Cron(CronExpression.EVERY_MINUTE, tick)
  async removeDue(): Promise<void> {
    await this.removeFiles.execute();
  }
}
