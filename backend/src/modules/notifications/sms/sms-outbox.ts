import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import { toSmsText } from '../../../kernel/texts/sms.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { SmsQueue } from './sms.queue.js';

/** An SMS to be sent. */
export interface NewSms {
  userId: string | null;
  /** National, nine digits. */
  to: string;
  text: string;
  /** Blanked once it is sent or given up. */
  hasSecret?: boolean;
  /** The event that it tells of: once for each person. */
  eventId?: string;
  /** The answer that it answers: once. */
  answerId?: string;
  /** At once without. */
  dueAt?: Date;
}

/** SMS are stored in the transaction that causes them, and sent once it is committed. */
@Injectable()
export class SmsOutbox {
  constructor(
    private readonly queue: SmsQueue,
    private readonly clock: Clock,
  ) {}

  async enqueue(tx: Tx, afterCommit: AfterCommit, sms: NewSms): Promise<void> {
    const { userId, to, hasSecret = false, eventId, answerId, dueAt } = sms;
    const now = this.clock.now();
    const id = uuidV7();
    await tx.smsMessage.createMany({
      data: {
        id,
        userId,
        to,
        text: toSmsText(sms.text),
        hasSecret,
        eventId: eventId ?? null,
        answerId: answerId ?? null,
        createdAt: now,
        nextAttemptAt: dueAt ?? now,
      },
      skipDuplicates: true,
    });
    if (!dueAt) afterCommit(() => this.queue.enqueue({ smsId: id }));
  }
}
