import type { Prisma, Rental } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { forEachDue } from '../../../platform/for-each-settled.js';

/**
 * Does something for every rental that matches, a page at a time; returns how many there were.
 *
 * Which they are is asked once, without an order: PostgreSQL then finds them by the index of what they
 * wait for. By pages in the order of their ids it would read every rental ever made instead.
 */
export async function forEachDueRental(
  db: Tx,
  where: Prisma.RentalWhereInput,
  act: (rental: Rental) => Promise<void>,
): Promise<number> {
  const due = await db.rental.findMany({ where, select: { id: true } });
  const ids = due.map(({ id }) => id).sort();
  return forEachDue(({ after, limit }) => {
    const page = ids.filter((id) => id > after).slice(0, limit);
    if (page.length === 0) return Promise.resolve([]);
    return db.rental.findMany({ where: { id: { in: page } }, orderBy: { id: 'asc' } });
  }, act);
}
