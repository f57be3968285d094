import { addDays, type Day, dayOf, startOfDay } from '../../../kernel/day.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { ChangeKind } from './rental-change.js';
import { isRentReleased } from './rental-conditions.js';
import { answerDeadline, statusOn } from './rental-deadlines.js';
import type { RentalFacts, RentalPolicy } from './rental-facts.js';
import type { OpenChange } from './rental-stage.js';
import {
  contestedHandoverStatuses,
  isObjectAwaited,
  isOneOf,
  type Party,
  type TransitionEvent,
} from './rental-status.js';

/** Where a rental and its money stand: what is done, what is waited for, and where each franc is. */
export interface Progress {
  situation: Situation;
  money: MoneyPlaces;
  timeline: TimelineStep[];
  /** The extension or shortening that is to be answered or paid before anything else; null when none is. */
  change: PendingChange | null;
  /** Staff have decided, and a second person of them has to approve. */
  isReviewed: boolean;
  /** Who acts next; null when all is done, or an object is awaited from the renter before. */
  nextBy: Party | 'both' | null;
  /** Until when; null when there is no such end. */
  nextUntil: Date | null;
}

export const situations = [
  'requested',
  'refused',
  'cancelled',
  'agreed',
  /** The object is still with the renter before. */
  'awaited',
  'handover',
  'not_received',
  'renter_absent',
  'handover_disputed',
  'lent',
  'due_back',
  'late',
  'declared',
  'returned',
  'contested',
  'countered',
  'disputed',
  'missing',
  'settled',
] as const;

export type Situation = (typeof situations)[number];

/** Of all that the renter paid, XAF. */
export interface MoneyPlaces {
  /** Loka keeps it. */
  held: Xaf;
  /** It came back to the renter's wallet. */
  renter: Xaf;
  /** It came to the owner's wallet. */
  owner: Xaf;
}

export const timelineSteps = [
  'paid',
  'accepted',
  'handed_over',
  'given_back',
  'deposit_returned',
  /** In the place of those that did not take place. */
  'ended',
] as const;

export interface TimelineStep {
  step: (typeof timelineSteps)[number];
  state: 'done' | 'now' | 'ahead' | 'missed';
  /** XAF that the step is about; null when there is none. */
  amount: Xaf | null;
}

export type PendingChange = OpenChange & { kind: ChangeKind; dueAt: Date | null };

/** What is known beside the rental itself. */
export interface ProgressSurroundings {
  /** XAF of a rental that was refused or cancelled that came back to the renter. */
  refunded: Xaf;
  /** Whether its owner had accepted it. */
  wasAccepted: boolean;
  change: PendingChange | null;
  /** Until when a second person of staff may approve what one has decided; null when nothing waits for that. */
  reviewUntil: Date | null;
}

export function progressOf(
  rental: RentalFacts,
  surroundings: ProgressSurroundings,
  now: Date,
  policy: RentalPolicy,
): Progress {
  const situation = situationOf(rental, dayOf(now));
  const { change, reviewUntil } = surroundings;
  const changed = change && isOneOf(changeable, situation) ? change : null;
  return {
    situation,
    money: moneyOf(rental, situation, surroundings.refunded),
    timeline: timelineOf(rental, situation, surroundings),
    change: reviewUntil ? null : changed,
    isReviewed: reviewUntil !== null,
    ...(reviewUntil
      ? { nextBy: 'staff', nextUntil: reviewUntil }
      : changed
        ? { nextBy: askedAbout(changed), nextUntil: changed.dueAt }
        : {
            nextBy: actors[situation],
            nextUntil: deadlineOf(rental, situation, policy),
          }),
  };
}

/** What a party is most likely to do next; the other possibilities stay beside it. */
export function mainEvent(
  { situation, change }: Progress,
  party: Party,
): TransitionEvent | undefined {
  return change ? undefined : mainEvents[situation]?.[party];
}

const mainEvents: Partial<Record<Situation, Partial<Record<Party, TransitionEvent>>>> = {
  requested: { owner: 'accept' },
  handover: { owner: 'hand-over' },
  not_received: { owner: 'deny-not-received' },
  renter_absent: { renter: 'deny-absence' },
  handover_disputed: { staff: 'confirm-handover' },
  lent: { renter: 'declare-return' },
  due_back: { renter: 'declare-return', owner: 'confirm-return' },
  late: { renter: 'declare-return', owner: 'confirm-return' },
  declared: { owner: 'confirm-return' },
  contested: { renter: 'accept-claim' },
  countered: { owner: 'accept-offer' },
  disputed: { staff: 'share-deposit' },
  missing: { renter: 'answer-missing', owner: 'confirm-return', staff: 'share-deposit' },
};

