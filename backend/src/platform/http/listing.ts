import { z } from 'zod';
import { type PageEnd, readCursor, writeCursor } from './page-cursor.js';
import type { Page } from './paging.js';

/** What a member's lists take. They go newest first; the next page goes on from a cursor. */
export const listing = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  cursor: z.string().max(200).optional().describe('From the `Link` header of the page before'),
});

export type Listing = z.output<typeof listing>;

/** Where the page before ended; null for the first page. */
export function endBefore({ cursor }: Listing): PageEnd | null {
  return cursor ? readCursor(cursor, 'recent') : null;
}

/** The same as Prisma's `findMany` takes it: one row more than the page, to know if another follows. */
export function newestFirst(query: Listing) {
  const end = endBefore(query);
  const createdAt = end && new Date(end.value);
  return {
    ...(createdAt && {
      where: {
        createdAt: { lte: createdAt },
        OR: [{ createdAt: { lt: createdAt } }, { id: { lt: end.id } }],
      },
    }),
    orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
    take: query.limit + 1,
  };
}

/** The page that these rows make, of which there is one more when another page follows. */
export function pageOfNewest<Row extends { id: string; createdAt: Date }>(
  found: Row[],
  total: number,
  { limit }: Listing,
): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next =
    found.length > limit && last
      ? writeCursor({ sort: 'recent', value: last.createdAt.toISOString(), id: last.id })
      : null;
  return { rows, total, next };
}
