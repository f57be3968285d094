import { Injectable, type OnModuleInit } from '@nestjs/common';
import { userFrozen, userUnfrozen } from '../accounts/index.js';
import { DomainEvents } from '../events/index.js';
import { walletFrozenEmail, walletUnfrozenEmail } from './emails/account.emails.js';
import { Notifier } from './notifier.js';

/** Tells members whether money may leave their wallet. */
@Injectable()
export class AccountNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(userFrozen, ({ facts }, context) =>
      this.notifier.send(context, facts.userId, walletFrozenEmail),
    );
    this.events.on(userUnfrozen, ({ facts }, context) =>
      this.notifier.send(context, facts.userId, walletUnfrozenEmail),
    );
  }
}
