import type { Prisma, Rental } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { forEachSettled } from '../../../platform/for-each-settled.js';
import { pagesOfRentals } from '../pages-of-rentals.js';

/**
 * Does something for every rental that is due, a page at a time; returns how many there were.
 *
 * @param due a statement of their ids, as {@link pagesOfRentals} takes it
 */
export async function forEachDueRental(
  db: Tx,
  due: Prisma.Sql,
  act: (rental: Rental) => Promise<void>,
): Promise<number> {
  let count = 0;
  for await (const page of pagesOfRentals(db, due)) {
    await forEachSettled(page, act);
    count += page.length;
  }
  return count;
}
