import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Email } from '../../platform/mail/email.js';
import { DomainEvents, type EventKind } from '../events/index.js';
import {
  type RentalEventFacts,
  rentalAccepted,
  rentalAnswerAwaited,
  rentalCancelled,
  rentalClaimCountered,
  rentalClaimDisputed,
  rentalDeadlinePostponed,
  rentalDelayEnded,
  rentalDelayed,
  rentalDepositShared,
  rentalHandedOver,
  rentalHandoverDisputed,
  rentalMissingAnswered,
  rentalNear,
  rentalNotHandedOver,
  rentalNotReceived,
  rentalObjectMissing,
  rentalRefused,
  rentalRenterAbsent,
  rentalRequested,
  rentalReturnAwaited,
  rentalReturnConfirmed,
  rentalReturnContested,
  rentalReturnDeclared,
  rentalRunLate,
} from '../rentals/index.js';
import {
  handedOverEmail,
  handoverDisputedEmail,
  notHandedOverEmail,
  notReceivedEmail,
  renterAbsentEmail,
} from './emails/handover.emails.js';
import {
  answerAwaitedEmail,
  claimCounteredEmail,
  claimDisputedEmail,
  deadlinePostponedEmail,
  delayEndedEmail,
  depositSharedEmail,
  handoverNearEmail,
  missingAnsweredEmail,
  objectLateEmail,
  objectMissingEmail,
  rentalAcceptedEmail,
  rentalCancelledEmail,
  rentalDelayedEmail,
  rentalLateEmail,
  rentalNearEmail,
  rentalRefusedEmail,
  rentalRequestedEmail,
  rentalReturnConfirmedEmail,
  rentalReturnDeclaredEmail,
  returnAwaitedEmail,
  returnContestedEmail,
  returnUnconfirmedEmail,
} from './emails/rental.emails.js';
import { Notifier } from './notifier.js';
import { RentalSummary } from './rental-summary.js';

/** Tells the parties of a rental what the other one, the calendar or nobody's answer did. */
@Injectable()
export class RentalNotifications implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifier: Notifier,
    private readonly summary: RentalSummary,
  ) {}

  onModuleInit(): void {
    this.tell(rentalRequested, ['owner'], rentalRequestedEmail);
    this.tell(rentalAccepted, ['renter'], rentalAcceptedEmail);
    this.tell(rentalRefused, ['renter'], rentalRefusedEmail);
    this.tell(rentalCancelled, ['renter', 'owner'], rentalCancelledEmail);
    this.tell(rentalHandedOver, ['renter', 'owner'], handedOverEmail);
    this.tell(rentalNotReceived, ['owner'], notReceivedEmail);
    this.tell(rentalRenterAbsent, ['renter'], renterAbsentEmail);
    this.tell(rentalHandoverDisputed, ['renter', 'owner'], handoverDisputedEmail);
    this.tell(rentalNotHandedOver, ['renter', 'owner'], notHandedOverEmail);
    this.tell(rentalReturnDeclared, ['owner'], rentalReturnDeclaredEmail);
    this.tell(rentalReturnConfirmed, ['renter'], rentalReturnConfirmedEmail);
    this.tell(rentalAnswerAwaited, ['owner'], answerAwaitedEmail);
    this.tell(rentalNear, ['renter'], rentalNearEmail);
    this.tell(rentalNear, ['owner'], handoverNearEmail);
    this.tell(rentalReturnAwaited, ['renter'], returnAwaitedEmail);
    this.tell(rentalReturnAwaited, ['owner'], returnUnconfirmedEmail);
    this.tell(rentalRunLate, ['renter'], rentalLateEmail);
    this.tell(rentalRunLate, ['owner'], objectLateEmail);
    this.tell(rentalDelayed, ['renter'], rentalDelayedEmail);
    this.tell(rentalDelayEnded, ['renter'], delayEndedEmail);
    this.tell(rentalReturnContested, ['renter'], returnContestedEmail);
    this.tell(rentalClaimCountered, ['owner'], claimCounteredEmail);
    this.tell(rentalClaimDisputed, ['renter', 'owner'], claimDisputedEmail);
    this.tell(rentalObjectMissing, ['renter'], objectMissingEmail);
    this.tell(rentalMissingAnswered, ['owner'], missingAnsweredEmail);
    this.tell(rentalDepositShared, ['renter', 'owner'], depositSharedEmail);
    this.tell(rentalDeadlinePostponed, ['renter', 'owner'], deadlinePostponedEmail);
  }

  private tell(
    kind: EventKind<RentalEventFacts>,
    parties: ('renter' | 'owner')[],
    emailFor: (name: string, rental: RentalEventFacts) => Email,
  ): void {
    this.events.on(kind, async ({ facts }, context) => {
      const shown = await this.summary.of(context.tx, facts);
      for (const party of parties) {
        await this.notifier.send(context, facts[`${party}Id`], (name) => ({
          ...emailFor(name, facts),
          ...shown,
        }));
      }
    });
  }
}
