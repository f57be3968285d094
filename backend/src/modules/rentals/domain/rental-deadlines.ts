import { addDays, type Day, dayOf, startOfDay } from '../../../kernel/day.js';
import { hourMs, hoursAfter } from '../../../kernel/duration.js';
import type { AgreedTerms } from './agreed-terms.js';
import type { RentalFacts, RentalPolicy } from './rental-facts.js';
import { hasBegun, isOver, lastAnswerDay } from './rental-period.js';
import {
  activeStatuses,
  agreedStatuses,
  isHandoverContested,
  isObjectAwaited,
  isOneOf,
  type RentalStatus,
} from './rental-status.js';

/** What time makes of a rental. */

/**
 * The status a rental has on a day: what the calendar makes of the stored one. Every read and the
 * nightly job use this same function.
 */
export function statusOn(
  { status, period }: Pick<RentalFacts, 'status' | 'period'>,
  today: Day,
): RentalStatus {
  if (!isOneOf(activeStatuses, status)) return status;
  if (isOver(period, today)) return 'terminee';
  return hasBegun(period, today) ? 'en_cours' : status;
}

/** Until when the owner may answer: as the rule says, or later where staff said so. */
export function answerDeadline(
  rental: Pick<RentalFacts, 'requestedAt' | 'period' | 'answerDueAt'>,
  policy: RentalPolicy,
): Date {
  return rental.answerDueAt ?? ordinaryAnswerDeadline(rental, policy);
}

/** 24 hours, and before the rental begins. */
export function ordinaryAnswerDeadline(
  rental: Pick<RentalFacts, 'requestedAt' | 'period'>,
  { requestTimeoutHours }: RentalPolicy,
): Date {
  const timeout = rental.requestedAt.getTime() + requestTimeoutHours * hourMs;
  return new Date(Math.min(timeout, latestAnswer(rental).getTime()));
}

/** When a request is of no use any more, whoever gives it more time. */
export function latestAnswer({
  requestedAt,
  period,
}: Pick<RentalFacts, 'requestedAt' | 'period'>): Date {
  return startOfDay(lastAnswerDay(period, dayOf(requestedAt)));
}

/** When a rental is over, and nobody can object to its handover any more. */
export function latestObjection({ period }: Pick<RentalFacts, 'period'>): Date {
  return startOfDay(addDays(period.end, 1));
}

/** Whether the renter of an object that is there after all can object to its handover for as long as any other. */
export function isTimeToObjectLeft(
  rental: Pick<RentalFacts, 'period'>,
  now: Date,
  { handoverTimeoutHours }: RentalPolicy,
): boolean {
  return hoursAfter(now, handoverTimeoutHours) <= latestObjection(rental);
}

/**
 * Until when its parties may object to the handover of a rental that ends on another day: staff may have given them
 * more time than a shorter one leaves.
 */
export function handoverDeadlineWithin({
  handoverStatus,
  handoverDueAt,
  period,
}: Pick<RentalFacts, 'handoverStatus' | 'handoverDueAt' | 'period'>): Date | null {
  if (handoverStatus !== 'none' || !handoverDueAt) return handoverDueAt;
  return earliest(handoverDueAt, latestObjection({ period }));
}

/** The share of the rent, in percent, that a renter who cancels an accepted rental gets back. */
export function refundPercent(
  { period }: Pick<RentalFacts, 'period'>,
  now: Date,
  terms: AgreedTerms,
): number {
  const hours = (startOfDay(period.start).getTime() - now.getTime()) / hourMs;
  if (hours >= terms.fullRefundHours) return 100;
  return hours >= terms.partialRefundHours ? terms.partialRefundPercent : 0;
}

/** Requests made until this instant are unanswered for too long. */
export function requestCutoff(now: Date, { requestTimeoutHours }: RentalPolicy): Date {
  return new Date(now.getTime() - requestTimeoutHours * hourMs);
}

/**
 * When the system acts on a handover since a transition: it is taken as done some time after the start
 * day has begun, or after a late acceptance; whoever is said to have failed it has as long to answer.
 * A transition of something else leaves the time as it is. While the object is awaited from the renter
 * before, there is none: it begins when the delay ends.
 *
 * @returns null when nobody is asked, or staff are
 */
export function handoverDeadline(
  before: HandoverFacts,
  after: HandoverFacts,
  now: Date,
  { handoverTimeoutHours, handoverAnswerHours }: RentalPolicy,
): Date | null {
  if (!isOneOf(agreedStatuses, after.status)) return null;
  const isSame =
    after.handoverStatus === before.handoverStatus &&
    isObjectAwaited(after) === isObjectAwaited(before);
  if (isSame && before.handoverDueAt) return before.handoverDueAt;
  switch (after.handoverStatus) {
    case 'none':
      if (isObjectAwaited(after)) return null;
      return hoursAfter(latest(startOfDay(after.period.start), now), handoverTimeoutHours);
    case 'not_received':
    case 'renter_absent':
      return hoursAfter(now, handoverAnswerHours);
    default:
      return null;
  }
}

type HandoverFacts = Pick<
  RentalFacts,
  'status' | 'handoverStatus' | 'returnStatus' | 'isDelayed' | 'handoverDueAt' | 'period'
>;

/**
 * When the system acts on a return in the place of whoever is asked since `now`: a declared one is
 * settled for the renter, a claim goes to staff, an offer is taken. Silence about a declaration counts
 * from the last day at the earliest, and one that nobody declares is settled some days after it. A
 * transition of something else leaves the time of a claim or an offer as it is.
 *
 * @returns null when nobody is asked, or staff are
 */
export function returnDeadline(
  before: ReturnFacts,
  after: ReturnFacts,
  now: Date,
  { returnTimeoutHours, claimTimeoutHours, undeclaredReturnDays }: RentalPolicy,
): Date | null {
  if (isHandoverContested(after)) return null;
  const { status, returnStatus, returnDeclaredAt, period } = after;
  const lastDay = startOfDay(period.end);
  switch (returnStatus) {
    case 'none':
      if (status !== 'terminee') return null;
      if (before.returnDueAt) return before.returnDueAt;
      // A handover that staff confirm late leaves the parties time to speak of the return.
      return latest(
        startOfDay(addDays(period.end, undeclaredReturnDays)),
        isHandoverContested(before) ? hoursAfter(now, returnTimeoutHours) : lastDay,
      );
    case 'declared':
      return latest(
        hoursAfter(latest(lastDay, returnDeclaredAt ?? now), returnTimeoutHours),
        // Staff may have given the owner more time.
        (before.returnStatus === 'declared' && before.returnDueAt) || lastDay,
      );
    case 'contested':
    case 'countered':
      return before.returnStatus === returnStatus
        ? before.returnDueAt
        : hoursAfter(now, claimTimeoutHours);
    default:
      return null;
  }
}

type ReturnFacts = Pick<
  RentalFacts,
  'status' | 'handoverStatus' | 'returnStatus' | 'returnDeclaredAt' | 'returnDueAt' | 'period'
>;

function latest(one: Date, other: Date): Date {
  return one < other ? other : one;
}

function earliest(one: Date, other: Date): Date {
  return one < other ? one : other;
}
