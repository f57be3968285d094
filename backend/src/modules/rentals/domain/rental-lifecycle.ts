import { dayOf } from '../../../kernel/day.js';
import type { Posting } from '../../../kernel/posting.js';
import { percentOf, type Xaf } from '../../../kernel/xaf.js';
import type { LedgerTransactionType } from '../../wallet/index.js';
import { answerDeadline, refundPercent, returnCutoff, statusOn } from './rental-deadlines.js';
import type { RentalFacts, RentalPolicy } from './rental-facts.js';
import { hasBegun, isOver } from './rental-period.js';
import {
  earnRent,
  refundAccepted,
  refundByNotice,
  refundRequest,
  releaseRent,
  returnSecurityDeposit,
} from './rental-postings.js';
import type {
  Party,
  RentalStatus,
  ReturnStatus,
  SecurityDepositStatus,
  TransitionEvent,
} from './rental-status.js';

/**
 * The life of a rental and of its object's return as one table: which event takes it from where to
 * where, who may cause it, when, and what it does to the money.
 */
export interface Transition {
  event: TransitionEvent;
  by: Party;
  from: { status: readonly RentalStatus[] } | { returnStatus: readonly ReturnStatus[] };
  to: {
    status?: RentalStatus;
    returnStatus?: ReturnStatus;
    securityDepositStatus?: SecurityDepositStatus;
  };
  when?: (rental: RentalFacts, now: Date, policy: RentalPolicy) => boolean;
  posts?: {
    type: LedgerTransactionType;
    postings: (rental: RentalFacts, now: Date, policy: RentalPolicy) => Posting[];
  };
}

const requested = { status: ['en_attente'] } as const;
const accepted = { status: ['acceptee'] } as const;

/** A request that comes to nothing: the renter gets everything back. */
const endRequest = <Status extends 'annulee' | 'refusee'>(status: Status) =>
  ({
    from: requested,
    to: { status, securityDepositStatus: 'released' },
    posts: { type: 'rental_refunded', postings: refundRequest },
  }) as const;

const returned = {
  to: { returnStatus: 'confirmed', securityDepositStatus: 'released' },
  posts: { type: 'security_deposit_returned', postings: returnSecurityDeposit },
} as const;

export const transitions: readonly Transition[] = [
  {
    event: 'accept',
    by: 'owner',
    from: requested,
    to: { status: 'acceptee' },
    when: isAnswerable,
    posts: { type: 'rental_accepted', postings: earnRent },
  },
  { event: 'refuse', by: 'owner', ...endRequest('refusee') },
  { event: 'expire', by: 'system', ...endRequest('refusee'), when: isUnanswered },
  /** Another request for some of the same days was accepted. */
  { event: 'supersede', by: 'system', ...endRequest('refusee') },
  { event: 'cancel-request', by: 'renter', ...endRequest('annulee') },
  {
    event: 'cancel',
    by: 'renter',
    from: accepted,
    to: { status: 'annulee', securityDepositStatus: 'released' },
    when: isAhead,
    posts: { type: 'rental_cancelled', postings: refundByNotice },
  },
  {
    event: 'cancel-by-owner',
    by: 'owner',
    from: accepted,
    to: { status: 'annulee', securityDepositStatus: 'released' },
    when: isAhead,
    posts: { type: 'rental_cancelled', postings: refundAccepted },
  },
  {
    event: 'start',
    by: 'system',
    from: accepted,
    to: { status: 'en_cours' },
    when: isDue,
    posts: { type: 'earnings_released', postings: releaseRent },
  },
  {
    event: 'finish',
    by: 'system',
    from: { status: ['en_cours'] },
    to: { status: 'terminee' },
    when: isPast,
  },
  {
    event: 'declare-return',
    by: 'renter',
    from: { returnStatus: ['none'] },
    to: { returnStatus: 'declared' },
    when: isHandedOver,
  },
  {
    event: 'confirm-return',
    by: 'owner',
    from: { returnStatus: ['none', 'declared'] },
    when: isHandedOver,
    ...returned,
  },
  {
    event: 'settle-return',
    by: 'system',
    from: { returnStatus: ['declared'] },
    when: isUncontested,
    ...returned,
  },
];

