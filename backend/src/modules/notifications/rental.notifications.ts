import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayOf } from '../../kernel/day.js';
import type { Tx } from '../../platform/database/prisma.js';
import { DomainEvents } from '../events/index.js';
import { notifiedOf, type RentalEventFacts } from '../rentals/index.js';
import { meetingEmails, type PartyEmails, rentalEmails } from './emails/rental-emails.js';
import { Notifier } from './notifier.js';
import { type RentalMeeting, RentalMeetings } from './rental-meetings.js';
import { RentalSummary } from './rental-summary.js';

/** Notifies the parties of a rental of each of its events, as the list of them says. */
@Injectable()
export class RentalNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
    private readonly summary: RentalSummary,
    private readonly meetings: RentalMeetings,
  ) {}

  onModuleInit(): void {
    for (const emails of rentalEmails) this.listen<[]>(emails, async () => []);
    for (const emails of meetingEmails) {
      this.listen<[RentalMeeting]>(emails, async (...rental) => [
        await this.meetings.of(...rental),
      ]);
    }
  }

  /** @param read what the mails say beside the event */
  private listen<More extends unknown[]>(
    emails: PartyEmails<More>,
    read: (tx: Tx, rentalId: string, facts: RentalEventFacts) => Promise<More>,
  ): void {
    this.events.on(emails.kind, async ({ subjectId: rentalId, actor, facts }, context) => {
      const shown = await this.summary.of(context.tx, facts);
      const more = await read(context.tx, rentalId, facts);
      const news = { ...facts, rentalId, by: actor.role, on: dayOf(context.event.at) };
      // A mail that says who the other party is goes with the accounts of both.
      const named = more.length > 0 ? [facts.renterId, facts.ownerId] : [];
      for (const party of notifiedOf(emails.kind, facts).notifies) {
        const emailFor = emails[party];
        const userId = facts[`${party}Id`];
        if (!emailFor) continue;
        const email = (name: string) => ({ ...emailFor(name, news, ...more), ...shown });
        const others = named.filter((id) => id !== userId);
        await this.notifier.send(context, userId, email, others);
      }
    });
  }
}
