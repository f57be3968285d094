import type { Day } from '../../kernel/day.js';
import type { Xaf } from '../../kernel/xaf.js';
import { type EventKind, eventKind } from '../events/index.js';
import type { Loss } from '../items/index.js';
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
  /** The object was reported missing, so that its owner could not accept the request. */
  isObjectMissing?: true;
  /** The object will not come back to its owner: what became of it. */
  loss?: Loss;
  /** The object was reported missing, with all that there are of it or some of them, and is back. */
  foundAgain?: 'all' | 'some';
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

type NotifiedParty = 'renter' | 'owner';

/** What a step of a rental's history is called and announced as, and whom that notifies. */
export interface RentalAnnouncement {
  /** In French, as the histories of the sites say it. */
  name: string;
  /** Without one, it is not announced. */
  kind?: EventKind<RentalEventFacts>;
  reason?: RentalEventFacts['reason'];
  /** By mail and bell, and by push where they want it. */
  notifies: readonly NotifiedParty[];
  /** Those of them whom an SMS reaches too. */
  bySms?: readonly NotifiedParty[];
}

const both = ['renter', 'owner'] as const;

/**
 * The events of a rental, each once; those of changes are in `changes.events.ts`. The audit of the announcements, the
 * names in histories, the notifications and the table in `docs/events.md` follow from it.
 */
