import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../events/index.js';
import { creditHeld, creditReleased } from '../wallet/index.js';
import { creditFreedEmail, creditHeldEmail, creditLostEmail } from './emails/held-credit.emails.js';
import { Notifier } from './notifier.js';

/** Tells members of money that is held in their wallets, and of its end. */
@Injectable()
export class HeldCreditNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(creditHeld, ({ facts }, context) =>
      this.notifier.send(context, facts.userId, (name) => creditHeldEmail(name, facts)),
    );
    this.events.on(creditReleased, ({ facts }, context) =>
      this.notifier.send(context, facts.userId, (name) =>
        facts.lost > 0 ? creditLostEmail(name, facts) : creditFreedEmail(name, facts),
      ),
    );
  }
}
