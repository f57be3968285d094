import type { Day } from '../../kernel/day.js';
import { Prisma } from '../../platform/database/generated/client.js';
import type { PageEnd } from '../../platform/http/page-cursor.js';
import type { ItemSearch } from './catalogue.schema.js';
import { costs, wherever } from './search-conditions.js';

/** With more places, each of which gives a page of its own, their pages would cost more than they save. */
const mostPlaces = 24;

/** The order and length of a page, and where the one before it ended. */
export interface PageOfSearch {
  end: PageEnd | undefined;
  after: Prisma.Sql;
  by: Prisma.Sql;
  limit: Prisma.Sql;
}

/**
 * Whether a page is put together from the first objects of each place that is asked for, of which each has its order in an
 * index, while all together have none. Whole cities are left to the planner: many objects are in one.
 */
export const readsByPlace = ({ location, city }: ItemSearch): boolean =>
  city.length === 0 && location.length > 0 && location.length <= mostPlaces;

export const hasPrices = ({ minPrice, maxPrice }: Pick<ItemSearch, 'minPrice' | 'maxPrice'>) =>
  minPrice !== undefined || maxPrice !== undefined;

/** What follows `from`: the cards of a page, from the first of each place and category. */
export function startsOfPlaces(search: ItemSearch, page: PageOfSearch, today: Day): Prisma.Sql {
  const { location, category } = search;
  const parts = [Prisma.sql`unnest(${[...new Set(location)]}::text[]) as place (name)`];
  const isOfPart = [
    wherever(search, today),
    page.after,
    Prisma.sql`i.location = place.name`,
    ...(hasPrices(search) ? [costs(search)] : []),
  ];
  if (category !== 'tous') {
    isOfPart.push(Prisma.sql`i.category = ${category}::"Category"`);
  } else {
    parts.push(Prisma.sql`unnest(enum_range(null::"Category")) as kind (id)`);
    isOfPart.push(Prisma.sql`i.category = kind.id`);
  }
  return Prisma.sql`${Prisma.join(parts, ' cross join ')}
    cross join lateral (
      select i.* from item_cards i
      where ${Prisma.join(isOfPart, ' and ')}
      order by ${page.by} limit ${page.limit}
    ) as i
    order by ${page.by} limit ${page.limit}`;
}
