import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { TellWaiting } from './overdue/tell-waiting.js';

@Injectable()
export class DashboardSchedule {
  constructor(private readonly waiting: TellWaiting) {}

  /** While people work: what comes due at night is told in the morning, with the rest. */
  @Cron('*/10 8-17 * * *', tick)
  async tellWaiting(): Promise<void> {
    await this.waiting.execute();
  }
}