const actors: Record<Situation, Progress['nextBy']> = {
  requested: 'owner',
  refused: null,
  cancelled: null,
  agreed: 'both',
  awaited: null,
  handover: 'both',
  not_received: 'owner',
  renter_absent: 'renter',
  handover_disputed: 'staff',
  lent: 'renter',
  due_back: 'renter',
  late: 'renter',
  declared: 'owner',
  returned: null,
  contested: 'renter',
  countered: 'owner',
  disputed: 'staff',
  missing: 'staff',
  settled: null,
};

/** Another end day is what is to be decided first; on the day of the handover, that comes first. */
const changeable = ['agreed', 'lent', 'due_back'] as const satisfies readonly Situation[];

function askedAbout({ status, askedBy }: OpenChange): Party {
  if (status === 'accepted') return 'renter';
  return askedBy === 'renter' ? 'owner' : 'renter';
}

function situationOf(rental: RentalFacts, today: Day): Situation {
  const { handoverStatus, returnStatus, period } = rental;
  const status = statusOn(rental, today);
  if (status === 'en_attente') return 'requested';
  if (status === 'refusee') return 'refused';
  if (status === 'annulee') return 'cancelled';
  if (returnStatus === 'confirmed') return 'returned';
  if (returnStatus !== 'none') return returnStatus;
  if (handoverStatus === 'disputed') return 'handover_disputed';
  if (isOneOf(contestedHandoverStatuses, handoverStatus)) return handoverStatus;
  if (isObjectAwaited(rental)) return 'awaited';
  if (handoverStatus === 'none') return status === 'acceptee' ? 'agreed' : 'handover';
  if (today < period.end) return 'lent';
  return today === period.end ? 'due_back' : 'late';
}

function deadlineOf(rental: RentalFacts, situation: Situation, policy: RentalPolicy): Date | null {
  const { period, handoverDueAt, returnDueAt } = rental;
  switch (situation) {
    case 'requested':
      return answerDeadline(rental, policy);
    case 'agreed':
      return startOfDay(period.start);
    case 'handover':
    case 'not_received':
    case 'renter_absent':
      return handoverDueAt;
    case 'lent':
    case 'due_back':
      return startOfDay(addDays(period.end, 1));
    case 'late':
    case 'declared':
    case 'contested':
    case 'countered':
      return returnDueAt;
    default:
      return null;
  }
}

function moneyOf(rental: RentalFacts, situation: Situation, refunded: Xaf): MoneyPlaces {
  const { rent, securityDeposit: deposit } = rental;
  const total = rent + deposit;
  switch (situation) {
    case 'requested':
      return { held: total, renter: 0, owner: 0 };
    case 'refused':
      return { held: 0, renter: total, owner: 0 };
    case 'cancelled':
      return { held: 0, renter: refunded, owner: total - refunded };
  }
  const isSettled = situation === 'returned' || situation === 'settled';
  const share = situation === 'settled' ? (rental.ownerShare ?? 0) : 0;
  const released = isRentReleased(rental) ? rent : 0;
  return {
    held: rent - released + (isSettled ? 0 : deposit),
    renter: isSettled ? deposit - share : 0,
    owner: released + share,
  };
}

function timelineOf(
  rental: RentalFacts,
  situation: Situation,
  { refunded, wasAccepted }: ProgressSurroundings,
): TimelineStep[] {
  const { rent, securityDeposit: deposit } = rental;
  const done = (step: TimelineStep['step'], amount: Xaf | null): TimelineStep => ({
    step,
    state: 'done',
    amount,
  });
  const paid = done('paid', rent + deposit);
  const accepted = done('accepted', rent);
  if (situation === 'refused') return [paid, done('ended', rent + deposit)];
  if (situation === 'cancelled')
    return [paid, ...(wasAccepted ? [accepted] : []), done('ended', refunded)];
  const isSettled = situation === 'returned' || situation === 'settled';
  const ahead: [TimelineStep['step'], Xaf | null, boolean][] = [
    ['accepted', rent, situation !== 'requested'],
    ['handed_over', rent, situation !== 'requested' && isRentReleased(rental)],
    [
      'given_back',
      rental.claimedAmount ?? (deposit || null),
      isSettled || rental.returnedOn !== null,
    ],
    ['deposit_returned', deposit - (rental.ownerShare ?? 0), isSettled],
  ];
  const steps = ahead.filter(([step]) => deposit > 0 || step !== 'deposit_returned');
  const current = steps.findIndex(([, , isDone]) => !isDone);
  return [
    paid,
    ...steps.map(([step, amount, isDone], index): TimelineStep => {
      // Staff have shared the deposit of an object that never came back.
      const isMissed =
        step === 'given_back' && situation === 'settled' && rental.returnedOn === null;
      if (isMissed) return { step, state: 'missed', amount: null };
      if (isDone) return done(step, amount);
      return { step, state: index === current ? 'now' : 'ahead', amount };
    }),
  ];
}
