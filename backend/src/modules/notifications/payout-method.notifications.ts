import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { payoutMethodAdded, payoutMethodConfirmationRequested } from '../payout-methods/index.js';
import { payoutMethodConfirmationEmail } from './emails/payout-method.emails.js';
import { Notifier } from './notifier.js';

/** Mails members the links that confirm their mobile money numbers. */
@Injectable()
export class PayoutMethodNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    for (const kind of [payoutMethodAdded, payoutMethodConfirmationRequested]) {
      this.events.on(kind, ({ facts }, context) => {
        const { operatorLabel, userId } = facts;
        const link = { operatorLabel, ...context.secrets };
        return this.notifier.mail(context, userId, (name) =>
          payoutMethodConfirmationEmail(name, link),
        );
      });
    }
  }
}
