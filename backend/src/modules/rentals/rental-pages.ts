import type { Prisma, Rental } from '../../platform/database/generated/client.js';
import { type Listing, newestFirst, pageOfNewest } from '../../platform/http/listing.js';
import { readCursor, writeCursor } from '../../platform/http/page-cursor.js';
import type { Page } from '../../platform/http/paging.js';

/** A page of rentals, as Prisma's `findMany` takes it, and the page that the rows make. */
export interface RentalOrder {
  page: (query: Listing) => {
    where?: Prisma.RentalWhereInput;
    orderBy: Prisma.RentalOrderByWithRelationInput[];
    take: number;
  };
  pageOf: (found: Rental[], total: number, query: Listing) => Page<Rental>;
}

/** Those of the first day first: what comes next, and what has waited for longest. */
export const bySoonest: RentalOrder = { page: soonestFirst, pageOf: pageOfSoonest };

export const byNewest: RentalOrder = { page: newestFirst, pageOf: pageOfNewest };

const SORT = 'start';

function soonestFirst({ cursor, limit }: Listing) {
  const end = cursor ? readCursor(cursor, SORT) : null;
  const startDate = end && new Date(end.value);
  return {
    ...(startDate && {
      where: {
        startDate: { gte: startDate },
        OR: [{ startDate: { gt: startDate } }, { id: { gt: end.id } }],
      },
    }),
    orderBy: [{ startDate: 'asc' as const }, { id: 'asc' as const }],
    take: limit + 1,
  };
}

function pageOfSoonest(found: Rental[], total: number, { limit }: Listing): Page<Rental> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next =
    found.length > limit && last
      ? writeCursor({ sort: SORT, value: last.startDate.getTime(), id: last.id })
      : null;
  return { rows, total, next };
}
