import { Injectable } from '@nestjs/common';
import type { Day } from '../../kernel/day.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { type PageEnd, readCursor, writeCursor } from '../../platform/http/page-cursor.js';
import type { Page } from '../../platform/http/paging.js';
import { type CardRow, cardColumns, cardView } from './card-view.js';
import { type ItemSearch, type ItemSort, type ItemView, totalCap } from './catalogue.schema.js';
import { readsByPlace, startsOfPlaces } from './places-of-search.js';
import { offeredAnd } from './search-conditions.js';

export interface Order {
  after: (end: PageEnd) => Prisma.Sql;
  by: Prisma.Sql;
  valueOf: (row: CardRow) => PageEnd['value'];
}

/** Each is the order of an index; prices by the day and by the week compare by what a week costs. */
const orders: Record<ItemSort, Order> = {
  recent: {
    after: ({ value, id }) =>
      Prisma.sql`(i.created_at, i.id) < (${value}::timestamptz, ${id}::uuid)`,
    by: Prisma.sql`i.created_at desc, i.id desc`,
    valueOf: ({ createdAt }) => createdAt.toISOString(),
  },
  price_asc: {
    after: ({ value, id }) => Prisma.sql`(i.week_price, i.id) > (${value}::int, ${id}::uuid)`,
    by: Prisma.sql`i.week_price, i.id`,
    valueOf: ({ weekPrice }) => weekPrice,
  },
  price_desc: {
    after: ({ value, id }) => Prisma.sql`(i.week_price, i.id) < (${value}::int, ${id}::uuid)`,
    by: Prisma.sql`i.week_price desc, i.id desc`,
    valueOf: ({ weekPrice }) => weekPrice,
  },
  rating: {
    after: ({ value, id }) => Prisma.sql`(i.rating_score, i.id) < (${value}::int, ${id}::uuid)`,
    by: Prisma.sql`i.rating_score desc, i.id desc`,
    valueOf: ({ ratingScore }) => ratingScore,
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
      rows: page.map(cardView),
      total,
      next: more && last ? writeCursor(endOf(last, search.sort)) : null,
    };
  }
}

type PageRow = CardRow & { total: number };

/**
 * One row more than the page holds, to know whether another page follows. A page without items still
 * has a row, with the total alone.
 */
export function searchStatement(
  search: ItemSearch,
  viewer: Actor | undefined,
  today: Day,
): Prisma.Sql {
  const { after, by } = orders[search.sort];
  const page = {
    after: search.cursor ? after(readCursor(search.cursor, search.sort)) : Prisma.sql`true`,
    by,
    limit: search.limit + 1,
  };
  const filter = offeredAnd(search, today);
  const cards = readsByPlace(search)
    ? startsOfPlaces(search, page, today)
    : Prisma.sql`item_cards i where ${filter} and ${page.after} order by ${by} limit ${page.limit}`;
  return Prisma.sql`
    select total.count as total, page.*
    from (
      select count(*)::int from (
        select 1 from item_cards i where ${filter} limit ${totalCap}
      ) as counted
    ) as total
    left join lateral (
      select ${cardColumns(viewer)} from (select i.* from ${cards}) as i order by ${by}
    ) as page on true`;
}

function endOf(row: CardRow, sort: ItemSort): PageEnd {
  return { sort, id: row.id, value: orders[sort].valueOf(row) };
}
