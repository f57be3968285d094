import { dayOf } from '../../../kernel/day.js';
import type { Posting } from '../../../kernel/posting.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { LedgerTransactionType } from '../../wallet/index.js';
import { lateReturn, outStatuses } from './late-return.js';
import { awaitedBy, isPostponable, postponed } from './postponement.js';
import {
  hasDeposit,
  hasPassedDelayed,
  hasStarted,
  isAhead,
  isAnswerable,
  isDue,
  isFeeDue,
  isHandedOver,
  isHandoverAwaited,
  isHandoverDue,
  isHandoverInTime,
  isInTime,
  isLastDayWithRenter,
  isLate,
  isObjectionPossible,
  isPast,
  isReminderDue,
  isReturnable,
  isReturnDue,
  isUnanswered,
  isUnderWay,
} from './rental-conditions.js';
import { isTimeToObjectLeft } from './rental-deadlines.js';
import {
  keptWithoutHandover,
  type RentalChanges,
  type RentalFacts,
  type RentalPolicy,
} from './rental-facts.js';
import {
  earnRent,
  endUnhanded,
  payOwnerShare,
  refundAccepted,
  refundByNotice,
  refundRequest,
  releaseRent,
  returnRestOfDeposit,
  returnSecurityDeposit,
} from './rental-postings.js';
import {
  activeStatuses,
  type HandoverStatus,
  heldRentStatuses,
  type Party,
  type Postponement,
  type RentalStatus,
  type ReturnStatus,
  type SecurityDepositStatus,
  type TransitionEvent,
} from './rental-status.js';

/**
 * The life of a rental and of its object's return as one table: which event takes it from where to
 * where, who may cause it, when, and what it does to the money.
 */
export interface Transition {
  event: TransitionEvent;
  by: Party;
  from: TransitionStart;
  to: {
    status?: RentalStatus;
    handoverStatus?: HandoverStatus;
    returnStatus?: ReturnStatus;
    securityDepositStatus?: SecurityDepositStatus;
  };
  when?: (rental: RentalFacts, now: Date, policy: RentalPolicy) => boolean;
  /** The least and the most XAF that the event may name, of the deposit or of the rent; others name none. */
  amount?: (rental: RentalFacts, now: Date) => AmountRange;
  /** What it changes beside the statuses. */
  sets?: (rental: RentalFacts, move: Move, policy: RentalPolicy) => RentalChanges;
  posts?: readonly TransitionPostings[];
  /** It may be caused again and again; others are once in the life of a rental. */
  isRepeatable?: true;
}

/** With what an event is caused. */
export interface Move {
  now: Date;
  /** XAF, for the events that name an amount; else 0. */
  amount: Xaf;
  /** For those that give somebody more time. */
  hours?: number;
}

/** Where it begins. */
export type TransitionStart =
  | { status: readonly RentalStatus[] }
  | { handoverStatus: readonly HandoverStatus[] }
  | { returnStatus: readonly ReturnStatus[] };

/** A ledger transaction that an event makes. */
export interface TransitionPostings {
  type: LedgerTransactionType;
  /** Of the rental as the event leaves it. */
  postings: (rental: RentalFacts, now: Date, policy: RentalPolicy) => Posting[];
}

/** XAF, both included. */
export interface AmountRange {
  least: Xaf;
  most: Xaf;
}

const requested = { status: ['en_attente'] } as const;
const accepted = { status: ['acceptee'] } as const;

/** A request that comes to nothing: the renter gets everything back. */
const endRequest = <Status extends 'annulee' | 'refusee'>(status: Status) =>
  ({
    from: requested,
    to: { status, securityDepositStatus: 'released' },
    posts: [{ type: 'rental_refunded', postings: refundRequest }],
  }) as const;

const handedOver = {
  to: { handoverStatus: 'done' },
  posts: [{ type: 'earnings_released', postings: releaseRent }],
} as const;

/** It ends, with what the owner keeps of the rent. */
const notHandedOver = {
  to: { status: 'annulee', handoverStatus: 'failed', securityDepositStatus: 'released' },
  posts: [{ type: 'rental_cancelled', postings: endUnhanded }],
} as const;

const keepNothing = () => ({ keptRent: 0 });

/** Photos of the object as it changes hands, from both. */
const photographed = {
  from: { handoverStatus: ['none', 'done', 'assumed'] },
  to: {},
  when: isUnderWay,
  isRepeatable: true,
} as const satisfies Partial<Transition>;

