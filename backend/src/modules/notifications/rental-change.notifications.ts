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
  notifiedOfChange,
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

/** Tells the parties of a rental what became of an extension or a shortening. */
@Injectable()
export class RentalChangeNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
  ) {}

  onModuleInit(): void {
    this.tell(changeAsked, changeAskedEmail);
    this.tell(changeAccepted, changeAcceptedEmail);
    this.tell(changeRefused, changeRefusedEmail);
    this.tell(changeWithdrawn, changeWithdrawnEmail);
    this.tell(changeExpired, changeExpiredEmail);
    this.tell(changeDone, changeDoneEmail);
  }

  private tell(kind: EventKind<ChangeEventFacts>, emailFor: ChangeEmail): void {
    this.events.on(kind, async ({ facts }, context) => {
      for (const party of notifiedOfChange(kind, facts)) {
        const userId = facts[`${party}Id`];
        await this.notifier.send(context, userId, (name) => emailFor(name, facts, party));
      }
    });
  }
}
