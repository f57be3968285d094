import { type Day, dayOf, startOfDay } from '../../../kernel/day.js';
import {
  earnings,
  escrow,
  type Posting,
  securityDeposit,
  wallet,
} from '../../../kernel/posting.js';
import { percentOf, type Xaf } from '../../../kernel/xaf.js';
import { hasBegun, isOver, lastAnswerDay, type Period } from './rental-period.js';

/**
 * The life of a rental as one table: which event takes it from where to where, who may cause it,
 * when, and what it does to the money.
 */

export type RentalStatus =
  | 'en_attente'
  | 'acceptee'
  | 'en_cours'
  | 'terminee'
  | 'annulee'
  | 'refusee';

export type Party = 'renter' | 'owner' | 'system';

export interface RentalFacts {
  id: string;
  renterId: string;
  ownerId: string;
  status: RentalStatus;
  period: Period;
  /** XAF */
  rent: Xaf;
  /** XAF */
  deposit: Xaf;
  requestedAt: Date;
}

/** Delays in hours, and what a renter who cancels late gets back. */
export interface RentalPolicy {
  requestTimeoutHours: number;
  fullRefundHours: number;
  partialRefundHours: number;
  partialRefundPercent: number;
}

interface Move {
  event: RentalEvent;
  from: RentalStatus;
  to: RentalStatus;
  by: Party;
  when?: (rental: RentalFacts, now: Date, policy: RentalPolicy) => boolean;
  money?: (rental: RentalFacts, now: Date, policy: RentalPolicy) => Posting[];
}

export type RentalEvent =
  | 'accept'
  | 'refuse'
  | 'expire'
  | 'give-way'
  | 'withdraw'
  | 'cancel'
  | 'call-off'
  | 'start'
  | 'finish';

/** Ordered: where two moves share their ends and their party, the first allowed one is taken. */
export const moves: readonly Move[] = [
  {
    event: 'accept',
    from: 'en_attente',
    to: 'acceptee',
    by: 'owner',
    when: isAnswerable,
    money: earnRent,
  },
  { event: 'refuse', from: 'en_attente', to: 'refusee', by: 'owner', money: refundAll },
  {
    event: 'expire',
    from: 'en_attente',
    to: 'refusee',
    by: 'system',
    when: isUnanswered,
    money: refundAll,
  },
  /** Another request for some of the same days was accepted. */
  { event: 'give-way', from: 'en_attente', to: 'refusee', by: 'system', money: refundAll },
  { event: 'withdraw', from: 'en_attente', to: 'annulee', by: 'renter', money: refundAll },
  {
    event: 'cancel',
    from: 'acceptee',
    to: 'annulee',
    by: 'renter',
    when: isAhead,
    money: refundByNotice,
  },
  {
    event: 'call-off',
    from: 'acceptee',
    to: 'annulee',
    by: 'owner',
    when: isAhead,
    money: refundEarned,
  },
  {
    event: 'start',
    from: 'acceptee',
    to: 'en_cours',
    by: 'system',
    when: isDue,
    money: releaseRent,
  },
  { event: 'finish', from: 'en_cours', to: 'terminee', by: 'system', when: isPast },
];

/** The move an event makes for this rental, if it is allowed now. */
export function findMove(
  rental: RentalFacts,
  event: RentalEvent,
  party: Party,
  now: Date,
  policy: RentalPolicy,
): Move | undefined {
  return moves.find(
    (move) =>
      move.event === event &&
      move.from === rental.status &&
      move.by === party &&
      (move.when?.(rental, now, policy) ?? true),
  );
}

/** What a party could do with this rental now. */
export function possibleEvents(
  rental: RentalFacts,
  party: Party,
  now: Date,
  policy: RentalPolicy,
): RentalEvent[] {
  return moves
    .filter(({ event, by }) => by === party && findMove(rental, event, party, now, policy))
    .map(({ event }) => event);
}

