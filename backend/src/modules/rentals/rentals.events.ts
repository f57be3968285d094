import type { Day } from '../../kernel/day.js';
import type { Xaf } from '../../kernel/xaf.js';
import { type EventKind, eventKind } from '../events/index.js';
import type { Deadline } from './domain/postponement.js';
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
  /** With the delivery. */
  rent: Xaf;
  securityDeposit: Xaf;
  /** How many of the item; one without. */
  pieces?: number;
  /** XAF of the rent; none without. */
  deliveryFee?: Xaf;
  /** Where one kind has several causes: which. */
  reason?:
    | 'owner'
    | 'expired'
    | 'superseded'
    | 'request-cancelled'
    /** Staff have suspended the owner, or the renter. */
    | 'suspended'
    | 'uncontested'
    | 'undeclared'
    | 'first'
    | 'second'
    | 'late'
    | 'delayed'
    | 'offer-refused'
    | 'unanswered'
    | 'claim-accepted'
    | 'offer-accepted'
    | 'offer-unanswered'
    | 'staff'
    | 'unobjected'
    | 'admitted'
    | 'admitted-absence'
    | 'denied';
  /** XAF that is claimed, offered or decided, of the security deposit or of the rent. */
  amount?: Xaf;
  /** Why, as whoever did it wrote it. */
  words?: string;
  /** Which deadline staff put off. */
  deadline?: Deadline;
  /** Until when whoever is told of it may answer: an ISO instant. */
  answerBy?: string;
  /** SHA-256 of the contract that an acceptance keeps; none of rentals without one, nor before there were hashes. */
  contractHash?: string;
};

export const rentalRequested = eventKind<RentalEventFacts>('rental.requested');
export const rentalAccepted = eventKind<RentalEventFacts>('rental.accepted');
/** By its owner, for want of an answer, or because another request was accepted. */
export const rentalRefused = eventKind<RentalEventFacts>('rental.refused');
export const rentalCancelled = eventKind<RentalEventFacts>('rental.cancelled');
export const rentalStarted = eventKind<RentalEventFacts>('rental.started');
export const rentalFinished = eventKind<RentalEventFacts>('rental.finished');
/** By the renter's code, because nobody objected in time, or as staff decided: the rent is the owner's. */
export const rentalHandedOver = eventKind<RentalEventFacts>('rental.handed-over');
/** The renter says that there was no object, or it never came from the renter before: the owner is asked. */
export const rentalNotReceived = eventKind<RentalEventFacts>('rental.not-received');
/** The owner says that there was no renter: the renter is asked. */
export const rentalRenterAbsent = eventKind<RentalEventFacts>('rental.renter-absent');
/** Staff are asked: the parties do not agree, or the renter did not answer. */
export const rentalHandoverDisputed = eventKind<RentalEventFacts>('rental.handover-disputed');
/** There was no handover: the rental has ended. */
export const rentalNotHandedOver = eventKind<RentalEventFacts>('rental.not-handed-over');
export const rentalReturnDeclared = eventKind<RentalEventFacts>('rental.return-declared');
/** By its owner, because the owner did not contest it, or long after a rental that nobody declared back. */
export const rentalReturnConfirmed = eventKind<RentalEventFacts>('rental.return-confirmed');

/** The owner has not answered a request, whose deadline comes near. */
export const rentalAnswerAwaited = eventKind<RentalEventFacts>('rental.answer-awaited');
/** An accepted rental begins on the next day. */
export const rentalNear = eventKind<RentalEventFacts>('rental.near');
/** A rental is over, and nobody has declared it back for some days. */
export const rentalReturnAwaited = eventKind<RentalEventFacts>('rental.return-awaited');

/** The last day of a rental is over, and its object is not back. */
export const rentalRunLate = eventKind<RentalEventFacts>('rental.run-late');

/** The object of an accepted rental is still with the renter before. */
export const rentalDelayed = eventKind<RentalEventFacts>('rental.delayed');
export const rentalDelayEnded = eventKind<RentalEventFacts>('rental.delay-ended');

/** The owner claims a part of the security deposit. */
export const rentalReturnContested = eventKind<RentalEventFacts>('rental.return-contested');
/** The renter offers another amount. */
export const rentalClaimCountered = eventKind<RentalEventFacts>('rental.claim-countered');
/** Staff are asked: the parties do not agree, or the renter did not answer. */
export const rentalClaimDisputed = eventKind<RentalEventFacts>('rental.claim-disputed');
/** The owner says that the object is not back: staff are asked. */
export const rentalObjectMissing = eventKind<RentalEventFacts>('rental.object-missing');
/** The renter says something of it. */
export const rentalMissingAnswered = eventKind<RentalEventFacts>('rental.missing-answered');
/** The security deposit was shared, as agreed or decided. */
export const rentalDepositShared = eventKind<RentalEventFacts>('rental.deposit-shared');

