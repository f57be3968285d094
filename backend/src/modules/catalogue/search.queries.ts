import { Injectable } from '@nestjs/common';
import type { Day } from '../../kernel/day.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import { type PageEnd, readCursor, writeCursor } from '../../platform/http/page-cursor.js';
import type { Page } from '../../platform/http/paging.js';
import { type CardRow, cardColumns, cardView } from './card-view.js';
import type { ItemSearch, ItemSort, ItemView } from './catalogue.schema.js';
import { middleOf, type NearPlaces, nearestCards, readNearEnd } from './near-places.js';
import { type PageOfSearch, readsByPlace, startsOfPlaces } from './places-of-search.js';
import { offeredAnd, totalOf } from './search-conditions.js';
import { type FoundCards, isOfIndexOfWords, withWords } from './words-of-search.js';

export interface Order {
  after: (end: PageEnd) => Prisma.Sql;
  by: Prisma.Sql;
  /** What it is in order of, when that is not of the card. */
  columns?: Prisma.Sql;
  valueOf: (row: PageRow) => PageEnd['value'];
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
  near: {
    after: ({ value, id }) => {
      const { metres, createdAt } = readNearEnd(value);
      return Prisma.sql`(i.metres > ${metres}::int or i.metres = ${metres}::int
        and (i.created_at, i.id) < (${createdAt}::timestamptz, ${id}::uuid))`;
    },
    by: Prisma.sql`i.metres, i.created_at desc, i.id desc`,
    columns: Prisma.sql`, i.metres`,
    valueOf: ({ metres, createdAt }) => `${metres} ${createdAt.toISOString()}`,
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

  /** @throws ProblemError `invalid-request` for a cursor of another sort, or a place that staff do not know */
  async search(search: ItemSearch, viewer: Actor | undefined): Promise<Page<ItemView>> {
    const near =
      search.sort === 'near' ? { search, from: await middleOf(this.sql, search.near) } : undefined;
    const statement = searchStatement(search, viewer, this.clock.today(), near);
    const rows = isUnfiltered(search)
      ? await this.sql.keptRows<PageRow>(statement)
      : await this.sql.rows<PageRow>(statement);
    const total = rows[0]?.total ?? 0;
    const found = rows.filter((row) => row.id !== null);
    const page = found.slice(0, search.limit);
    const last = page.at(-1);
    const more = found.length > search.limit;
    return {
      rows: page.map(cardView),
      total,
      next: more && last ? writeCursor(endOf(last, search)) : null,
    };
  }
}

/** With how far its place is, where that is the order. */
type PageRow = CardRow & { total: number; metres?: number };

/**
 * One row more than the page holds, to know whether another page follows. A page without items still
 * has a row, with the total alone.
 */
export function searchStatement(
  search: ItemSearch,
  viewer: Actor | undefined,
  today: Day,
  near?: NearPlaces,
): Prisma.Sql {
  const { after, by, columns = Prisma.empty } = orders[search.sort];
  const end = search.cursor ? readCursor(search.cursor, search.sort, placeOf(search)) : undefined;
  const page = {
    end,
    after: end ? after(end) : Prisma.sql`true`,
    by,
    // In the text: a plan that is kept would not know how short the page is.
    limit: Prisma.raw(`${search.limit + 1}`),
  };
  const { parts, cards } = isOfIndexOfWords(search)
    ? withWords(search, page, today, near)
    : asPlanned(search, page, today, near);
  return Prisma.sql`
    with ${Prisma.join(parts)}
    select total.count as total, page.*
    from total
    left join lateral (
      select ${cardColumns(viewer)}${columns} from (select i.* from ${cards}) as i order by ${by}
    ) as page on true`;
}

/** What most people ask for: its plan depends on nothing of it. Filters are planned for what they let through. */
function isUnfiltered({
  q,
  category,
  location,
  city,
  minPrice,
  maxPrice,
  from,
  pieces,
}: ItemSearch) {
  const filters = [q, minPrice, maxPrice, from, ...location, ...city];
  return category === 'tous' && pieces === 1 && filters.every((filter) => filter === undefined);
}

/** By the indexes that the planner takes, words alone included. */
function asPlanned(
  search: ItemSearch,
  page: PageOfSearch,
  today: Day,
  near: NearPlaces | undefined,
): FoundCards {
  const matching = Prisma.sql`item_cards i where ${offeredAnd(search, today)}`;
  const cards = near ? nearestCards(near, page, today) : cardsOf(search, page, today);
  return { parts: [totalOf(matching)], cards };
}

/** What follows `from`: the cards of a page. */
function cardsOf(search: ItemSearch, page: PageOfSearch, today: Day): Prisma.Sql {
  if (readsByPlace(search)) return startsOfPlaces(search, page, today);
  return Prisma.sql`item_cards i where ${offeredAnd(search, today)} and ${page.after}
    order by ${page.by} limit ${page.limit}`;
}

function endOf(row: PageRow, search: ItemSearch): PageEnd {
  const { sort } = search;
  return { sort, id: row.id, value: orders[sort].valueOf(row), of: placeOf(search) };
}

/** From where the distances are that the list is in order of. */
const placeOf = ({ sort, near }: ItemSearch) => (sort === 'near' ? near : undefined);
