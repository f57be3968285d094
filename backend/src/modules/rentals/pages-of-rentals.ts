import type { Prisma, Rental } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';

const pageSize = 200;

/**
 * Rentals in the order of their ids, a page at a time.
 *
 * Which they are is asked once, without an order: PostgreSQL then finds them by the index of what they wait
 * for. By pages in the order of their ids it would read every rental ever made.
 *
 * @param which a statement in SQL of their ids: the ORM casts the statuses that it compares, and PostgreSQL then
 *   uses no index that is made for some of them
 */
export async function* pagesOfRentals(db: Tx, which: Prisma.Sql): AsyncGenerator<Rental[]> {
  const found = await db.$queryRaw<{ id: string }[]>(which);
  const ids = found.map(({ id }) => id).sort();
  for (let from = 0; from < ids.length; from += pageSize) {
    const page = ids.slice(from, from + pageSize);
    yield await db.rental.findMany({ where: { id: { in: page } }, orderBy: { id: 'asc' } });
  }
}
