import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  roleChanged,
  Users,
  userFrozen,
  userReinstated,
  userSuspended,
  userUnfrozen,
} from '../accounts/index.js';
import { DomainEvents } from '../events/index.js';
import { AdminAlerts } from './admin-alerts.js';
import {
  adminStoppedEmail,
  roleGivenEmail,
  walletFrozenEmail,
  walletUnfrozenEmail,
} from './emails/account.emails.js';
import { roleChangedNews } from './emails/security.emails.js';
import {
  reinstatedEmail,
  suspendedEmail,
  suspendedWithRentalsEmail,
} from './emails/suspension.emails.js';
import { Notifier } from './notifier.js';

/** Tells members whether money may leave their wallet, and whether they are suspended; of the latter's rentals staff
 * are told, and of each role the admins. */
@Injectable()
export class AccountNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly users: Users,
    private readonly notifier: Notifier,
    private readonly adminAlerts: AdminAlerts,
  ) {}

  onModuleInit(): void {
    this.events.on(roleChanged, async ({ subjectId, facts }, context) => {
      const { from, to, givenById } = facts;
      await this.notifier.warn(context, subjectId, roleChangedNews(from, to));
      const ids = givenById ? [subjectId, givenById] : [subjectId];
      const names = await this.users.listNames(ids, context.tx);
      const member = { id: subjectId, name: names.get(subjectId) ?? '' };
      const giver = givenById ? (names.get(givenById) ?? '') : null;
      const emailFor = (name: string) => roleGivenEmail(name, { member, giver, from, to });
      await this.notifier.alertAdmins(context, [subjectId], emailFor, [subjectId]);
    });
    this.events.on(userFrozen, async ({ facts, actor }, context) => {
      const stopped = { userId: facts.userId, byId: actor.id };
      await this.adminAlerts.send(context, stopped, adminStoppedEmail);
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
