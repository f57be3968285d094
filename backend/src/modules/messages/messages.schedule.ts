import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { tick } from '../../platform/schedule/tick.js';
import { LookAtMessages } from './risks/look-at-messages.js';
import { TellUnanswered } from './tell-unanswered.js';

@Injectable()
export class MessagesSchedule {
  constructor(
    private readonly tellUnanswered: TellUnanswered,
    private readonly lookAtMessages: LookAtMessages,
  ) {}

  @Cron(CronExpression.EVERY_30_SECONDS, tick)
  async tellDue(): Promise<void> {
    await this.tellUnanswered.execute();
  }

  @Cron(CronExpression.EVERY_MINUTE, tick)
  async lookAtEarlier(): Promise<void> {
    await this.lookAtMessages.execute();
  }
}
