import type { Day } from '../../../kernel/day.js';
import { statusOn } from './rental-deadlines.js';
import type { RentalFacts } from './rental-facts.js';
import {
  agreedStatuses,
  type HandoverStatus,
  isOneOf,
  openStatuses,
  type RentalStatus,
  type ReturnStatus,
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

/** What waits for a party: all that is named has to be true of the rental, by its status of the day. */
export interface Ask {
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
const handover: Ask = {
  status: ['en_cours'],
  handoverStatus: ['none'],
  returnStatus: ['none'],
  isThere: true,
};

/** The object goes back today, or should have. */
const giveBack: Ask = {
  status: agreedStatuses,
  handoverStatus: ['done', 'assumed', 'untracked'],
  returnStatus: ['none'],
  isLastDay: true,
};

/**
 * What each party is asked by the other one or by the calendar, rather than what it may do besides.
 * `hasStage` asks the database the same.
 */
export const asks: Record<ListParty, readonly Ask[]> = {
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
  if (asks[party].some((ask) => isAsked(ask, rental, change, today))) return 'due';
  return isOneOf(openStatuses, statusOn(rental, today)) ? 'ahead' : 'past';
}

function isAsked(ask: Ask, rental: StageFacts, change: OpenChange | null, today: Day): boolean {
  const { status, handoverStatus, returnStatus } = ask;
  return (
    (!status || isOneOf(status, statusOn(rental, today))) &&
    (!handoverStatus || isOneOf(handoverStatus, rental.handoverStatus)) &&
    (!returnStatus || isOneOf(returnStatus, rental.returnStatus)) &&
    (!ask.isLastDay || rental.period.end <= today) &&
    (!ask.isThere || !rental.isDelayed) &&
    (!ask.change || (change?.status === ask.change.status && change.askedBy === ask.change.askedBy))
  );
}
