import { z } from 'zod';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';
import type { RentalFacts, RentalPolicy } from '../domain/rental-facts.js';
import {
  type PendingChange,
  type Progress,
  progressOf,
  type TimelineStep,
  timelineSteps,
} from '../domain/rental-progress.js';
import { isOneOf, type ShownEvent, undecidedReturnStatuses } from '../domain/rental-status.js';
import { moneyWords, type Reader, type Refund } from './money-words.js';
import { nextWords } from './next-words.js';

/** Where a rental and its money stand, in words for its reader: the sites only draw it. */
export const progressFields = {
  /** What is done and what is to come, in order. */
  timeline: z.array(
    z.object({
      step: z.enum(timelineSteps),
      state: z.enum(['done', 'now', 'ahead', 'missed']),
      label: z.string(),
      /** XAF that the step is about; null when there is none. */
      amount: z.int().nullable(),
      /** Where that amount went, or goes. */
      note: z.string(),
    }),
  ),
  /** Where the money is now. */
  money: z.string(),
  /** Who acts next, until when, and what silence leads to; null when all is done. */
  next: z.string().nullable(),
  next_by: z.enum(['renter', 'owner', 'staff', 'system', 'both']).nullable(),
  next_until: z.iso.datetime().nullable(),
};

/** What of the rest of a rental its progress depends on. */
export interface ProgressFacts {
  rental: RentalFacts;
  /** What came back to the renter so far, oldest first. */
  refunds: readonly Refund[];
  change: PendingChange | null;
  reviewUntil: Date | null;
  isCodeSpent: boolean;
}

export function viewProgress(
  { rental, refunds, change, reviewUntil, isCodeSpent }: ProgressFacts,
  reader: Reader,
  now: Date,
  policy: RentalPolicy,
) {
  const refund = refunds.at(-1);
  const surroundings = {
    refunded: refund?.amount ?? 0,
    wasAccepted: refund !== undefined && !unanswered.includes(refund.event),
    ...{ change, reviewUntil },
  };
  const progress = progressOf(rental, surroundings, now, policy);
  return {
    progress,
    view: {
      timeline: viewTimeline(progress, rental, refund?.event, reader),
      money: moneyWords(rental, progress, refund, reader),
      next: nextWords(progress, { rental, isCodeSpent }, reader),
      next_by: progress.nextBy,
      next_until: progress.nextUntil?.toISOString() ?? null,
    },
  };
}

/** A request ended by them was not accepted before. */
const unanswered: readonly ShownEvent[] = ['cancel-request', 'cancel-suspended', 'close-request'];

type TimelineView = { label: string; note: string } & TimelineStep;

/** The steps as they are called, with where the money of each goes. */
function viewTimeline(
  { timeline, money }: Progress,
  rental: RentalFacts,
  endedBy: ShownEvent | undefined,
  reader: Reader,
): TimelineView[] {
  return timeline.map((one) => ({
    ...one,
    label: one.step === 'ended' ? endLabel(rental, endedBy) : labelOf(one, rental),
    note: noteOf(one, rental, money.owner, reader),
  }));
}

function labelOf({ step, state }: TimelineStep, { ownerShare }: RentalFacts): string {
  switch (step) {
    case 'paid':
      return 'Payée';
    case 'accepted':
      return 'Acceptée';
    case 'handed_over':
      return 'Remise';
    case 'given_back':
      return state === 'missed' ? 'Non rendue' : 'Rendue';
    default:
      return ownerShare ? 'Caution partagée' : 'Caution rendue';
  }
}

function endLabel({ status }: RentalFacts, endedBy: ShownEvent | undefined): string {
  if (endedBy === 'expire') return 'Expirée';
  return status === 'refusee' ? 'Refusée' : 'Annulée';
}

function noteOf(
  { step, amount }: TimelineStep,
  { claimedAmount, ownerShare, returnStatus }: RentalFacts,
  owner: Xaf,
  reader: Reader,
): string {
  const toRenter = reader === 'renter' ? 'à vous' : 'au locataire';
  const toOwner = reader === 'owner' ? 'à vous' : 'au propriétaire';
  if (amount === null) return '';
  switch (step) {
    case 'paid':
      return reader === 'renter' ? 'par vous' : 'par le locataire';
    case 'accepted':
      return 'réservés';
    case 'handed_over':
      return toOwner;
    case 'given_back':
      return claimedAmount === null ? 'de caution' : 'demandés';
    case 'deposit_returned':
      if (isOneOf(undecidedReturnStatuses, returnStatus)) return 'à décider';
      return ownerShare ? `${toRenter}, ${formatXaf(ownerShare)} ${toOwner}` : toRenter;
    case 'ended':
      return owner > 0 ? `${toRenter}, ${formatXaf(owner)} ${toOwner}` : toRenter;
  }
}
