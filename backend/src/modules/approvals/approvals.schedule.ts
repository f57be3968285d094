import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { ExpireApprovals } from './decide/expire-approvals.js';

@Injectable()
export class ApprovalsSchedule {
  constructor(private readonly expiry: ExpireApprovals) {}

  @Cron(CronExpression.EVERY_MINUTE, tick)
  async expire(): Promise<void> {
    await this.expiry.execute();
  }
}
