import type { Day } from '../../kernel/day.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { has } from '../../platform/database/like-pattern.js';
import { type ItemFilters, type ItemSearch, totalCap } from './catalogue.schema.js';

export type Filters = Omit<ItemFilters, 'pieces'> &
  Partial<Pick<ItemSearch, 'location' | 'city' | 'pieces'>>;

/**
 * Whether the object of a card, aliased `i`, can be asked for today: as `isOffered` says of items. The indexes of the
 * cards name the first condition.
 */
export function isShown(today: Day): Prisma.Sql {
  return Prisma.sql`i.listed and (i.paused_until is null or i.paused_until <= ${today}::date)`;
}

/** Part of a `with`: the `count` of the rows that follow `from`, up to {@link totalCap}. */
export function totalOf(matching: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`total as (
    select count(*)::int as count from (
      select 1 from ${matching} limit ${Prisma.raw(`${totalCap}`)}
    ) as counted
  )`;
}

/** What a card `i` must be to be found: of an object that is offered, and as the filters say. */
export function offeredAnd(filters: Filters, today: Day): Prisma.Sql {
  const { category, location = [], city = [] } = filters;
  const wanted = [wherever(filters, today)];
  if (category !== 'tous') wanted.push(Prisma.sql`i.category = ${category}::"Category"`);
  if (filters.minPrice !== undefined || filters.maxPrice !== undefined) {
    wanted.push(costs(filters));
  }
  if (location.length + city.length > 0) wanted.push(isIn(location, city));
  return Prisma.join(wanted, ' and ');
}

/** The filters but for the place, the category and the price, which lead an index. */
export function wherever(filters: Filters, today: Day): Prisma.Sql {
  const { q, pieces = 1 } = filters;
  const wanted = [isShown(today)];
  if (pieces > 1) wanted.push(Prisma.sql`i.pieces >= ${pieces}`);
  if (q) wanted.push(has(Prisma.sql`i.search_text`, q));
  wanted.push(isFree(filters));
  return Prisma.join(wanted, ' and ');
}

/** On the days that are asked for, if any are. */
export function isFree({ from, to, pieces = 1 }: Filters): Prisma.Sql {
  return from && to ? areFreeDuring(from, to, pieces) : Prisma.sql`true`;
}

/** The price per day is within the bounds: of a weekly price a seventh, rounded up, said of the price of a week that is in the indexes. */
export function costs({ minPrice, maxPrice }: Filters): Prisma.Sql {
  const bounds = [];
  if (minPrice !== undefined) bounds.push(Prisma.sql`i.week_price > (${minPrice}::bigint - 1) * 7`);
  if (maxPrice !== undefined) bounds.push(Prisma.sql`i.week_price <= ${maxPrice}::bigint * 7`);
  return Prisma.join(bounds, ' and ');
}

/** A location is `Quartier, Ville` or the city alone: the database writes it so. */
function isIn(locations: string[], cities: string[]): Prisma.Sql {
  const either = [];
  if (locations.length > 0) either.push(Prisma.sql`i.location = any(${locations})`);
  if (cities.length > 0) either.push(Prisma.sql`i.city = any(${cities})`);
  return Prisma.sql`(${Prisma.join(either, ' or ')})`;
}

/**
 * So many pieces are left on each of the days; they are counted only where some are taken and there are more. It is asked
 * of one object after the other, which `exists` would leave to the planner: pages and totals are short, and what is
 * taken on some days grows with the market. `is not true` has the planner expect that half of the objects are free,
 * `is null` that hardly any is.
 */
function areFreeDuring(from: string, to: string, pieces: number): Prisma.Sql {
  return Prisma.sql`(
    (select true from occupied_pieces taken
      where taken.item_id = i.id and taken.end_date > ${from}::date and taken.start_date < ${to}::date
      limit 1) is not true
    or i.pieces > ${pieces} and free_pieces(i.id, ${from}::date, ${to}::date) >= ${pieces})`;
}
