import type { Day } from '../../kernel/day.js';
import type { Xaf } from '../../kernel/xaf.js';
import { type EventKind, eventKind } from '../events/index.js';
import type { ChangeEvent, RentalEvent } from './domain/rental-status.js';

/** What every event of a rental carries. The subject is the rental; amounts in XAF. */
export type RentalEventFacts = {
  itemId: string;
  itemTitle: string;
  renterId: string;
  ownerId: string;
  /** The period is [start, end). */
  start: Day;
  end: Day;
  rent: Xaf;
  securityDeposit: Xaf;
  /** Where one kind has several causes: which. */
  reason?:
    | 'owner'
    | 'expired'
    | 'superseded'
    | 'request-cancelled'
    | 'uncontested'
    | 'undeclared'
    | 'first'
    | 'second'
    | 'late'
    | 'offer-refused'
    | 'unanswered'
    | 'claim-accepted'
    | 'offer-accepted'
    | 'offer-unanswered'
    | 'staff';
  /** XAF of the security deposit that is claimed, offered or decided. */
  amount?: Xaf;
  /** Why, as whoever did it wrote it. */
  words?: string;
  /** Until when whoever is told of it may answer: an ISO instant. */
  answerBy?: string;
};

export const rentalRequested = eventKind<RentalEventFacts>('rental.requested');
export const rentalAccepted = eventKind<RentalEventFacts>('rental.accepted');
/** By its owner, for want of an answer, or because another request was accepted. */
export const rentalRefused = eventKind<RentalEventFacts>('rental.refused');
export const rentalCancelled = eventKind<RentalEventFacts>('rental.cancelled');
export const rentalStarted = eventKind<RentalEventFacts>('rental.started');
export const rentalFinished = eventKind<RentalEventFacts>('rental.finished');
export const rentalReturnDeclared = eventKind<RentalEventFacts>('rental.return-declared');
/** By its owner, because the owner did not contest it, or long after a rental that nobody declared back. */
export const rentalReturnConfirmed = eventKind<RentalEventFacts>('rental.return-confirmed');

/** The owner has not answered a request, whose deadline comes near. */
export const rentalAnswerAwaited = eventKind<RentalEventFacts>('rental.answer-awaited');
/** A rental is over, and nobody has declared it back for some days. */
export const rentalReturnAwaited = eventKind<RentalEventFacts>('rental.return-awaited');

/** The last day of a rental is over, and its object is not back. */
export const rentalRunLate = eventKind<RentalEventFacts>('rental.run-late');

/** The owner claims a part of the security deposit. */
export const rentalReturnContested = eventKind<RentalEventFacts>('rental.return-contested');
/** The renter offers another amount. */
export const rentalClaimCountered = eventKind<RentalEventFacts>('rental.claim-countered');
/** Staff are asked: the parties do not agree, or the renter did not answer. */
export const rentalClaimDisputed = eventKind<RentalEventFacts>('rental.claim-disputed');
/** The owner says that the object is not back: staff are asked. */
export const rentalObjectMissing = eventKind<RentalEventFacts>('rental.object-missing');
/** The security deposit was shared, as agreed or decided. */
export const rentalDepositShared = eventKind<RentalEventFacts>('rental.deposit-shared');

/** What each step of a rental's history is announced as, but for those of changes. */
export const announcements: Record<
  Exclude<RentalEvent, ChangeEvent>,
  { kind: EventKind<RentalEventFacts>; reason?: RentalEventFacts['reason'] }
> = {
  request: { kind: rentalRequested },
  accept: { kind: rentalAccepted },
  refuse: { kind: rentalRefused, reason: 'owner' },
  expire: { kind: rentalRefused, reason: 'expired' },
  supersede: { kind: rentalRefused, reason: 'superseded' },
  'cancel-request': { kind: rentalCancelled, reason: 'request-cancelled' },
  cancel: { kind: rentalCancelled },
  'cancel-by-owner': { kind: rentalCancelled },
  start: { kind: rentalStarted },
  finish: { kind: rentalFinished },
  'declare-return': { kind: rentalReturnDeclared },
  'confirm-return': { kind: rentalReturnConfirmed, reason: 'owner' },
  'settle-return': { kind: rentalReturnConfirmed, reason: 'uncontested' },
  'settle-undeclared': { kind: rentalReturnConfirmed, reason: 'undeclared' },
  'remind-answer': { kind: rentalAnswerAwaited },
  'remind-return': { kind: rentalReturnAwaited, reason: 'first' },
  'remind-return-again': { kind: rentalReturnAwaited, reason: 'second' },
  'run-late': { kind: rentalRunLate },
  'contest-return': { kind: rentalReturnContested },
  'claim-late-fee': { kind: rentalReturnContested, reason: 'late' },
  'report-missing': { kind: rentalObjectMissing },
  'accept-claim': { kind: rentalDepositShared, reason: 'claim-accepted' },
  'counter-claim': { kind: rentalClaimCountered },
  'accept-offer': { kind: rentalDepositShared, reason: 'offer-accepted' },
  'refuse-offer': { kind: rentalClaimDisputed, reason: 'offer-refused' },
  'escalate-claim': { kind: rentalClaimDisputed, reason: 'unanswered' },
  'settle-offer': { kind: rentalDepositShared, reason: 'offer-unanswered' },
  'share-deposit': { kind: rentalDepositShared, reason: 'staff' },
};