/** Staff gave whoever is asked more time. */
export const rentalDeadlinePostponed = eventKind<RentalEventFacts>('rental.deadline-postponed');

/**
 * What each step of a rental's history is announced as, but for those of changes; null for what nobody
 * is told of.
 */
export const announcements: Record<
  Exclude<RentalEvent, ChangeEvent>,
  { kind: EventKind<RentalEventFacts>; reason?: RentalEventFacts['reason'] } | null
> = {
  request: { kind: rentalRequested },
  accept: { kind: rentalAccepted },
  refuse: { kind: rentalRefused, reason: 'owner' },
  expire: { kind: rentalRefused, reason: 'expired' },
  supersede: { kind: rentalRefused, reason: 'superseded' },
  'cancel-request': { kind: rentalCancelled, reason: 'request-cancelled' },
  'refuse-suspended': { kind: rentalRefused, reason: 'suspended' },
  'cancel-suspended': { kind: rentalCancelled, reason: 'suspended' },
  cancel: { kind: rentalCancelled },
  'cancel-by-owner': { kind: rentalCancelled },
  delay: { kind: rentalDelayed },
  'end-delay': { kind: rentalDelayEnded },
  'cancel-late': { kind: rentalCancelled, reason: 'delayed' },
  'cancel-by-staff': { kind: rentalNotHandedOver, reason: 'staff' },
  start: { kind: rentalStarted },
  finish: { kind: rentalFinished },
  'hand-over': { kind: rentalHandedOver, reason: 'owner' },
  'assume-handover': { kind: rentalHandedOver, reason: 'unobjected' },
  'photograph-handover': null,
  'report-not-received': { kind: rentalNotReceived },
  'presume-not-received': { kind: rentalNotReceived, reason: 'delayed' },
  'admit-not-received': { kind: rentalNotHandedOver, reason: 'admitted' },
  'deny-not-received': { kind: rentalHandoverDisputed, reason: 'denied' },
  'settle-not-received': { kind: rentalNotHandedOver, reason: 'unanswered' },
  'report-absent': { kind: rentalRenterAbsent },
  'admit-absence': { kind: rentalNotHandedOver, reason: 'admitted-absence' },
  'deny-absence': { kind: rentalHandoverDisputed, reason: 'denied' },
  'escalate-absence': { kind: rentalHandoverDisputed, reason: 'unanswered' },
  'confirm-handover': { kind: rentalHandedOver, reason: 'staff' },
  'cancel-handover': { kind: rentalNotHandedOver, reason: 'staff' },
  'declare-return': { kind: rentalReturnDeclared },
  'confirm-return': { kind: rentalReturnConfirmed, reason: 'owner' },
  'settle-return': { kind: rentalReturnConfirmed, reason: 'uncontested' },
  'settle-undeclared': { kind: rentalReturnConfirmed, reason: 'undeclared' },
  'remind-answer': { kind: rentalAnswerAwaited },
  'remind-start': { kind: rentalNear },
  'remind-return': { kind: rentalReturnAwaited, reason: 'first' },
  'remind-return-again': { kind: rentalReturnAwaited, reason: 'second' },
  'run-late': { kind: rentalRunLate },
  'contest-return': { kind: rentalReturnContested },
  'claim-late-fee': { kind: rentalReturnContested, reason: 'late' },
  'report-missing': { kind: rentalObjectMissing },
  'answer-missing': { kind: rentalMissingAnswered },
  'accept-claim': { kind: rentalDepositShared, reason: 'claim-accepted' },
  'counter-claim': { kind: rentalClaimCountered },
  'accept-offer': { kind: rentalDepositShared, reason: 'offer-accepted' },
  'refuse-offer': { kind: rentalClaimDisputed, reason: 'offer-refused' },
  'escalate-claim': { kind: rentalClaimDisputed, reason: 'unanswered' },
  'settle-offer': { kind: rentalDepositShared, reason: 'offer-unanswered' },
  'share-deposit': { kind: rentalDepositShared, reason: 'staff' },
  'postpone-answer': { kind: rentalDeadlinePostponed },
  'postpone-handover': { kind: rentalDeadlinePostponed },
  'postpone-return': { kind: rentalDeadlinePostponed },
};
