import { Injectable } from '@nestjs/common';
import type { Letter } from '../../platform/mail/letter.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { Users } from '../accounts/index.js';
import type { EventContext } from '../events/index.js';

/** Mails to members, sent once the event that causes them is committed. */
@Injectable()
export class EmailChannel {
  constructor(
    private readonly users: Users,
    private readonly outbox: Outbox,
  ) {}

  async send(
    { tx, afterCommit }: EventContext,
    userId: string,
    emailFor: (name: string) => Letter,
  ): Promise<void> {
    const { name, email } = await this.users.getContact(tx, userId);
    await this.outbox.post(tx, afterCommit, email, emailFor(name));
  }
}
