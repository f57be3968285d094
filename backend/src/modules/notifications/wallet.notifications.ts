import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { paymentPutRight } from '../payments/index.js';
import { balanceCorrected, creditHeld, creditReleased } from '../wallet/index.js';
import { balanceCorrectedEmail, paymentPutRightEmail } from './emails/correction.emails.js';
import { creditHeldEmail, creditReleasedEmail } from './emails/held-credit.emails.js';
import { Notifier } from './notifier.js';

/** Tells members of money that is held in their wallets, and of what staff put right there. */
@Injectable()
export class WalletNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(creditHeld, ({ facts }, context) =>
      this.notifier.send(context, facts.userId, (name) => creditHeldEmail(name, facts)),
    );
    this.events.on(creditReleased, async ({ facts }, context) => {
      const email = creditReleasedEmail(facts);
      if (email) await this.notifier.send(context, facts.userId, email);
    });
    this.events.on(paymentPutRight, ({ facts }, context) =>
      this.notifier.send(context, facts.userId, (name) => paymentPutRightEmail(name, facts)),
    );
    this.events.on(balanceCorrected, ({ facts }, context) =>
      this.notifier.send(context, facts.userId, (name) => balanceCorrectedEmail(name, facts)),
    );
  }
}
