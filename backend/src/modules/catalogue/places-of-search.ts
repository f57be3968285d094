import type { Day } from '../../kernel/day.js';
import { Prisma } from '../../platform/database/generated/client.js';
import type { PageEnd } from '../../platform/http/page-cursor.js';
import type { ItemSearch } from './catalogue.schema.js';
import { costs, costsByUnit, wherever } from './search-conditions.js';

/** With more places, each of which gives a page of its own, their pages would cost more than they save. */
const mostPlaces = 24;

/** Whether prices are asked for, and the list is in their order. */
export const goesThroughPrices = ({ sort, ...search }: ItemSearch): boolean =>
  (sort === 'price_asc' || sort === 'price_desc') && hasPrices(search);

/** The order and length of a page, and where the one before it ended. */
export interface PageOfSearch {
  end: PageEnd | undefined;
  after: Prisma.Sql;
  by: Prisma.Sql;
  limit: Prisma.Sql;
}

/**
 * Whether a page is put together from the first objects of each part that is asked for: places and units of price,
 * of which each has its order in an index, while all together have none. Whole cities are left to the planner: many
 * objects are in one.
 */
export function readsByPlace(search: ItemSearch): boolean {
  const { location, city } = search;
  if (city.length > 0 || location.length > mostPlaces) return false;
  return location.length > 0 || goesThroughPrices(search);
}

export const hasPrices = ({ minPrice, maxPrice }: Pick<ItemSearch, 'minPrice' | 'maxPrice'>) =>
  minPrice !== undefined || maxPrice !== undefined;

/** What follows `from`: the cards of a page, from the first of each place, category and unit. */
export function startsOfPlaces(search: ItemSearch, page: PageOfSearch, today: Day): Prisma.Sql {
  const { location, category } = search;
  const isOfPart = [wherever(search, today), page.after];
  const parts = [Prisma.sql`(values (true)) as part`];
  if (location.length > 0) {
    parts.push(Prisma.sql`unnest(${[...new Set(location)]}::text[]) as place (name)`);
    isOfPart.push(Prisma.sql`i.location = place.name`);
  }
  if (category !== 'tous') {
    isOfPart.push(Prisma.sql`i.category = ${category}::"Category"`);
  } else if (location.length > 0) {
    parts.push(Prisma.sql`unnest(enum_range(null::"Category")) as kind (id)`);
    isOfPart.push(Prisma.sql`i.category = kind.id`);
  }
  const startOf = (costsSo: Prisma.Sql) => Prisma.sql`(
    select i.* from item_cards i
    where ${Prisma.join([...isOfPart, costsSo], ' and ')}
    order by ${page.by} limit ${page.limit})`;
  return Prisma.sql`${Prisma.join(parts, ' cross join ')}
    cross join lateral (${Prisma.join(pricesOf(search).map(startOf), ' union all ')}) as i
    order by ${page.by} limit ${page.limit}`;
}

/**
 * The conditions on prices, of each part of the list that is in order. Numbers, and not columns of a list of units: the
 * planner has to see how many objects are within them.
 */
function pricesOf(search: ItemSearch): Prisma.Sql[] {
  if (!hasPrices(search)) return [Prisma.sql`true`];
  return goesThroughPrices(search) ? costsByUnit(search) : [costs(search)];
}
