import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { TellUnanswered } from './tell-unanswered.js';

@Injectable()
export class MessagesSchedule {
  constructor(private readonly tellUnanswered: TellUnanswered) {}

  @Cron(CronExpression.EVERY_30_SECONDS, tick)
  async tellDue(): Promise<void> {
    await this.tellUnanswered.execute();
  }
}
