import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import {
  payoutMethodAdded,
  payoutMethodConfirmationRequested,
  payoutMethodConfirmed,
  payoutMethodPreferred,
  payoutMethodRemoved,
  payoutMethodTakenBack,
} from '../payout-methods/index.js';
import {
  numberTakenBackEmail,
  payoutMethodConfirmationEmail,
} from './emails/payout-method.emails.js';
import {
  numberAddedNews,
  numberConfirmedNews,
  numberPreferredNews,
  numberRemovedNews,
} from './emails/security.emails.js';
import { Notifier } from './notifier.js';

const changes = [
  [payoutMethodConfirmed, numberConfirmedNews],
  [payoutMethodPreferred, numberPreferredNews],
  [payoutMethodRemoved, numberRemovedNews],
] as const;

/** Mails members the links that confirm their mobile money numbers, and tells them what happens to these. */
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
    for (const [kind, news] of changes) {
      this.events.on(kind, ({ facts: { userId, operatorLabel, maskedNumber } }, context) =>
        this.notifier.warn(context, userId, news(`${operatorLabel} ${maskedNumber}`)),
      );
    }
    this.events.on(
      payoutMethodTakenBack,
      ({ facts: { userId, operatorLabel, maskedNumber } }, context) =>
        this.notifier.mail(context, userId, (name) =>
          numberTakenBackEmail(name, `${operatorLabel} ${maskedNumber}`),
        ),
    );
  }
}
