import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  roleChanged,
  userFrozen,
  userReinstated,
  userSuspended,
  userUnfrozen,
} from '../accounts/index.js';
import { DomainEvents } from '../events/index.js';
import { walletFrozenEmail, walletUnfrozenEmail } from './emails/account.emails.js';
import { roleChangedNews } from './emails/security.emails.js';
import {
  reinstatedEmail,
  suspendedEmail,
  suspendedWithRentalsEmail,
} from './emails/suspension.emails.js';
import { Notifier } from './notifier.js';

/** Tells members whether money may leave their wallet, and whether they are suspended; of the latter's rentals staff are told. */
@Injectable()
export class AccountNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.events.on(roleChanged, ({ subjectId, facts: { from, to } }, context) =>
      this.notifier.warn(context, subjectId, roleChangedNews(from, to)),
    );
    this.events.on(userFrozen, async ({ facts }, context) => {
      if (facts.withSuspension) return;
      await this.notifier.send(context, facts.userId, walletFrozenEmail);
    });
    this.events.on(userUnfrozen, async ({ facts }, context) => {
      if (facts.withSuspension) return;
      await this.notifier.send(context, facts.userId, walletUnfrozenEmail);
    });
    this.events.on(userSuspended, async ({ facts: { userId } }, context) => {
      const { name: memberName, rentals } = context.secrets;
      await this.notifier.send(context, userId, (name) => suspendedEmail(name, rentals));
      if (rentals.length === 0) return;
      const suspended = { id: userId, name: memberName, rentals };
      const emailFor = (name: string) => suspendedWithRentalsEmail(name, suspended);
      await this.notifier.mailStaff(context, emailFor, [userId]);
    });
    this.events.on(userReinstated, ({ facts: { userId, unfreezes } }, context) =>
      this.notifier.send(context, userId, (name) => reinstatedEmail(name, unfreezes)),
    );
  }
}
