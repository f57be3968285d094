import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import {
  smsNumberConfirmedNews,
  smsNumberRemovedNews,
  smsNumberTakenNews,
} from './emails/security.emails.js';
import { Notifier } from './notifier.js';
import { smsNumberConfirmed, smsNumberRemoved, smsNumberTaken } from './sms/sms.events.js';

const news = [
  [smsNumberConfirmed, smsNumberConfirmedNews],
  [smsNumberRemoved, smsNumberRemovedNews],
  [smsNumberTaken, smsNumberTakenNews],
] as const;

/** Tells members whose number reads their SMS, and answers their requests. */
@Injectable()
export class SmsNumberNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    for (const [kind, newsOf] of news) {
      this.events.on(kind, ({ subjectId, facts }, context) =>
        this.notifier.warn(context, subjectId, newsOf(facts.maskedNumber)),
      );
    }
  }
}
