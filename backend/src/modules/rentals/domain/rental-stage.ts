import type { Day } from '../../../kernel/day.js';
import { statusOn } from './rental-deadlines.js';
import type { RentalFacts } from './rental-facts.js';
import {
  agreedStatuses,
  contestedHandoverStatuses,
  type HandoverStatus,
  isOneOf,
  openStatuses,
  type RentalStatus,
  type ReturnStatus,
  undecidedReturnStatuses,
} from './rental-status.js';

/** Where a rental stands in the list of a party: it waits for that party, is ahead or under way, or is past. */
export const rentalStages = ['due', 'ahead', 'past'] as const;

export type RentalStage = (typeof rentalStages)[number];

type ListParty = 'renter' | 'owner';

/** What an open extension or shortening waits for. */
export interface OpenChange {
  status: 'requested' | 'accepted';
  askedBy: ListParty;
}

/** All that is named has to be true of the rental, by its status of the day. */
export interface StageCondition {
  status?: readonly RentalStatus[];
  handoverStatus?: readonly HandoverStatus[];
  returnStatus?: readonly ReturnStatus[];
  /** The last day has come. */
  isLastDay?: true;
  /** The object is not with the renter before. */
  isThere?: true;
  change?: OpenChange;
}

/** Both meet today, or should have. */
const handover: StageCondition = {
  status: ['en_cours'],
  handoverStatus: ['none'],
  returnStatus: ['none'],
  isThere: true,
};

/** The object goes back today, or should have. */
const giveBack: StageCondition = {
  status: agreedStatuses,
  handoverStatus: ['done', 'assumed', 'untracked'],
  returnStatus: ['none'],
  isLastDay: true,
};

/**
 * What each party is asked by the other one or by the calendar, rather than what it may do besides.
 * `hasStage` asks the database the same.
 */
export const asks: Record<ListParty, readonly StageCondition[]> = {
  owner: [
    { status: ['en_attente'] },
    handover,
    { handoverStatus: ['not_received'] },
    giveBack,
    { returnStatus: ['declared', 'countered'] },
    { change: { status: 'requested', askedBy: 'renter' } },
  ],
  renter: [
    handover,
    { handoverStatus: ['renter_absent'] },
    giveBack,
    { returnStatus: ['contested', 'missing'] },
    { change: { status: 'requested', askedBy: 'owner' } },
    { change: { status: 'accepted', askedBy: 'renter' } },
  ],
};

/** A rental is not past while one of these is met: its days are not over, or its object or money is contested. */
export const openWhile: readonly StageCondition[] = [
  { status: openStatuses },
  { handoverStatus: contestedHandoverStatuses },
  { returnStatus: undecidedReturnStatuses },
];

export type StageFacts = Pick<
  RentalFacts,
  'status' | 'handoverStatus' | 'returnStatus' | 'isDelayed' | 'period'
>;

export function stageOf(
  rental: StageFacts,
  change: OpenChange | null,
  party: ListParty,
  today: Day,
): RentalStage {
  const isAny = (conditions: readonly StageCondition[]) =>
    conditions.some((condition) => isMet(condition, rental, change, today));
  if (isAny(asks[party])) return 'due';
  return isAny(openWhile) ? 'ahead' : 'past';
}

function isMet(
  condition: StageCondition,
  rental: StageFacts,
  change: OpenChange | null,
  today: Day,
): boolean {
  const { status, handoverStatus, returnStatus, isLastDay, isThere, change: open } = condition;
  return (
    (!status || isOneOf(status, statusOn(rental, today))) &&
    (!handoverStatus || isOneOf(handoverStatus, rental.handoverStatus)) &&
    (!returnStatus || isOneOf(returnStatus, rental.returnStatus)) &&
    (!isLastDay || rental.period.end <= today) &&
    (!isThere || !rental.isDelayed) &&
    (!open || (change?.status === open.status && change.askedBy === open.askedBy))
  );
}
