import type { Prisma, Rental } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { forEachDue } from '../../../platform/for-each-settled.js';

/** Does something for every rental that matches, a page at a time; returns how many there were. */
export function forEachDueRental(
  db: Tx,
  where: Prisma.RentalWhereInput,
  act: (rental: Rental) => Promise<void>,
): Promise<number> {
  return forEachDue(
    ({ after, limit }) =>
      db.rental.findMany({
        where: { AND: [{ id: { gt: after } }, where] },
        orderBy: { id: 'asc' },
        take: limit,
      }),
    act,
  );
}
