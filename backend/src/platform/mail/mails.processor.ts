import { Injectable } from '@nestjs/common';
import { Processor } from '../queues/processor.js';
import { Sweeper } from '../queues/sweeper.js';
import { DeliverMail } from './deliver-mail.js';

@Injectable()
export class MailsProcessor extends Processor<'mails'> {
  constructor(private readonly deliver: DeliverMail) {
    super('mails', 4);
  }

  process({ mailId }: { mailId: string }) {
    return this.deliver.execute(mailId);
  }
}

/** Sends the mails that no job sent. */
@Injectable()
export class MailsSweeper extends Sweeper {
  constructor(private readonly deliver: DeliverMail) {
    super(2_000);
  }

  async sweep(): Promise<void> {
    for (const id of await this.deliver.due(20)) await this.deliver.execute(id);
  }
}
