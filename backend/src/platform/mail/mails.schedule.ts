import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { forEachSettled } from '../for-each-settled.js';
import { tick } from '../schedule/tick.js';
import { DeliverMail } from './deliver-mail.js';

@Injectable()
export class MailsSchedule {
  constructor(private readonly deliver: DeliverMail) {}

  /** Sends the mails that no job sent. */
  @Cron('*/2 * * * * *', tick)
  async deliverDue(): Promise<void> {
    const due = (await this.deliver.due(20)).map((id) => ({ id }));
    await forEachSettled(due, ({ id }) => this.deliver.execute(id));
  }
}
