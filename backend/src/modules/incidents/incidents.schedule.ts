import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { RemindOpen } from './remind-open.js';

@Injectable()
export class IncidentsSchedule {
  constructor(private readonly reminders: RemindOpen) {}

  @Cron(CronExpression.EVERY_10_MINUTES, tick)
  async remind(): Promise<void> {
    await this.reminders.execute();
  }
}
