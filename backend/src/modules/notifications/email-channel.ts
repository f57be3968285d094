import { Injectable } from '@nestjs/common';
import type { Email } from '../../platform/mail/email.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { Users } from '../accounts/index.js';
import type { EventContext } from '../events/index.js';

/** Mails, sent once the event that causes them is committed. */
@Injectable()
export class EmailChannel {
  constructor(
    private readonly users: Users,
    private readonly outbox: Outbox,
  ) {}

  async send(
    { tx, afterCommit }: EventContext,
    userId: string,
    emailFor: (name: string) => Email,
  ): Promise<void> {
    const { name, email } = await this.users.getContact(tx, userId);
    await this.outbox.enqueue(tx, afterCommit, email, emailFor(name));
  }

  /** To everybody of the staff, each by name. */
  async sendToStaff(
    { tx, afterCommit }: EventContext,
    emailFor: (name: string) => Email,
  ): Promise<void> {
    for (const { name, email } of await this.users.listStaffContacts(tx)) {
      await this.outbox.enqueue(tx, afterCommit, email, emailFor(name));
    }
  }
}
