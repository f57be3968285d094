import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { payoutMethodAdded, payoutMethodConfirmationRequested } from '../payout-methods/index.js';
import { EmailChannel } from './email-channel.js';
import { payoutMethodConfirmationEmail } from './emails/payout-method.emails.js';

/** Mails members the links that confirm their mobile money numbers. */
@Injectable()
export class PayoutMethodNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly email: EmailChannel,
  ) {}

  onModuleInit(): void {
    for (const kind of [payoutMethodAdded, payoutMethodConfirmationRequested]) {
      this.events.on(kind, ({ facts }, context) => {
        const { operatorLabel, userId } = facts;
        const link = { operatorLabel, ...context.secrets };
        return this.email.send(context, userId, (name) =>
          payoutMethodConfirmationEmail(name, link),
        );
      });
    }
  }
}
