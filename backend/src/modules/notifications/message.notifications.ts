import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { messageUnanswered } from '../messages/index.js';

import { unansweredEmail } from './emails/message.emails.js';
import { Notifier } from './notifier.js';

/** Tells members that somebody waits for them to read a message. */
@Injectable()
export class MessageNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(messageUnanswered, ({ facts }, context) =>
      this.notifier.send(
        context,
        facts.readerId,
        (name) => unansweredEmail(name, { ...facts, ...context.secrets }),
        [facts.senderId],
      ),
    );
  }
}
