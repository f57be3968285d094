import type { Day } from '../../kernel/day.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { type ItemSearch, totalCap } from './catalogue.schema.js';
import { type NearPlaces, placesOf } from './near-places.js';
import { hasPrices, type PageOfSearch } from './places-of-search.js';
import { isFree, offeredAnd, totalOf } from './search-conditions.js';

/** So many cards of the order are looked at for words that many have. */
const firstCards = Prisma.raw('3000');

/** What a page is made of. */
export interface FoundCards {
  /** What follows `with`, `total` included. */
  parts: Prisma.Sql[];
  /** What follows `from`: the cards of the page. */
  cards: Prisma.Sql;
}

/**
 * What a search for words finds. Whether words are met soon in the order of the list depends on the category, the place and
 * the price, of which the planner knows each by itself alone: it goes through the whole list for a word that a
 * category has not. So all that match are found by the index of words, which has categories and places too, and put in
 * order. Where there are many, the first cards of the order are looked at before, which mostly fill the page. PostgreSQL
 * reads of `found` no more than is asked for; days are asked for last, of one object after the other.
 */
export function withWords(
  search: ItemSearch,
  page: PageOfSearch,
  today: Day,
  near: NearPlaces | undefined,
): FoundCards {
  const onAnyDay = offeredAnd({ ...search, from: undefined, to: undefined }, today);
  const found = Prisma.sql`
    found as materialized (
      select i.id, i.pieces, i.location, i.created_at, i.week_price, i.rating_score
      from item_cards i where ${onAnyDay}
    )`;
  const matching = isNarrowed(search)
    ? Prisma.sql`found i where ${isFree(search)}`
    : Prisma.sql`item_cards i where ${offeredAnd(search, today)}`;
  const total = totalOf(matching);
  if (near) return { parts: [found, total], cards: nearestFound(near, page) };
  return {
    parts: [found, total, firstOfOrder(search, page, today)],
    cards: Prisma.sql`(
      select * from first where (select count(*) from first) = ${page.limit}
      union all
      select i.* from (${inOrder(Prisma.sql`found i`, search, page)}) as matching
      join item_cards i using (id) where (select count(*) from first) < ${page.limit}
    ) as i order by ${page.by} limit ${page.limit}`,
  };
}

/**
 * Whether the order of the list, or a filter, is one of those that words depend on. What the planner expects of words alone
 * is right, and among ten thousand objects the longer statement took nearly twice as long.
 */
export function isOfIndexOfWords(search: ItemSearch): boolean {
  const isOfOrder = search.sort !== 'recent' && search.sort !== 'rating';
  return Boolean(search.q) && (isOfOrder || isNarrowed(search));
}

/** By what words depend on. */
function isNarrowed(search: ItemSearch): boolean {
  const { category, location, city } = search;
  return category !== 'tous' || location.length + city.length > 0 || hasPrices(search);
}

function firstOfOrder(search: ItemSearch, { after, by, limit }: PageOfSearch, today: Day) {
  const { category } = search;
  return Prisma.sql`
    first as materialized (
      select i.* from (
        select i.* from item_cards i
        where ${offeredAnd({ category }, today)} and ${after}
          and (select count from total) = ${Prisma.raw(`${totalCap}`)}
        order by ${by} limit ${firstCards}
      ) as i
      where ${offeredAnd(search, today)} order by ${by} limit ${limit}
    )`;
}

function inOrder(found: Prisma.Sql, search: ItemSearch, { after, by, limit }: PageOfSearch) {
  const ordered = Prisma.sql`select i.* from ${found} where ${after} order by ${by}`;
  if (!search.from) return Prisma.sql`${ordered} limit ${limit}`;
  return Prisma.sql`select i.* from (${ordered} offset 0) as i where ${isFree(search)} limit ${limit}`;
}

/** The nearest of them, each with the `metres` from the middle of its place. */
function nearestFound(near: NearPlaces, page: PageOfSearch): Prisma.Sql {
  const found = Prisma.sql`(
    select i.*, place.metres from found i join (${placesOf(near)}) as place on place.name = i.location
  ) as i`;
  return Prisma.sql`(
    select i.*, matching.metres from (${inOrder(found, near.search, page)}) as matching
    join item_cards i using (id)
  ) as i order by ${page.by} limit ${page.limit}`;
}
