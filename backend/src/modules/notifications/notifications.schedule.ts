import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { forEachSettled } from '../../platform/for-each-settled.js';
import { tick } from '../../platform/schedule/tick.js';
import { DeliverPush } from './push/deliver-push.js';
import { SendGathered } from './send-gathered.js';
import { AnswerBySms } from './sms/answer-by-sms.js';
import { DeliverSms } from './sms/deliver-sms.js';

@Injectable()
export class NotificationsSchedule {
  constructor(
    private readonly gathered: SendGathered,
    private readonly pushes: DeliverPush,
    private readonly sms: DeliverSms,
    private readonly answers: AnswerBySms,
  ) {}

  /** Sends what waited for the end of quiet hours, or for others of its kind. */
  @Cron('*/10 * * * * *', tick)
  async sendGathered(): Promise<void> {
    await this.gathered.executeDue();
  }

  /** Sends the pushes that no job sent. */
  @Cron('*/2 * * * * *', tick)
  async deliverPushes(): Promise<void> {
    const due = (await this.pushes.due(20)).map((id) => ({ id }));
    await forEachSettled(due, ({ id }) => this.pushes.execute(id));
  }

  /** Sends the SMS that no job sent. */
  @Cron('*/2 * * * * *', tick)
  async deliverSms(): Promise<void> {
    const due = (await this.sms.due(20)).map((id) => ({ id }));
    await forEachSettled(due, ({ id }) => this.sms.execute(id));
  }

  /** Finishes the answers at which a server died. */
  @Cron('*/10 * * * * *', tick)
  async finishAnswers(): Promise<void> {
    await this.answers.executeDue();
  }
}
