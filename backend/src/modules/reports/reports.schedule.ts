import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { TellOverdue } from './tell-overdue.js';

@Injectable()
export class ReportsSchedule {
  constructor(private readonly overdue: TellOverdue) {}

  @Cron(CronExpression.EVERY_10_MINUTES, tick)
  async tellOverdue(): Promise<void> {
    await this.overdue.execute();
  }
}
