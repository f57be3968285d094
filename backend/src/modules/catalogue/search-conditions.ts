import type { Day } from '../../kernel/day.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { containing } from '../../platform/database/like-pattern.js';
import { isOffered } from '../items/index.js';
import type { ItemFilters, ItemSearch } from './catalogue.schema.js';

type Filters = ItemFilters & Partial<Pick<ItemSearch, 'location' | 'city'>>;

/** What an object `i` must be to be found: offered, and as the filters say. */
export function offeredAnd(
  { q, category, minPrice, maxPrice, location = [], city = [], from, to }: Filters,
  today: Day,
): Prisma.Sql {
  const wanted = [isOffered(today)];
  if (q) wanted.push(Prisma.sql`i.search_text like ${containing(q)}`);
  if (category !== 'tous') wanted.push(Prisma.sql`i.category = ${category}::"Category"`);
  if (minPrice !== undefined) wanted.push(Prisma.sql`i.price >= ${minPrice}`);
  if (maxPrice !== undefined) wanted.push(Prisma.sql`i.price <= ${maxPrice}`);
  if (location.length + city.length > 0) wanted.push(isIn(location, city));
  if (from && to) wanted.push(isFreeDuring(from, to));
  return Prisma.join(wanted, ' and ');
}

/** A location is `Quartier, Ville` or the city alone: the database writes it so. */
function isIn(locations: string[], cities: string[]): Prisma.Sql {
  const either = [];
  if (locations.length > 0) either.push(Prisma.sql`i.location = any(${locations})`);
  if (cities.length > 0) {
    either.push(Prisma.sql`split_part(i.location, ', ', -1) = any(${cities})`);
  }
  return Prisma.sql`(${Prisma.join(either, ' or ')})`;
}

/** Objects of which a piece is taken on some of the days, found once: {@link offeredAnd} reads it. */
export function takenDuring({ from, to }: Filters): Prisma.Sql {
  if (!from || !to) return Prisma.empty;
  return Prisma.sql`with taken as materialized (
    select distinct item_id from occupied_pieces
    where end_date > ${from}::date and start_date < ${to}::date)`;
}

/** A piece is left on each of the days; they are counted only where some are taken and there are several. */
function isFreeDuring(from: string, to: string): Prisma.Sql {
  return Prisma.sql`(
    not exists (select 1 from taken where taken.item_id = i.id)
    or i.pieces > 1 and free_pieces(i.id, ${from}::date, ${to}::date) > 0)`;
}
