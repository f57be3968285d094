import { Injectable } from '@nestjs/common';
import type { Day } from '../../kernel/day.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { type PageEnd, readCursor, writeCursor } from '../../platform/http/page-cursor.js';
import type { Page } from '../../platform/http/paging.js';
import { type ItemSearch, type ItemSort, type ItemView, totalCap } from './catalogue.schema.js';
import { type ItemRow, itemColumns, itemView } from './item-view.js';
import { offeredAnd, takenDuring } from './search-conditions.js';

const orders: Record<ItemSort, { after: (end: PageEnd) => Prisma.Sql; by: Prisma.Sql }> = {
  recent: {
    after: ({ value, id }) =>
      Prisma.sql`(i.created_at, i.id) < (${value}::timestamptz, ${id}::uuid)`,
    by: Prisma.sql`i.created_at desc, i.id desc`,
  },
  price_asc: {
    after: ({ value, id }) => Prisma.sql`(i.price, i.id) > (${value}::int, ${id}::uuid)`,
    by: Prisma.sql`i.price, i.id`,
  },
  price_desc: {
    after: ({ value, id }) => Prisma.sql`(i.price, i.id) < (${value}::int, ${id}::uuid)`,
    by: Prisma.sql`i.price desc, i.id desc`,
  },
  rating: {
    after: ({ value, id }) => Prisma.sql`(i.rating_score, i.id) < (${value}::int, ${id}::uuid)`,
    by: Prisma.sql`i.rating_score desc, i.id desc`,
  },
};

/**
 * The public list: what can be rented, page by page, with its total up to {@link totalCap}, in one
 * statement.
 */
@Injectable()
export class SearchQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `invalid-request` for a cursor of another sort */
  async search(search: ItemSearch, viewer: Actor | undefined): Promise<Page<ItemView>> {
    const rows = await this.sql.rows<PageRow>(searchStatement(search, viewer, this.clock.today()));
    const total = rows[0]?.total ?? 0;
    const found = rows.filter((row) => row.id !== null);
    const page = found.slice(0, search.limit);
    const last = page.at(-1);
    const more = found.length > search.limit;
    return {
      rows: page.map(itemView),
      total,
      next: more && last ? writeCursor(endOf(last, search.sort)) : null,
    };
  }
}

type PageRow = ItemRow & { total: number };

/**
 * One row more than the page holds, to know whether another page follows. What a page does not need
 * to be found (owner, pictures, reviews) is joined to its rows only. A page without items still has
 * a row, with the total alone.
 */
export function searchStatement(
  search: ItemSearch,
  viewer: Actor | undefined,
  today: Day,
): Prisma.Sql {
  const order = orders[search.sort];
  const filter = offeredAnd(search, today);
  const after = search.cursor
    ? order.after(readCursor(search.cursor, search.sort))
    : Prisma.sql`true`;
  return Prisma.sql`
    ${takenDuring(search)}
    select total.count as total, page.*
    from (
      select count(*)::int from (select 1 from items i where ${filter} limit ${totalCap}) as counted
    ) as total
    left join lateral (
      select ${itemColumns(viewer, today)}
      from (
        select * from items i where ${filter} and ${after} order by ${order.by} limit ${search.limit + 1}
      ) as i
      join users owner on owner.id = i.owner_id
      order by ${order.by}
    ) as page on true`;
}

function endOf(row: ItemRow, sort: ItemSort): PageEnd {
  return { sort, id: row.id, value: sortedValueOf(row, sort) };
}

function sortedValueOf(row: ItemRow, sort: ItemSort): PageEnd['value'] {
  if (sort === 'recent') return row.createdAt.toISOString();
  return sort === 'rating' ? row.ratingScore : row.price;
}