/** Events after which the renter has back what is the renter's: the deposit, and the rent or a part. */
export const refundingEvents: readonly TransitionEvent[] = transitions
  .filter(({ to }) => to.securityDepositStatus === 'released')
  .map(({ event }) => event);

/** The transition an event makes for this rental, if it is allowed now. */
export function findTransition(
  rental: RentalFacts,
  event: TransitionEvent,
  party: Party,
  now: Date,
  policy: RentalPolicy,
): Transition | undefined {
  return transitions.find(
    (transition) =>
      transition.event === event &&
      transition.by === party &&
      isIn(rental, transition.from) &&
      (transition.when?.(rental, now, policy) ?? true),
  );
}

/** What a party could do with this rental now. */
export function possibleEvents(
  rental: RentalFacts,
  party: Party,
  now: Date,
  policy: RentalPolicy,
): TransitionEvent[] {
  return transitions
    .filter(({ event, by }) => by === party && findTransition(rental, event, party, now, policy))
    .map(({ event }) => event);
}

const cancellations = ['cancel-request', 'cancel', 'cancel-by-owner'] as const;

/** How a party could cancel now; undefined when it cannot. */
export function findCancellation(
  rental: RentalFacts,
  party: Party,
  now: Date,
  policy: RentalPolicy,
): (typeof cancellations)[number] | undefined {
  const events = possibleEvents(rental, party, now, policy);
  return cancellations.find((event) => events.includes(event));
}

/** What comes back to the renter when a rental is cancelled. Amounts in XAF. */
export interface Refund {
  /** of the rent */
  percent: number;
  rent: Xaf;
  securityDeposit: Xaf;
  /** rent + security deposit */
  total: Xaf;
}

/** What the renter gets back if this party cancels now; null when it cannot. */
export function refundIfCancelled(
  rental: RentalFacts,
  party: Party,
  now: Date,
  policy: RentalPolicy,
): Refund | null {
  const event = findCancellation(rental, party, now, policy);
  if (!event) return null;
  const percent = event === 'cancel' ? refundPercent(rental, now, policy) : 100;
  const rent = percentOf(rental.rent, percent);
  const { securityDeposit } = rental;
  return { percent, rent, securityDeposit, total: rent + securityDeposit };
}

function isIn({ status, returnStatus }: RentalFacts, from: Transition['from']): boolean {
  return 'status' in from ? from.status.includes(status) : from.returnStatus.includes(returnStatus);
}

function isAnswerable(rental: RentalFacts, now: Date, policy: RentalPolicy): boolean {
  return now < answerDeadline(rental, policy);
}

function isUnanswered(rental: RentalFacts, now: Date, policy: RentalPolicy): boolean {
  return !isAnswerable(rental, now, policy);
}

function isAhead({ period }: RentalFacts, now: Date): boolean {
  return !hasBegun(period, dayOf(now));
}

function isDue({ period }: RentalFacts, now: Date): boolean {
  return hasBegun(period, dayOf(now));
}

function isPast({ period }: RentalFacts, now: Date): boolean {
  return isOver(period, dayOf(now));
}

/** Whether the renter has, or had, the object. */
function isHandedOver(rental: RentalFacts, now: Date): boolean {
  const status = statusOn(rental, dayOf(now));
  return status === 'en_cours' || status === 'terminee';
}

function isUncontested(
  { returnDeclaredAt }: RentalFacts,
  now: Date,
  policy: RentalPolicy,
): boolean {
  return returnDeclaredAt !== null && returnDeclaredAt <= returnCutoff(now, policy);
}
