import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { payingNumberCodeRequested } from '../payments/index.js';
import { notifiedOf, rentalRequested } from '../rentals/index.js';
import { rentalTexts } from './sms/rental-texts.js';
import { SmsChannel } from './sms/sms-channel.js';
import { SmsOutbox } from './sms/sms-outbox.js';
import { payingNumberText, requestedText } from './sms/sms-texts.js';

/** Tells by SMS what cannot wait until somebody has data again. */
@Injectable()
export class SmsNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sms: SmsChannel,
    private readonly outbox: SmsOutbox,
  ) {}

  onModuleInit(): void {
    this.events.on(payingNumberCodeRequested, ({ subjectId: userId }, context) => {
      const { tx, afterCommit, secrets, event } = context;
      const { phoneNumber: to, code } = secrets;
      const text = payingNumberText(code);
      const sms = { userId, to, text, hasSecret: true, eventId: event.id };
      return this.outbox.enqueue(tx, afterCommit, sms);
    });
    this.events.on(rentalRequested, ({ subjectId: rentalId, facts }, context) => {
      const { ownerId: userId } = facts;
      return this.sms.send(context, userId, async (phoneNumber) => {
        const made = await this.sms.codeFor(context, { rentalId, userId, phoneNumber });
        return made && requestedText(facts, made.code, made.expiresAt);
      });
    });
    for (const { kind, ...texts } of rentalTexts) {
      this.events.on(kind, async ({ facts }, context) => {
        for (const party of notifiedOf(kind, facts).bySms ?? []) {
          const textFor = texts[party];
          if (textFor) await this.sms.send(context, facts[`${party}Id`], () => textFor(facts));
        }
      });
    }
  }
}
