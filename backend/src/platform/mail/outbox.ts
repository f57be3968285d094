import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import type { Tx } from '../database/prisma.js';
import type { AfterCommit } from '../database/transactions.js';
import { type Letter, renderLetter } from './letter.js';
import { MailsQueue } from './mails.queue.js';

/** Mails are written with what they announce, and sent once that is true. */
@Injectable()
export class Outbox {
  constructor(
    private readonly queue: MailsQueue,
    private readonly clock: Clock,
  ) {}

  async post(tx: Tx, afterCommit: AfterCommit, to: string, letter: Letter): Promise<void> {
    const now = this.clock.now();
    const { id } = await tx.outboxMail.create({
      data: {
        to,
        subject: letter.subject,
        hasSecret: letter.hasSecret ?? false,
        ...renderLetter(letter),
        createdAt: now,
        nextAttemptAt: now,
      },
      select: { id: true },
    });
    afterCommit(() => this.queue.enqueue({ mailId: id }));
  }
}
