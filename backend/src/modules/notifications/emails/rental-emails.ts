import type { Email } from '../../../platform/mail/email.js';
import type { EventKind } from '../../events/index.js';
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
} from '../../rentals/index.js';
import type { RentalMeeting } from '../rental-meetings.js';
import {
  handedOverEmail,
  handoverDisputedEmail,
  notHandedOverEmail,
  notReceivedEmail,
  ownersHandedOverEmail,
  ownersHandoverDisputedEmail,
  ownersNotHandedOverEmail,
  presumedNotReceivedEmail,
  renterAbsentEmail,
} from './handover.emails.js';
import {
  claimCounteredEmail,
  claimDisputedEmail,
  deadlinePostponedEmail,
  delayEndedEmail,
  depositSharedEmail,
  handoverNearEmail,
  missingAnsweredEmail,
  objectLateEmail,
  objectMissingEmail,
  ownersClaimDisputedEmail,
  ownersDeadlinePostponedEmail,
  ownersDepositSharedEmail,
  rentalDelayedEmail,
  rentalLateEmail,
  rentalNearEmail,
  rentalReturnConfirmedEmail,
  rentalReturnDeclaredEmail,
  returnAwaitedEmail,
  returnContestedEmail,
  returnSettledEmail,
  returnUnconfirmedEmail,
} from './rental.emails.js';
import type { RentalNews } from './rental-news.js';
import {
  acceptanceEmail,
  answerAwaitedEmail,
  ownersRentalCancelledEmail,
  rentalAcceptedEmail,
  rentalCancelledEmail,
  rentalRefusedEmail,
  rentalRequestedEmail,
  requestExpiredEmail,
} from './request.emails.js';

/** What each party is told of a kind of event; whether it is told of one, the list of events says. */
export interface PartyEmails<More extends unknown[] = []> {
  kind: EventKind<RentalEventFacts>;
  renter?: (name: string, rental: RentalNews, ...more: More) => Email;
  owner?: (name: string, rental: RentalNews, ...more: More) => Email;
}

/** Of events whose mails say how the object changes hands too. */
export const meetingEmails: readonly PartyEmails<[RentalMeeting]>[] = [
  { kind: rentalRequested, owner: rentalRequestedEmail },
  { kind: rentalAccepted, renter: rentalAcceptedEmail, owner: acceptanceEmail },
];

export const rentalEmails: readonly PartyEmails[] = [
  { kind: rentalAnswerAwaited, owner: answerAwaitedEmail },
  { kind: rentalRefused, renter: rentalRefusedEmail, owner: requestExpiredEmail },
  { kind: rentalCancelled, renter: rentalCancelledEmail, owner: ownersRentalCancelledEmail },
  { kind: rentalNear, renter: rentalNearEmail, owner: handoverNearEmail },
  { kind: rentalDelayed, renter: rentalDelayedEmail },
  { kind: rentalDelayEnded, renter: delayEndedEmail },
  { kind: rentalHandedOver, renter: handedOverEmail, owner: ownersHandedOverEmail },
  { kind: rentalNotReceived, renter: presumedNotReceivedEmail, owner: notReceivedEmail },
  { kind: rentalRenterAbsent, renter: renterAbsentEmail },
  {
    kind: rentalHandoverDisputed,
    renter: handoverDisputedEmail,
    owner: ownersHandoverDisputedEmail,
  },
  { kind: rentalNotHandedOver, renter: notHandedOverEmail, owner: ownersNotHandedOverEmail },
  { kind: rentalReturnDeclared, owner: rentalReturnDeclaredEmail },
  { kind: rentalReturnConfirmed, renter: rentalReturnConfirmedEmail, owner: returnSettledEmail },
  { kind: rentalReturnAwaited, renter: returnAwaitedEmail, owner: returnUnconfirmedEmail },
  { kind: rentalRunLate, renter: rentalLateEmail, owner: objectLateEmail },
  { kind: rentalReturnContested, renter: returnContestedEmail },
  { kind: rentalClaimCountered, owner: claimCounteredEmail },
  { kind: rentalClaimDisputed, renter: claimDisputedEmail, owner: ownersClaimDisputedEmail },
  { kind: rentalObjectMissing, renter: objectMissingEmail },
  { kind: rentalMissingAnswered, owner: missingAnsweredEmail },
  { kind: rentalDepositShared, renter: depositSharedEmail, owner: ownersDepositSharedEmail },
  {
    kind: rentalDeadlinePostponed,
    renter: deadlinePostponedEmail,
    owner: ownersDeadlinePostponedEmail,
  },
];
