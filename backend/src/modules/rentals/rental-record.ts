import { fromDate } from '../../kernel/day.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Rental } from '../../platform/database/generated/client.js';
import type { RentalFacts } from './domain/rental-facts.js';
import type { RentalEvent } from './domain/rental-status.js';

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

/** Which side of a rental a user is on; null for a stranger. */
export function partyOf(
  { renterId, ownerId }: Pick<Rental, 'renterId' | 'ownerId'>,
  userId: string,
): 'renter' | 'owner' | null {
  if (userId === ownerId) return 'owner';
  return userId === renterId ? 'renter' : null;
}

/**
 * The rental, when the user is its owner.
 *
 * @throws ProblemError `forbidden` for its renter, `rental-not-found` for a stranger or when there is none
 */
export function requireOwner(rental: Rental | null, userId: string): Rental {
  const party = rental && partyOf(rental, userId);
  if (!rental || !party) throw new ProblemError('rental-not-found');
  if (party !== 'owner') throw new ProblemError('forbidden');
  return rental;
}
