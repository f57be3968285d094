import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { messageUnanswered } from '../messages/index.js';
import { EmailChannel } from './email-channel.js';
import { unansweredEmail } from './emails/message.emails.js';

/** Tells members that somebody waits for them to read a message. */
@Injectable()
export class MessageNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly email: EmailChannel,
  ) {}

  onModuleInit(): void {
    this.events.on(messageUnanswered, ({ facts }, context) =>
      this.email.send(context, facts.readerId, (name) => unansweredEmail(name, facts)),
    );
  }
}