export const announcements: Record<Exclude<RentalEvent, ChangeEvent>, RentalAnnouncement> = {
  request: { name: 'Demande payée', kind: rentalRequested, notifies: ['owner'], bySms: ['owner'] },
  accept: { name: 'Demande acceptée', kind: rentalAccepted, notifies: both, bySms: ['renter'] },
  refuse: { name: 'Demande refusée', kind: rentalRefused, reason: 'owner', notifies: ['renter'] },
  expire: {
    name: 'Demande refusée, faute de réponse',
    kind: rentalRefused,
    reason: 'expired',
    notifies: both,
  },
  supersede: {
    name: 'Demande refusée, objet loué à un autre',
    kind: rentalRefused,
    reason: 'superseded',
    notifies: ['renter'],
  },
  'cancel-request': {
    name: 'Demande annulée',
    kind: rentalCancelled,
    reason: 'request-cancelled',
    notifies: both,
  },
  'refuse-suspended': {
    name: 'Demande refusée, son propriétaire étant suspendu',
    kind: rentalRefused,
    reason: 'suspended',
    notifies: ['renter'],
  },
  'cancel-suspended': {
    name: 'Demande annulée, son locataire étant suspendu',
    kind: rentalCancelled,
    reason: 'suspended',
    notifies: both,
  },
  cancel: { name: 'Location annulée', kind: rentalCancelled, notifies: both },
  'cancel-by-owner': { name: 'Location annulée', kind: rentalCancelled, notifies: both },
  delay: {
    name: "Objet en retard à la location d'avant",
    kind: rentalDelayed,
    notifies: ['renter'],
  },
  'end-delay': {
    name: "Retard de la location d'avant réglé",
    kind: rentalDelayEnded,
    notifies: ['renter'],
  },
  'cancel-late': {
    name: 'Location annulée, objet en retard',
    kind: rentalCancelled,
    reason: 'delayed',
    notifies: both,
  },
  'cancel-by-staff': {
    name: 'Location annulée par Loka',
    kind: rentalNotHandedOver,
    reason: 'staff',
    notifies: both,
  },
  start: { name: 'Location commencée', kind: rentalStarted, notifies: [] },
  finish: { name: 'Location terminée', kind: rentalFinished, notifies: [] },
  'hand-over': {
    name: 'Objet remis, prix de la location disponible',
    kind: rentalHandedOver,
    reason: 'owner',
    notifies: both,
  },
  'assume-handover': {
    name: 'Remise sans objection, prix de la location disponible',
    kind: rentalHandedOver,
    reason: 'unobjected',
    notifies: both,
  },
  'photograph-handover': { name: "Photos de l'objet", notifies: [] },
  'report-not-received': {
    name: 'Objet signalé non remis',
    kind: rentalNotReceived,
    notifies: ['owner'],
  },
  'presume-not-received': {
    name: 'Objet jamais arrivé, propriétaire interrogé',
    kind: rentalNotReceived,
    reason: 'delayed',
    notifies: both,
  },
  'admit-not-received': {
    name: 'Objet non remis, locataire remboursé',
    kind: rentalNotHandedOver,
    reason: 'admitted',
    notifies: both,
  },
  'deny-not-received': {
    name: 'Remise contestée, dossier transmis à Loka',
    kind: rentalHandoverDisputed,
    reason: 'denied',
    notifies: both,
  },
  'settle-not-received': {
    name: 'Objet non remis, faute de réponse',
    kind: rentalNotHandedOver,
    reason: 'unanswered',
    notifies: both,
  },
  'report-absent': {
    name: 'Locataire signalé absent',
    kind: rentalRenterAbsent,
    notifies: ['renter'],
  },
  'admit-absence': {
    name: 'Absence reconnue, location annulée',
    kind: rentalNotHandedOver,
    reason: 'admitted-absence',
    notifies: both,
  },
  'deny-absence': {
    name: 'Absence contestée, dossier transmis à Loka',
    kind: rentalHandoverDisputed,
    reason: 'denied',
    notifies: both,
  },
  'escalate-absence': {
    name: 'Sans réponse, dossier transmis à Loka',
    kind: rentalHandoverDisputed,
    reason: 'unanswered',
    notifies: both,
  },
  'confirm-handover': {
    name: 'Loka a décidé : objet remis',
    kind: rentalHandedOver,
    reason: 'staff',
    notifies: both,
  },
  'cancel-handover': {
    name: 'Loka a décidé : location annulée',
    kind: rentalNotHandedOver,
    reason: 'staff',
    notifies: both,
  },
  'declare-return': { name: 'Retour déclaré', kind: rentalReturnDeclared, notifies: ['owner'] },
  'confirm-return': {
    name: 'Retour confirmé',
    kind: rentalReturnConfirmed,
    reason: 'owner',
    notifies: ['renter'],
  },
  'settle-return': {
    name: 'Retour réglé, faute de réponse',
    kind: rentalReturnConfirmed,
    reason: 'uncontested',
    notifies: both,
  },
  'settle-undeclared': {
    name: "Retour réglé, personne ne s'étant manifesté",
    kind: rentalReturnConfirmed,
    reason: 'undeclared',
    notifies: both,
  },
  'remind-answer': {
    name: 'Rappel envoyé au propriétaire',
    kind: rentalAnswerAwaited,
    notifies: ['owner'],
  },
  'remind-start': {
    name: 'Rappel envoyé, la location commence le lendemain',
    kind: rentalNear,
    notifies: both,
    bySms: both,
  },
  'remind-return': {
    name: 'Rappel envoyé, retour pas encore déclaré',
    kind: rentalReturnAwaited,
    reason: 'first',
    notifies: both,
  },
  'remind-return-again': {
    name: 'Second rappel envoyé, retour pas encore déclaré',
    kind: rentalReturnAwaited,
    reason: 'second',
    notifies: both,
  },
  'run-late': { name: 'Objet en retard', kind: rentalRunLate, notifies: both },
  'contest-return': {
    name: 'Objet revenu, caution contestée',
    kind: rentalReturnContested,
    notifies: ['renter'],
    bySms: ['renter'],
  },
  'claim-late-fee': {
    name: 'Objet revenu en retard, frais demandés',
    kind: rentalReturnContested,
    reason: 'late',
    notifies: ['renter'],
    bySms: ['renter'],
  },
  'report-missing': {
    name: 'Objet signalé non rendu',
    kind: rentalObjectMissing,
    notifies: ['renter'],
  },
  'answer-missing': {
    name: 'Réponse du locataire, objet non rendu',
    kind: rentalMissingAnswered,
    notifies: ['owner'],
  },
  'accept-claim': {
    name: 'Montant accepté, caution partagée',
    kind: rentalDepositShared,
    reason: 'claim-accepted',
    notifies: both,
    bySms: both,
  },
  'counter-claim': {
    name: 'Autre montant proposé',
    kind: rentalClaimCountered,
    notifies: ['owner'],
  },
  'accept-offer': {
    name: 'Proposition acceptée, caution partagée',
    kind: rentalDepositShared,
    reason: 'offer-accepted',
    notifies: both,
    bySms: both,
  },
  'refuse-offer': {
    name: 'Proposition refusée, dossier transmis à Loka',
    kind: rentalClaimDisputed,
    reason: 'offer-refused',
    notifies: both,
  },
  'escalate-claim': {
    name: 'Sans réponse, dossier transmis à Loka',
    kind: rentalClaimDisputed,
    reason: 'unanswered',
    notifies: both,
  },
  'settle-offer': {
    name: 'Proposition retenue, faute de réponse',
    kind: rentalDepositShared,
    reason: 'offer-unanswered',
    notifies: both,
    bySms: both,
  },
  'share-deposit': {
    name: 'Caution partagée par Loka',
    kind: rentalDepositShared,
    reason: 'staff',
    notifies: both,
    bySms: both,
  },
  'postpone-answer': {
    name: 'Délai de réponse prolongé',
    kind: rentalDeadlinePostponed,
    notifies: both,
  },
  'postpone-handover': {
    name: 'Délai de la remise prolongé',
    kind: rentalDeadlinePostponed,
    notifies: both,
  },
  'postpone-return': {
    name: 'Délai du retour prolongé',
    kind: rentalDeadlinePostponed,
    notifies: both,
  },
};

/** Whom an announcement notifies, by its kind and reason. */
export function notifiedOf(
  kind: EventKind<RentalEventFacts>,
  { reason }: Pick<RentalEventFacts, 'reason'>,
): Pick<RentalAnnouncement, 'notifies' | 'bySms'> {
  const found = Object.values(announcements).find(
    (one) => one.kind === kind && one.reason === reason,
  );
  return found ?? { notifies: [] };
}
