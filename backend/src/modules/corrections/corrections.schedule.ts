import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { ExpireCorrections } from './expire-corrections.js';

@Injectable()
export class CorrectionsSchedule {
  constructor(private readonly expiry: ExpireCorrections) {}

  @Cron(CronExpression.EVERY_MINUTE, tick)
  async expire(): Promise<void> {
    await this.expiry.execute();
  }
}
