import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { payoutMethodAdded, payoutMethodConfirmationRequested } from '../payout-methods/index.js';
import { payoutMethodConfirmationEmail } from './emails/payout-method.emails.js';
import { numberAddedNews } from './emails/security.emails.js';
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
      this.events.on(kind, async ({ facts }, context) => {
        const { operatorLabel, maskedNumber, userId } = facts;
        if (kind === payoutMethodAdded) {
          const news = numberAddedNews(`${operatorLabel} ${maskedNumber}`);
          await this.notifier.warn(context, userId, news);
        }
        const link = { operatorLabel, ...context.secrets };
        return this.notifier.mail(context, userId, (name) =>
          payoutMethodConfirmationEmail(name, link),
        );
      });
    }
  }
}
