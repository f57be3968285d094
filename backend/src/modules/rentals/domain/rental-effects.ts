import { addDays, type Day, dayOf } from '../../../kernel/day.js';
import type { Posting } from '../../../kernel/posting.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { RentalFacts, RentalPolicy } from './rental-facts.js';
import { changesOf, findTransition } from './rental-lifecycle.js';
import type { Period } from './rental-period.js';
import { blockingStatuses, isOneOf, type Party, type TransitionEvent } from './rental-status.js';
import type { AmountRange } from './rental-transitions.js';

/** What an event would do now: what its own postings and changes say. */
export interface Effect {
  /** What it has to name, XAF; null for an event that names none, or whose amount the rule says. */
  amount: AmountRange | null;
  /** XAF of the rent that the renter gets back. */
  refund: Xaf;
  /** XAF of it for a delivery that comes back in full; 0 where its fee is a part of the rent like any other. */
  delivery: Xaf;
  /** XAF of the security deposit that the renter gets back. */
  deposit: Xaf;
  /** XAF that the owner can withdraw from then on. */
  owner: Xaf;
  /** The days from today on that others can rent again. */
  frees: Period | null;
}

/**
 * @param named XAF that the event is to name, where what it does depends on it
 * @returns undefined when the party cannot cause the event now, or what it does depends on an amount that
 *   is not given
 */
export function effectOf(
  rental: RentalFacts,
  event: TransitionEvent,
  party: Party,
  now: Date,
  policy: RentalPolicy,
  named?: Xaf,
): Effect | undefined {
  const transition = findTransition(rental, event, party, now, policy);
  if (!transition) return undefined;
  const range = transition.amount?.(rental, now);
  const isNamed = range !== undefined && range.least < range.most;
  if (isNamed && transition.posts && named === undefined) return undefined;
  const move = { now, amount: named ?? range?.least ?? 0 };
  const changes = changesOf(transition, rental, move, policy);
  const after = { ...rental, ...changes };
  const postings = (transition.posts ?? []).flatMap((one) => one.postings(after, now, policy));
  const toRenter = postings.filter(({ to }) => isWalletOf(to, rental.renterId));
  const isDeposit = ({ from }: Posting) => from.kind === 'security_deposit';
  const refund = sumOf(toRenter.filter((posting) => !isDeposit(posting)));
  const isDeliveryBack = refund === rental.rent || (event === 'cancel' && policy.refundsDelivery);
  return {
    amount: isNamed ? range : null,
    refund,
    delivery: isDeliveryBack ? rental.deliveryFee : 0,
    deposit: sumOf(toRenter.filter(isDeposit)),
    owner: sumOf(postings.filter(({ to }) => isWalletOf(to, rental.ownerId))),
    frees: daysFreed(rental, after, dayOf(now)),
  };
}

function isWalletOf({ kind, holder }: Posting['to'], userId: string): boolean {
  return kind === 'wallet' && holder === userId;
}

function sumOf(postings: Posting[]): Xaf {
  return postings.reduce((sum, { amount }) => sum + amount, 0);
}

function daysFreed(before: RentalFacts, after: RentalFacts, today: Day): Period | null {
  const [heldUntil, stillHeldUntil] = [blockedUntil(before), blockedUntil(after)];
  const start = [today, stillHeldUntil, before.period.start].sort().at(-1) ?? today;
  return start < heldUntil ? { start, end: heldUntil } : null;
}

/** The first day that others can have; the database's column `occupied_until` says the same. */
function blockedUntil({ status, period, returnedOn }: RentalFacts): Day {
  if (!isOneOf(blockingStatuses, status)) return period.start;
  return returnedOn === null || returnedOn >= period.end ? period.end : addDays(returnedOn, 1);
}
