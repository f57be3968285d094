import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { Clock } from '../clock.js';
import type { Tx } from '../database/prisma.js';
import { insertRow } from '../database/rows.js';
import type { AfterCommit } from '../database/transactions.js';
import { type Email, renderEmail } from './email.js';
import { MailsQueue } from './mails.queue.js';

/** Mails are stored in the transaction that causes them, and sent once it is committed. */
@Injectable()
export class Outbox {
  constructor(
    private readonly queue: MailsQueue,
    private readonly clock: Clock,
  ) {}

  async enqueue(tx: Tx, afterCommit: AfterCommit, to: string, email: Email): Promise<void> {
    const now = this.clock.now();
    const id = uuidV7();
    await insertRow(tx, 'outbox_mails', {
      id,
      to,
      subject: email.subject,
      hasSecret: email.hasSecret ?? false,
      ...renderEmail(email),
      createdAt: now,
      nextAttemptAt: now,
    });
    afterCommit(() => this.queue.enqueue({ mailId: id }));
  }
}