const returned = {
  to: { returnStatus: 'confirmed', securityDepositStatus: 'released' },
  posts: [{ type: 'security_deposit_returned', postings: returnSecurityDeposit }],
} as const;

/** The owner has the object: the rental is over, and its days from the next one on are free. */
const objectIsBack = ({ returnedOn }: RentalFacts, { now }: { now: Date }) => ({
  returnedOn: returnedOn ?? dayOf(now),
});

const shared = {
  to: { returnStatus: 'settled', securityDepositStatus: 'shared' },
  posts: [
    { type: 'security_deposit_returned', postings: returnRestOfDeposit },
    { type: 'security_deposit_claimed', postings: payOwnerShare },
  ],
} as const;

export const transitions: readonly Transition[] = [
  {
    event: 'accept',
    by: 'owner',
    from: requested,
    to: { status: 'acceptee' },
    when: isAnswerable,
    posts: [{ type: 'rental_accepted', postings: earnRent }],
  },
  { event: 'refuse', by: 'owner', ...endRequest('refusee') },
  { event: 'expire', by: 'system', ...endRequest('refusee'), when: isUnanswered },
  {
    event: 'remind-answer',
    by: 'system',
    from: requested,
    to: {},
    when: isReminderDue('remind-answer'),
  },
  /** Another request for some of the same days was accepted. */
  { event: 'supersede', by: 'system', ...endRequest('refusee') },
  { event: 'cancel-request', by: 'renter', ...endRequest('annulee') },
  /** Staff have suspended its owner. */
  { event: 'refuse-suspended', by: 'system', ...endRequest('refusee') },
  /** Staff have suspended its renter. */
  { event: 'cancel-suspended', by: 'system', ...endRequest('annulee') },
  {
    event: 'cancel',
    by: 'renter',
    from: accepted,
    to: { status: 'annulee', securityDepositStatus: 'released' },
    when: isAhead,
    posts: [{ type: 'rental_cancelled', postings: refundByNotice }],
  },
  {
    event: 'cancel-by-owner',
    by: 'owner',
    from: accepted,
    to: { status: 'annulee', securityDepositStatus: 'released' },
    when: isAhead,
    posts: [{ type: 'rental_cancelled', postings: refundAccepted }],
  },
  {
    /** The renter before has not given the object back. */
    event: 'delay',
    by: 'system',
    from: { status: activeStatuses },
    to: {},
    when: (rental, now) => !rental.isDelayed && isHandoverAwaited(rental, now),
    sets: () => ({ isDelayed: true }),
  },
  {
    /** Not at the end of the rental, when silence would be taken for a handover that nobody could object to. */
    event: 'end-delay',
    by: 'system',
    from: { status: activeStatuses },
    to: {},
    when: (rental, now, policy) => rental.isDelayed && isTimeToObjectLeft(rental, now, policy),
    sets: () => ({ isDelayed: false }),
  },
  {
    /** Whatever the notice, and until the object is there. */
    event: 'cancel-late',
    by: 'renter',
    from: { status: activeStatuses },
    to: { status: 'annulee', securityDepositStatus: 'released' },
    when: (rental, now) => rental.isDelayed && isHandoverAwaited(rental, now),
    posts: [{ type: 'rental_cancelled', postings: refundAccepted }],
  },
  {
    /** Until the object changes hands, whatever the notice: staff say what the owner keeps of the rent. */
    event: 'cancel-by-staff',
    by: 'staff',
    from: { status: activeStatuses },
    when: (rental, now) => isHandoverAwaited(rental, now) && isHandoverInTime(rental, now),
    amount: ({ rent }) => ({ least: 0, most: rent }),
    sets: (_, { amount }) => ({ keptRent: amount }),
    ...notHandedOver,
  },
  {
    event: 'start',
    by: 'system',
    from: accepted,
    to: { status: 'en_cours' },
    when: isDue,
  },
  {
    event: 'finish',
    by: 'system',
    from: { status: ['en_cours'] },
    to: { status: 'terminee' },
    when: isPast,
  },
  {
    /** The renter's code says that the object is there, whatever was said before. */
    event: 'hand-over',
    by: 'owner',
    from: { handoverStatus: heldRentStatuses },
    when: isUnderWay,
    ...handedOver,
  },
  {
    event: 'assume-handover',
    by: 'system',
    from: { handoverStatus: ['none'] },
    to: { handoverStatus: 'assumed' },
    when: (rental, now) => hasStarted(rental, now) && isHandoverDue(rental, now),
    posts: handedOver.posts,
  },
  { event: 'photograph-handover', by: 'renter', ...photographed },
  { event: 'photograph-handover', by: 'owner', ...photographed },
  {
    event: 'report-not-received',
    by: 'renter',
    from: { handoverStatus: ['none'] },
    to: { handoverStatus: 'not_received' },
    when: isObjectionPossible,
  },
  {
    /** Nobody says so, nor that it was: the owner is asked. */
    event: 'presume-not-received',
    by: 'system',
    from: { handoverStatus: ['none'] },
    to: { handoverStatus: 'not_received' },
    when: hasPassedDelayed,
  },
  {
    event: 'admit-not-received',
    by: 'owner',
    from: { handoverStatus: ['not_received'] },
    sets: keepNothing,
    ...notHandedOver,
  },
  {
    event: 'deny-not-received',
    by: 'owner',
    from: { handoverStatus: ['not_received'] },
    to: { handoverStatus: 'disputed' },
    when: isHandoverInTime,
  },
  {
    event: 'settle-not-received',
    by: 'system',
    from: { handoverStatus: ['not_received'] },
    when: isHandoverDue,
    sets: keepNothing,
    ...notHandedOver,
  },
  {
    event: 'report-absent',
    by: 'owner',
    from: { handoverStatus: ['none'] },
    to: { handoverStatus: 'renter_absent' },
    // An owner who has no object yet was not waiting.
    when: (rental, now) => isObjectionPossible(rental, now) && !rental.isDelayed,
  },
  {
    /** As if the renter had cancelled without notice: a delivery that was not made comes back. */
    event: 'admit-absence',
    by: 'renter',
    from: { handoverStatus: ['renter_absent'] },
    sets: (rental, _, policy) => ({ keptRent: keptWithoutHandover(rental, policy) }),
    ...notHandedOver,
  },
  {
    event: 'deny-absence',
    by: 'renter',
    from: { handoverStatus: ['renter_absent'] },
    to: { handoverStatus: 'disputed' },
    when: isHandoverInTime,
  },
  {
    event: 'escalate-absence',
    by: 'system',
    from: { handoverStatus: ['renter_absent'] },
    to: { handoverStatus: 'disputed' },
    when: isHandoverDue,
  },
  {
    event: 'confirm-handover',
    by: 'staff',
    from: { handoverStatus: ['disputed'] },
    ...handedOver,
  },
  {
    event: 'cancel-handover',
    by: 'staff',
    from: { handoverStatus: ['disputed'] },
    amount: ({ rent }) => ({ least: 0, most: rent }),
    sets: (_, { amount }) => ({ keptRent: amount }),
    ...notHandedOver,
  },
  {
    event: 'declare-return',
    by: 'renter',
    from: { returnStatus: ['none'] },
    to: { returnStatus: 'declared' },
    when: isHandedOver,
    sets: (_, { now }) => ({ returnDeclaredAt: now }),
  },
  {
    /** Whatever was claimed or said before is dropped. */
    event: 'confirm-return',
    by: 'owner',
    from: {
      returnStatus: ['none', 'declared', 'contested', 'countered', 'disputed', 'missing'],
    },
    to: { status: 'terminee', ...returned.to },
    when: (rental, now) => isHandedOver(rental, now) && isReturnable(rental, now),
    sets: objectIsBack,
    posts: returned.posts,
  },
  {
    event: 'settle-return',
    by: 'system',
    from: { returnStatus: ['declared'] },
    when: isReturnDue,
    ...returned,
  },
  {
    event: 'settle-undeclared',
    by: 'system',
    from: { returnStatus: ['none'] },
    when: isReturnDue,
    ...returned,
  },
  {
    event: 'remind-start',
    by: 'system',
    from: { status: ['acceptee'] },
    to: {},
    when: isReminderDue('remind-start'),
  },
  {
    event: 'remind-return',
    by: 'system',
    from: { returnStatus: ['none'] },
    to: {},
    when: isReminderDue('remind-return'),
  },
  {
    event: 'remind-return-again',
    by: 'system',
    from: { returnStatus: ['none'] },
    to: {},
    when: isReminderDue('remind-return-again'),
  },
  {
    event: 'run-late',
    by: 'system',
    from: { returnStatus: outStatuses },
    to: {},
    when: isLate,
  },
  {
    event: 'contest-return',
    by: 'owner',
    from: { returnStatus: ['none', 'declared', 'missing'] },
    to: { status: 'terminee', returnStatus: 'contested' },
    when: (rental, now) =>
      isHandedOver(rental, now) &&
      isReturnable(rental, now) &&
      hasDeposit(rental) &&
      isInTime(rental, now),
    amount: ({ securityDeposit }) => ({ least: 1, most: securityDeposit }),
    sets: (rental, move) => ({ ...objectIsBack(rental, move), claimedAmount: move.amount }),
  },
  {
    /** The object is back, late. The rule says how much; the renter answers as any claim. */
    event: 'claim-late-fee',
    by: 'owner',
    from: { returnStatus: ['none', 'declared', 'missing'] },
    to: { status: 'terminee', returnStatus: 'contested' },
    when: isFeeDue,
    amount: (rental, now) => {
      const fee = lateReturn(rental, dayOf(now))?.fee ?? 0;
      return { least: fee, most: fee };
    },
    sets: (rental, move) => ({ ...objectIsBack(rental, move), claimedAmount: move.amount }),
  },
  {
    event: 'report-missing',
    by: 'owner',
    from: { returnStatus: ['none', 'declared'] },
    to: { returnStatus: 'missing' },
    when: (rental, now) =>
      isHandedOver(rental, now) && isLastDayWithRenter(rental, now) && isInTime(rental, now),
  },
  {
    /** What the renter says of it, for staff to read; they decide nonetheless. */
    event: 'answer-missing',
    by: 'renter',
    from: { returnStatus: ['missing'] },
    to: {},
    isRepeatable: true,
  },
  {
    event: 'accept-claim',
    by: 'renter',
    from: { returnStatus: ['contested'] },
    sets: ({ claimedAmount }) => ({ ownerShare: claimedAmount }),
    ...shared,
  },
  {
    event: 'counter-claim',
    by: 'renter',
    from: { returnStatus: ['contested'] },
    to: { returnStatus: 'countered' },
    when: isInTime,
    amount: ({ claimedAmount }) => ({ least: 0, most: (claimedAmount ?? 0) - 1 }),
    sets: (_, { amount }) => ({ offeredAmount: amount }),
  },
  {
    event: 'escalate-claim',
    by: 'system',
    from: { returnStatus: ['contested'] },
    to: { returnStatus: 'disputed' },
    when: isReturnDue,
  },
  {
    event: 'accept-offer',
    by: 'owner',
    from: { returnStatus: ['countered'] },
    sets: ({ offeredAmount }) => ({ ownerShare: offeredAmount }),
    ...shared,
  },
  {
    event: 'refuse-offer',
    by: 'owner',
    from: { returnStatus: ['countered'] },
    to: { returnStatus: 'disputed' },
    when: isInTime,
  },
  {
    event: 'settle-offer',
    by: 'system',
    from: { returnStatus: ['countered'] },
    when: isReturnDue,
    sets: ({ offeredAmount }) => ({ ownerShare: offeredAmount }),
    ...shared,
  },
  {
    event: 'share-deposit',
    by: 'staff',
    from: { returnStatus: ['disputed', 'missing'] },
    amount: ({ securityDeposit }) => ({ least: 0, most: securityDeposit }),
    sets: (_, { amount }) => ({ ownerShare: amount }),
    ...shared,
  },
  postponing('postpone-answer', requested, (answerDueAt) => ({ answerDueAt })),
  postponing(
    'postpone-handover',
    { handoverStatus: ['none', 'not_received', 'renter_absent'] },
    (handoverDueAt) => ({ handoverDueAt }),
  ),
  postponing(
    'postpone-return',
    { returnStatus: ['none', 'declared', 'contested', 'countered'] },
    (returnDueAt) => ({ returnDueAt }),
  ),
];

/** Whoever is asked has more time, and everything else stays as it is; each deadline once. */
function postponing(
  event: Postponement,
  from: TransitionStart,
  sets: (dueAt: Date) => RentalChanges,
): Transition {
  return {
    event,
    by: 'staff',
    from,
    to: {},
    when: (rental, now, policy) => isPostponable(awaitedBy(event, rental, policy), now),
    sets: (rental, { hours = 0 }, policy) => {
      const awaited = awaitedBy(event, rental, policy);
      return awaited ? sets(postponed(awaited, hours)) : {};
    },
    isRepeatable: true,
  };
}

/** Events after which the renter has back what is the renter's: the deposit or a part, and the rent or a part. */
export function refundingEvents(): TransitionEvent[] {
  return transitions
    .filter(({ to }) => to.securityDepositStatus !== undefined)
    .map(({ event }) => event);
}
