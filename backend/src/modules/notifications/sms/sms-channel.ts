import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/prisma.js';
import type { EventContext } from '../../events/index.js';
import { Rentals } from '../../rentals/index.js';
import { categoryOf } from '../domain/category.js';
import { deliveriesOf } from '../domain/channels.js';
import { Recipients } from '../recipients.js';
import { SmsOutbox } from './sms-outbox.js';

/** A code that an owner answers with, and until when. */
export interface RequestCode {
  code: string;
  expiresAt: Date;
}

/** Tells members who have confirmed a number, and want it, the little that cannot wait. */
@Injectable()
export class SmsChannel {
  constructor(
    private readonly recipients: Recipients,
    private readonly rentals: Rentals,
    private readonly outbox: SmsOutbox,
  ) {}

  async send(
    context: EventContext,
    userId: string,
    textFor: (to: string) => Promise<string | null> | string,
  ): Promise<void> {
    const { tx, afterCommit, event } = context;
    const { smsNumber: to, preferences } = await this.recipients.ofEvent(context, userId);
    if (!to) return;
    const delivery = deliveriesOf(categoryOf(event.kind), preferences, event.at, 0).sms;
    if (delivery === 'not') return;
    const text = await textFor(to);
    if (!text) return;
    const told = { userId, to, text, eventId: event.id };
    const dueAt = delivery === 'now' ? {} : { dueAt: delivery.at };
    await this.outbox.enqueue(tx, afterCommit, { ...told, ...dueAt });
  }

  /** Of a request and the number of its owner, good once and until its deadline; null without one. */
  async codeFor(
    { tx, event }: EventContext,
    { rentalId, userId, phoneNumber }: Record<'rentalId' | 'userId' | 'phoneNumber', string>,
  ): Promise<RequestCode | null> {
    const expiresAt = await this.rentals.getAnswerDeadline(rentalId, tx);
    if (!expiresAt) return null;
    const owned = { rentalId, userId, phoneNumber, expiresAt, createdAt: event.at };
    const code = await this.freeCode(tx, phoneNumber);
    await tx.smsRequestCode.create({ data: { ...owned, code } });
    return { code, expiresAt };
  }

  /** One that none of the number's kept requests has. */
  private async freeCode(tx: Tx, phoneNumber: string): Promise<string> {
    const taken = await tx.smsRequestCode.findMany({
      where: { phoneNumber },
      select: { code: true },
    });
    const codes = new Set(taken.map(({ code }) => code));
    for (;;) {
      const code = `${randomInt(10_000)}`.padStart(4, '0');
      if (!codes.has(code)) return code;
    }
  }
}