/**
 * The status a rental has on a day: what the calendar makes of the stored one. Every read and the
 * nightly job use this same function.
 */
export function statusOn(rental: Pick<RentalFacts, 'status' | 'period'>, today: Day): RentalStatus {
  if (rental.status !== 'acceptee' && rental.status !== 'en_cours') return rental.status;
  if (isOver(rental.period, today)) return 'terminee';
  return hasBegun(rental.period, today) ? 'en_cours' : rental.status;
}

/** Until when the owner may answer: 24 hours, and before the rental begins. */
export function answerDeadline(
  { requestedAt, period }: Pick<RentalFacts, 'requestedAt' | 'period'>,
  { requestTimeoutHours }: RentalPolicy,
): Date {
  const timeout = requestedAt.getTime() + requestTimeoutHours * msPerHour;
  const start = startOfDay(lastAnswerDay(period, dayOf(requestedAt)));
  return new Date(Math.min(timeout, start.getTime()));
}

/** The share of the rent, in percent, that a renter who cancels an accepted rental gets back. */
export function refundPercent({ period }: RentalFacts, now: Date, policy: RentalPolicy): number {
  const hours = (startOfDay(period.start).getTime() - now.getTime()) / msPerHour;
  if (hours >= policy.fullRefundHours) return 100;
  return hours >= policy.partialRefundHours ? policy.partialRefundPercent : 0;
}

/** What comes back to the renter when a rental is cancelled. Amounts in XAF. */
export interface Refund {
  /** of the rent */
  percent: number;
  rent: Xaf;
  deposit: Xaf;
  /** rent + deposit */
  total: Xaf;
}

/** What the renter gets back if this party cancels now; null when it cannot. */
export function refundIfCancelled(
  rental: RentalFacts,
  party: Party,
  now: Date,
  policy: RentalPolicy,
): Refund | null {
  const events = possibleEvents(rental, party, now, policy);
  const event = (['withdraw', 'cancel', 'call-off'] as const).find((one) => events.includes(one));
  if (!event) return null;
  const percent = event === 'cancel' ? refundPercent(rental, now, policy) : 100;
  const rent = percentOf(rental.rent, percent);
  return { percent, rent, deposit: rental.deposit, total: rent + rental.deposit };
}

const msPerHour = 3_600_000;

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

/** The owner has earned the rent, and may withdraw it from the start day. */
function earnRent({ id, ownerId, rent }: RentalFacts): Posting[] {
  return [{ from: escrow(id), to: earnings(ownerId), amount: rent }];
}

function releaseRent({ ownerId, rent }: RentalFacts): Posting[] {
  return [{ from: earnings(ownerId), to: wallet(ownerId), amount: rent }];
}

function refundAll(rental: RentalFacts): Posting[] {
  const { id, renterId, rent } = rental;
  return [{ from: escrow(id), to: wallet(renterId), amount: rent }, returnDeposit(rental)];
}

function refundEarned(rental: RentalFacts): Posting[] {
  const { renterId, ownerId, rent } = rental;
  return [{ from: earnings(ownerId), to: wallet(renterId), amount: rent }, returnDeposit(rental)];
}

/** What the renter does not get back is the owner's, to keep. */
function refundByNotice(rental: RentalFacts, now: Date, policy: RentalPolicy): Posting[] {
  const { renterId, ownerId, rent } = rental;
  const refund = percentOf(rent, refundPercent(rental, now, policy));
  return [
    { from: earnings(ownerId), to: wallet(renterId), amount: refund },
    { from: earnings(ownerId), to: wallet(ownerId), amount: rent - refund },
    returnDeposit(rental),
  ];
}

/** The deposit goes back to the renter's wallet. */
export function returnDeposit({ id, renterId, deposit: amount }: RentalFacts): Posting {
  return { from: securityDeposit(id), to: wallet(renterId), amount };
}
