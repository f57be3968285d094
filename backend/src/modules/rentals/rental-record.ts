import { fromDate } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Xaf } from '../../kernel/xaf.js';
import { type Actor, isStaff } from '../../platform/auth/actor.js';
import type { Rental } from '../../platform/database/generated/client.js';
import type { LedgerTransaction } from '../wallet/index.js';
import type { RentalFacts, RentalPolicy } from './domain/rental-facts.js';
import { agreedStatuses, isOneOf, type RentalEvent } from './domain/rental-status.js';
import type { Transition } from './domain/rental-transitions.js';

/** What the rules ask of a stored rental. */
export function factsOf(rental: Rental): RentalFacts {
  const { startDate, endDate, createdAt, returnedOn, ...facts } = rental;
  const period = { start: fromDate(startDate), end: fromDate(endDate) };
  return {
    ...facts,
    period,
    returnedOn: returnedOn && fromDate(returnedOn),
    requestedAt: createdAt,
  };
}

/**
 * The keys of the ledger transactions that an event of a rental's life posts: the owner's part of a
 * shared deposit has one of its own.
 */
export function ledgerKeysOf(rentalId: string, event: RentalEvent): string[] {
  const key = `rental:${rentalId}:${event}`;
  return [key, `${key}:owner`];
}

/** What a transition does to the money of a rental, which is given as the transition leaves it. */
export function ledgerTransactionsOf(
  { event, posts = [] }: Transition,
  rental: RentalFacts,
  { itemTitle, at }: { itemTitle: string; at: Date },
  policy: RentalPolicy,
): LedgerTransaction[] {
  const keys = ledgerKeysOf(rental.id, event);
  return posts.map(({ type, postings }, index) => ({
    key: keys[index] as string,
    type,
    rentalId: rental.id,
    description: itemTitle,
    at,
    postings: postings(rental, at, policy),
  }));
}

/** What reaches the wallets of a rental's parties, in XAF; a party that gets nothing is left out. */
export function creditsOf(
  transactions: readonly LedgerTransaction[],
  { renterId, ownerId }: Pick<Rental, 'renterId' | 'ownerId'>,
): { toRenter?: Xaf; toOwner?: Xaf } {
  const creditOf = (userId: string) =>
    transactions
      .flatMap(({ postings }) => postings)
      .filter(({ to }) => to.kind === 'wallet' && to.userId === userId)
      .reduce((sum, { amount }) => sum + amount, 0);
  const [toRenter, toOwner] = [creditOf(renterId), creditOf(ownerId)];
  return { ...(toRenter > 0 && { toRenter }), ...(toOwner > 0 && { toOwner }) };
}

/** Whether a party reads what the renter wrote to the request: its owner once it is agreed. */
export function areNotesOpen(
  { renterId, status }: Pick<Rental, 'renterId' | 'status'>,
  partyId: string,
): boolean {
  return partyId === renterId || isOneOf(agreedStatuses, status);
}

/** Which side of a rental a user is on; null for a stranger. */
export function partyOf(
  { renterId, ownerId }: Pick<Rental, 'renterId' | 'ownerId'>,
  userId: string,
): 'renter' | 'owner' | null {
  if (userId === ownerId) return 'owner';
  return userId === renterId ? 'renter' : null;
}

/**
 * The rental, when it is shown to whoever asks: to its parties and to staff.
 *
 * @throws ProblemError `rental-not-found` for a stranger or when there is none
 */
export function requireVisible<Found extends Pick<Rental, 'renterId' | 'ownerId'>>(
  rental: Found | null,
  actor: Actor,
): Found {
  if (!rental || !(partyOf(rental, actor.id) || isStaff(actor)))
    throw new ProblemError('rental-not-found');
  return rental;
}

/**
 * The rental with the side of it that the user is on.
 *
 * @throws ProblemError `rental-not-found` for a stranger or when there is none
 */
export function requireParty(
  rental: Rental | null,
  userId: string,
): { rental: Rental; party: 'renter' | 'owner' } {
  const party = rental && partyOf(rental, userId);
  if (!rental || !party) throw new ProblemError('rental-not-found');
  return { rental, party };
}

/**
 * The rental, when the user is its owner.
 *
 * @throws ProblemError `forbidden` for its renter, `rental-not-found` for a stranger or when there is none
 */
export function requireOwner(rental: Rental | null, userId: string): Rental {
  const found = requireParty(rental, userId);
  if (found.party !== 'owner') throw new ProblemError('forbidden');
  return found.rental;
}
