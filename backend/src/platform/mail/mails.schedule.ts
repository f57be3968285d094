import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { tick } from '../schedule/tick.js';
import { DeliverMail } from './deliver-mail.js';

@Injectable()
export class MailsSchedule {
  constructor(private readonly deliver: DeliverMail) {}

  /** Sends the mails that no job sent. */
  @Cron('*/2 * * * * *', tick)
  async deliverDue(): Promise<void> {
    for (const id of await this.deliver.due(20)) await this.deliver.execute(id);
  }
}
