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
  /** XAF that reach the wallet of the renter by it, and of the owner; none without. */
  toRenter?: Xaf;
  toOwner?: Xaf;
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

export type NotifiedParty = 'renter' | 'owner';

/** What a step of a rental's history is announced as, and whom that notifies. */
export interface Announcement {
  kind: EventKind<RentalEventFacts>;
  reason?: RentalEventFacts['reason'];
  /** By mail and bell, and by push where they want it. */
  notifies: readonly NotifiedParty[];
  /** Those of them whom an SMS reaches too. */
  bySms?: readonly NotifiedParty[];
}

const both = ['renter', 'owner'] as const;

/**
 * The events of a rental, each once: what it is announced as and whom it notifies. Those of changes are in
 * `changes.events.ts`; null for what nobody is told of.
 */
export const announcements: Record<Exclude<RentalEvent, ChangeEvent>, Announcement | null> = {
  request: { kind: rentalRequested, notifies: ['owner'], bySms: ['owner'] },
  accept: { kind: rentalAccepted, notifies: both, bySms: ['renter'] },
  refuse: { kind: rentalRefused, reason: 'owner', notifies: ['renter'] },
  expire: { kind: rentalRefused, reason: 'expired', notifies: both },
  supersede: { kind: rentalRefused, reason: 'superseded', notifies: ['renter'] },
  'cancel-request': { kind: rentalCancelled, reason: 'request-cancelled', notifies: both },
  'refuse-suspended': { kind: rentalRefused, reason: 'suspended', notifies: ['renter'] },
  'cancel-suspended': { kind: rentalCancelled, reason: 'suspended', notifies: both },
  cancel: { kind: rentalCancelled, notifies: both },
  'cancel-by-owner': { kind: rentalCancelled, notifies: both },
  delay: { kind: rentalDelayed, notifies: ['renter'] },
  'end-delay': { kind: rentalDelayEnded, notifies: ['renter'] },
  'cancel-late': { kind: rentalCancelled, reason: 'delayed', notifies: both },
  'cancel-by-staff': { kind: rentalNotHandedOver, reason: 'staff', notifies: both },
  start: { kind: rentalStarted, notifies: [] },
  finish: { kind: rentalFinished, notifies: [] },
  'hand-over': { kind: rentalHandedOver, reason: 'owner', notifies: both },
  'assume-handover': { kind: rentalHandedOver, reason: 'unobjected', notifies: both },
  'photograph-handover': null,
  'report-not-received': { kind: rentalNotReceived, notifies: ['owner'] },
  'presume-not-received': { kind: rentalNotReceived, reason: 'delayed', notifies: ['owner'] },
  'admit-not-received': { kind: rentalNotHandedOver, reason: 'admitted', notifies: both },
  'deny-not-received': { kind: rentalHandoverDisputed, reason: 'denied', notifies: both },
  'settle-not-received': { kind: rentalNotHandedOver, reason: 'unanswered', notifies: both },
  'report-absent': { kind: rentalRenterAbsent, notifies: ['renter'] },
  'admit-absence': { kind: rentalNotHandedOver, reason: 'admitted-absence', notifies: both },
  'deny-absence': { kind: rentalHandoverDisputed, reason: 'denied', notifies: both },
  'escalate-absence': { kind: rentalHandoverDisputed, reason: 'unanswered', notifies: both },
  'confirm-handover': { kind: rentalHandedOver, reason: 'staff', notifies: both },
  'cancel-handover': { kind: rentalNotHandedOver, reason: 'staff', notifies: both },
  'declare-return': { kind: rentalReturnDeclared, notifies: ['owner'] },
  'confirm-return': { kind: rentalReturnConfirmed, reason: 'owner', notifies: ['renter'] },
  'settle-return': { kind: rentalReturnConfirmed, reason: 'uncontested', notifies: both },
  'settle-undeclared': { kind: rentalReturnConfirmed, reason: 'undeclared', notifies: both },
  'remind-answer': { kind: rentalAnswerAwaited, notifies: ['owner'] },
  'remind-start': { kind: rentalNear, notifies: both, bySms: both },
  'remind-return': { kind: rentalReturnAwaited, reason: 'first', notifies: both },
  'remind-return-again': { kind: rentalReturnAwaited, reason: 'second', notifies: both },
  'run-late': { kind: rentalRunLate, notifies: both },
  'contest-return': { kind: rentalReturnContested, notifies: ['renter'], bySms: ['renter'] },
  'claim-late-fee': {
    kind: rentalReturnContested,
    reason: 'late',
    notifies: ['renter'],
    bySms: ['renter'],
  },
  'report-missing': { kind: rentalObjectMissing, notifies: ['renter'] },
  'answer-missing': { kind: rentalMissingAnswered, notifies: ['owner'] },
  'accept-claim': {
    kind: rentalDepositShared,
    reason: 'claim-accepted',
    notifies: both,
    bySms: both,
  },
  'counter-claim': { kind: rentalClaimCountered, notifies: ['owner'] },
  'accept-offer': {
    kind: rentalDepositShared,
    reason: 'offer-accepted',
    notifies: both,
    bySms: both,
  },
  'refuse-offer': { kind: rentalClaimDisputed, reason: 'offer-refused', notifies: both },
  'escalate-claim': { kind: rentalClaimDisputed, reason: 'unanswered', notifies: both },
  'settle-offer': {
    kind: rentalDepositShared,
    reason: 'offer-unanswered',
    notifies: both,
    bySms: both,
  },
  'share-deposit': { kind: rentalDepositShared, reason: 'staff', notifies: both, bySms: both },
  'postpone-answer': { kind: rentalDeadlinePostponed, notifies: both },
  'postpone-handover': { kind: rentalDeadlinePostponed, notifies: both },
  'postpone-return': { kind: rentalDeadlinePostponed, notifies: both },
};

/** Whom an announcement notifies, by its kind and reason. */
export function notifiedOf(
  kind: EventKind<RentalEventFacts>,
  { reason }: Pick<RentalEventFacts, 'reason'>,
): Pick<Announcement, 'notifies' | 'bySms'> {
  const found = Object.values(announcements).find(
    (one) => one?.kind === kind && one.reason === reason,
  );
  return found ?? { notifies: [] };
}
