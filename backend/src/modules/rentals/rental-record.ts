import { fromDate } from '../../kernel/day.js';
import { Refusal } from '../../kernel/errors.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { Party, RentalFacts } from './domain/rental-lifecycle.js';

const person = {
  select: { id: true, name: true, email: true, phone: true, avatarId: true },
} as const;

/** What a rental is stored with, and what its moves and its views need to know around it. */
export const withItemAndParties = {
  item: {
    select: {
      title: true,
      images: { where: { position: 0 }, select: { uploadId: true } },
    },
  },
  renter: person,
  owner: person,
} as const satisfies Prisma.RentalInclude;

export type RentalRecord = Prisma.RentalGetPayload<{ include: typeof withItemAndParties }>;

/** The facts that the rules of the lifecycle ask for. */
export function factsOf(record: Omit<RentalRecord, 'item' | 'renter' | 'owner'>): RentalFacts {
  const { id, renterId, ownerId, status, rent, deposit } = record;
  const period = { start: fromDate(record.startDate), end: fromDate(record.endDate) };
  return { id, renterId, ownerId, status, period, rent, deposit, requestedAt: record.createdAt };
}

/** Which side of a rental a user is on; null for a stranger. */
export function partyOf(
  { renterId, ownerId }: Pick<RentalFacts, 'renterId' | 'ownerId'>,
  userId: string,
): Exclude<Party, 'system'> | null {
  if (userId === ownerId) return 'owner';
  return userId === renterId ? 'renter' : null;
}

/**
 * The rental, when the user is its owner.
 *
 * @throws Refusal `forbidden` for its renter, `rental-not-found` for a stranger or when there is none
 */
export function requireOwner<T extends Pick<RentalFacts, 'renterId' | 'ownerId'>>(
  rental: T | null,
  userId: string,
): T {
  const party = rental && partyOf(rental, userId);
  if (!rental || !party) throw new Refusal('rental-not-found');
  if (party !== 'owner') throw new Refusal('forbidden');
  return rental;
}

/** The rental, held until the end of the transaction; null when there is none. */
export async function lockRental(tx: Tx, id: string): Promise<RentalRecord | null> {
  await tx.$queryRaw`select 1 from rentals where id = ${id}::uuid for update`;
  return tx.rental.findUnique({ where: { id }, include: withItemAndParties });
}
