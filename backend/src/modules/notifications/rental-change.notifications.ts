import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents, type EventKind } from '../events/index.js';
import {
  type ChangeEventFacts,
  changeAccepted,
  changeAsked,
  changeDone,
  changeExpired,
  changeRefused,
  changeWithdrawn,
} from '../rentals/index.js';
import {
  type ChangeEmail,
  changeAcceptedEmail,
  changeAskedEmail,
  changeDoneEmail,
  changeExpiredEmail,
  changeRefusedEmail,
  changeWithdrawnEmail,
} from './emails/rental-change.emails.js';
import { Notifier } from './notifier.js';

type Party = 'renter' | 'owner';

/** Tells the parties of a rental what became of an extension or a shortening. */
@Injectable()
export class RentalChangeNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    const asker = ({ askedBy }: ChangeEventFacts): Party[] => [askedBy];
    const other = ({ askedBy }: ChangeEventFacts): Party[] => [
      askedBy === 'renter' ? 'owner' : 'renter',
    ];
    const both = (): Party[] => ['renter', 'owner'];
    this.tell(changeAsked, other, changeAskedEmail);
    this.tell(changeAccepted, asker, changeAcceptedEmail);
    this.tell(changeRefused, asker, changeRefusedEmail);
    this.tell(changeWithdrawn, other, changeWithdrawnEmail);
    this.tell(changeExpired, both, changeExpiredEmail);
    this.tell(changeDone, both, changeDoneEmail);
  }

  private tell(
    kind: EventKind<ChangeEventFacts>,
    whom: (change: ChangeEventFacts) => Party[],
    emailFor: ChangeEmail,
  ): void {
    this.events.on(kind, async ({ facts }, context) => {
      for (const party of whom(facts)) {
        const userId = facts[`${party}Id`];
        await this.notifier.send(context, userId, (name) => emailFor(name, facts, party));
      }
    });
  }
}
