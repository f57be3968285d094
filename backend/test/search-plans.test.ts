import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/kernel/day.js';
import {
  type ItemSort,
  itemFilters,
  itemSearch,
} from '../src/modules/catalogue/catalogue.schema.js';
import { countedCap, countStatement } from '../src/modules/catalogue/location-counts.queries.js';
import { candidatesStatement } from '../src/modules/catalogue/looser/looser.queries.js';
import { looserSearch } from '../src/modules/catalogue/looser/looser.schema.js';
import { searchStatement } from '../src/modules/catalogue/search.queries.js';
import { suggestionsStatement } from '../src/modules/catalogue/suggestions.queries.js';
import { Pool } from '../src/platform/database/pool.js';
import { writeCursor } from '../src/platform/http/page-cursor.js';
import { provided, useApi } from './support/api.js';

useApi();

const objects = 50_000;
const inDays = (days: number) => addDays(dayOf(new Date()), days);

/**
 * Cards of objects that nobody owns, in a transaction that is never committed: a market of two cities, fifty places
 * and all categories. One object of 21 has four pieces. Every object has the word `objet`, one of fifty `perceuse`, five of all `xylophone`.
 */
const cards = [
  'set local session_replication_role = replica',
  `insert into item_cards (id, owner_id, owner_name, title, description, category, price, price_unit, week_price,
     security_deposit, location, city, specifications, listed, paused_until, pieces, price_tiers, created_at,
     search_text, requires_verified_renter, version, review_count, rating_sum, rating_score, images)
   select md5('objet' || n)::uuid, md5('owner' || n % 5000)::uuid, 'A***a', title, '', category, price, unit,
     week_price(price, unit), 0, 'Quartier ' || n % 50 || ', ' || city, city, '{}', n % 30 <> 0,
     case when n % 40 = 0 then date '2100-01-01' end, case when n % 21 = 0 then 4 else 1 end, '[]', timestamptz '2026-01-01' + n * interval '1 minute',
     normalize_search(title), false, 1, 0, 0, 4000 + hashint4(n) % 900, '{}'
   from (
     select n, price, (enum_range(null::"Category"))[1 + abs(hashint4(n + 7)) % 6] as category,
       case when n % 5 = 0 then 'semaine' else 'jour' end::"PriceUnit" as unit,
       case when n % 50 % 5 = 0 then 'Port-Gentil' else 'Libreville' end as city,
       case when n % 10000 = 77 then 'Xylophone' when n % 50 = 3 then 'Perceuse' else 'Chose' end
         || ' objet numéro ' || n as title
     from (select n, 500 + abs(hashint4(n + 3)) % 300 * 100 as price from generate_series(1, ${objects}) as n) as priced
   ) as made`,
  `insert into quartiers (id, city_id, name, latitude, longitude)
   select md5('quartier' || n)::uuid, (select id from cities where name = city), 'Quartier ' || n,
     case city when 'Libreville' then 0.4 else -0.7 end + n * 0.001, 9.4
   from (
     select n, case when n % 5 = 0 then 'Port-Gentil' else 'Libreville' end as city from generate_series(0, 49) as n
   ) as made`,
  `insert into items (id, owner_id, title, category, price, price_unit, location, city_id, created_at)
   select i.id, i.owner_id, i.title, i.category, i.price, i.price_unit, i.location, c.id, i.created_at
   from item_cards i join cities c on c.name = i.city where i.title like '% objet numéro %' and i.listed`,
  `insert into occupied_pieces (item_id, rental_id, piece, start_date, end_date)
   select md5('objet' || n)::uuid, md5('rental' || n)::uuid, 1, '${inDays(2)}', '${inDays(6)}'
   from generate_series(1, ${objects}, 3) as n`,
  'analyze items',
  'analyze item_cards',
  'analyze occupied_pieces',
];

let client: pg.PoolClient;
/** Cards of other tests in the same database, which a plan may come across too. */
let others = 0;
beforeAll(async () => {
  client = await provided(Pool).connect();
  await client.query('begin');
  const before = await client.query<{ count: number }>('select count(*)::int from item_cards');
  others = before.rows[0]?.count ?? 0;
  for (const statement of cards) await client.query(statement);
}, 300_000);
afterAll(async () => {
  await client.query('rollback');
  client.release();
});

interface Plan {
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** How a statement was run: the indexes of cards, and how many rows were looked at, in lists and in totals. */
async function run({ text, values }: { text: string; values: unknown[] }) {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  const nodes = [rows[0]?.['QUERY PLAN'][0].Plan as Plan];
  for (const node of nodes) nodes.push(...(node.Plans ?? []));
  const isRead = (name = '') => /^(?:items|item_cards|occupied_pieces)/.test(name);
  const reads = nodes.filter((node) => isRead(node['Relation Name'] ?? node['Index Name']));
  return {
    indexes: reads.flatMap((node) => node['Index Name'] ?? []),
    read: reads
      .map((node) => {
        const each =
          node['Actual Rows'] +
          (node['Rows Removed by Filter'] ?? 0) +
          (node['Rows Removed by Index Recheck'] ?? 0);
        return each * node['Actual Loops'];
      })
      .reduce((sum, count) => sum + count, 0),
  };
}

function searched(parameters: object) {
  const search = itemSearch.parse({ location: [], ...parameters });
  const near =
    search.sort === 'near' ? { search, from: { latitude: 0.41, longitude: 9.4 } } : undefined;
  return run(searchStatement(search, undefined, inDays(0), near));
}

/** A page in the middle of the market. */
const middle = (sort: ItemSort) => {
  const value = {
    recent: '2026-01-18T08:40:00.000Z',
    price_asc: 70_000,
    price_desc: 70_000,
    rating: 4_000,
    near: '1336 2026-01-18T08:40:00.000Z',
  }[sort];
  return { sort, cursor: writeCursor({ sort, value, id: '80000000-0000-4000-8000-000000000000' }) };
};

const glass = 'Quartier 1, Libreville';
const places = [glass, 'Quartier 2, Libreville', 'Quartier 5, Port-Gentil'];
const prices = { minPrice: 5_000, maxPrice: 9_000 };
const days = { from: inDays(3), to: inDays(5) };

/** Searches, how the index of their page begins, and how many rows they look at, at most: the total has 200 of them. */
const plans: [search: object, index: string, most: number][] = [
  [{}, 'item_cards_recent', 500],
  [{ sort: 'price_asc' }, 'item_cards_price', 500],
  [{ sort: 'price_desc' }, 'item_cards_price', 500],
  [{ sort: 'rating' }, 'item_cards_rating', 500],
  [middle('recent'), 'item_cards_recent', 500],
  [middle('price_asc'), 'item_cards_price', 500],
  [middle('price_desc'), 'item_cards_price', 500],
  [middle('rating'), 'item_cards_rating', 500],
  [{ sort: 'near' }, 'item_cards_place_recent', 1_500],
  [middle('near'), 'item_cards_place_recent', 2_000],
  [{ sort: 'near', category: 'sport' }, 'item_cards_place_recent', 2_000],
  [{ sort: 'near', location: places }, 'item_cards_place_recent', 5_000],
  [{ sort: 'near', q: 'xylophone' }, 'item_cards_words', 300],
  [{ category: 'sport' }, 'item_cards_', 2_000],
  [{ category: 'sport', sort: 'price_asc' }, 'item_cards_category_price', 2_000],
  [{ category: 'sport', sort: 'rating' }, 'item_cards_category_rating', 2_000],
  [{ category: 'sport', ...middle('rating') }, 'item_cards_category_rating', 2_000],
  [{ location: [glass] }, 'item_cards_place_recent', 2_500],
  [{ location: places, sort: 'rating' }, 'item_cards_place_rating', 5_000],
  [{ location: places, category: 'sport', sort: 'price_desc' }, 'item_cards_place_price', 1_000],
  [
    { location: [glass], category: 'sport', ...prices, sort: 'price_asc' },
    'item_cards_place_price',
    1_000,
  ],
  [{ location: places, ...prices, ...middle('price_asc') }, 'item_cards_place_price', 3_000],
  [{ category: 'sport', ...prices, sort: 'price_asc' }, 'item_cards_category_price', 5_000],
  [{ ...prices, sort: 'price_asc' }, 'item_cards_price', 2_500],
  [{ minPrice: 20_000, sort: 'price_asc' }, 'item_cards_price', 2_000],
  [{ ...prices, sort: 'rating' }, 'item_cards_rating', 3_000],
  [{ category: 'sport', ...prices, sort: 'recent' }, 'item_cards_(category_)?recent', 3_000],
  [{ location: places, minPrice: 1_000 }, 'item_cards_place_recent', 5_000],
  [{ city: ['Libreville'] }, 'item_cards_recent', 1_000],
  [{ city: ['Libreville'], maxPrice: 5_000, sort: 'price_desc' }, 'item_cards_price', 4_000],
  [{ pieces: 3 }, 'item_cards_several_recent', 6_000],
  [{ pieces: 3, sort: 'price_desc' }, 'item_cards_several_price', 6_000],
  [{ pieces: 3, sort: 'rating' }, 'item_cards_several_rating', 6_000],
  [{ pieces: 3, category: 'sport' }, 'item_cards_several_(?:category_)?recent', 1_000],
  [
    { pieces: 3, category: 'sport', sort: 'price_asc' },
    'item_cards_several_(?:category_)?price',
    1_000,
  ],
  [{ pieces: 3, location: places, sort: 'rating' }, 'item_cards_several_place_rating', 1_500],
  [{ city: ['Port-Gentil'], sort: 'price_asc' }, 'item_cards_price', 3_000],
  [{ q: 'xylophone' }, 'item_cards_words', 100],
  [
    { q: 'xylophone', category: 'sport', sort: 'price_asc', location: [glass] },
    'item_cards_',
    3_000,
  ],
  [{ q: 'objet', sort: 'rating' }, 'item_cards_rating', 1_000],
  // What most have is looked for in the whole category, before as many as are counted are read.
  [{ q: 'objet', category: 'sport' }, 'item_cards_(?:category_)?recent', 30_000],
  [{ q: 'perceuse', category: 'sport', sort: 'price_desc' }, 'item_cards_words', 2_000],
  [{ q: 'perceuse', location: [glass], sort: 'rating' }, 'item_cards_words', 2_000],
  [
    { q: 'chose', category: 'sport', ...days, sort: 'rating' },
    'item_cards_category_rating',
    30_000,
  ],
  [days, 'item_cards_recent', 1_000],
  [{ ...days, location: [glass], category: 'sport', sort: 'price_asc' }, 'item_cards_place', 2_000],
];

describe('at size, a page of the list is read from the index of its order', () => {
  it.each(plans)('%j: %s', async (search, index, most) => {
    const { indexes, read } = await searched(search);
    expect(
      indexes.some((name) => new RegExp(`^${index}`).test(name)),
      `${indexes}`,
    ).toBe(true);
    expect(read).toBeLessThanOrEqual(most + others);
  });

  it('looks at few cards for a word that some objects have', async () => {
    const { read } = await searched({ q: 'perceuse' });
    expect(read).toBeLessThan(15_000 + others);
  });
});

/** Of a column of the cards, and of the rows of a page. */
const orders = {
  recent: ['created_at desc', 'createdAt'],
  price_asc: ['week_price', 'weekPrice'],
  price_desc: ['week_price desc', 'weekPrice'],
  rating: ['rating_score desc', 'ratingScore'],
} as const;

/** Words of most objects, of one of fifty, of some that are not among the newest, and of five. */
const words = ['objet', 'perceuse', 'numéro 1', 'xylophone'];
const wordsInOrder = words.flatMap((q) =>
  Object.keys(orders).map((sort) => ({ q, sort: sort as keyof typeof orders })),
);

describe('at size, the pages of a search for words', () => {
  it.each(wordsInOrder)('have every object once, in order: %j', async ({ q, sort }) => {
    const [column, value] = orders[sort];
    const isDescending = column.endsWith('desc');
    const expected = await client.query<{ id: string }>(
      `select id from item_cards
       where listed and (paused_until is null or paused_until <= $1::date) and search_text like '%' || normalize_search($2) || '%'
       order by ${column}, id ${isDescending ? 'desc' : ''} limit 72`,
      [inDays(0), q],
    );
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const search = itemSearch.parse({ q, sort, cursor, location: [] });
      const { text, values } = searchStatement(search, undefined, inDays(0));
      const { rows } = await client.query(text, values);
      const page = rows.filter(({ id }) => id !== null).slice(0, search.limit);
      ids.push(...page.map(({ id }) => id));
      const last = page.at(-1)?.[value];
      const end = last instanceof Date ? last.toISOString() : last;
      cursor =
        rows.length > search.limit
          ? writeCursor({ sort, value: end, id: ids.at(-1) as string })
          : undefined;
    } while (cursor && ids.length < 72);
    expect(ids).toEqual(expected.rows.map(({ id }) => id));
  });
});

describe('at size, the numbers beside the places', () => {
  it('look at no more objects than are counted', async () => {
    const { read } = await run(countStatement(itemFilters.parse({}), inDays(0), countedCap));
    expect(read).toBeLessThanOrEqual(countedCap * 1.2 + others);
  });
});

describe('at size, looser matches', () => {
  it('are found by the index of their words', async () => {
    const search = looserSearch.parse({ q: 'objet xylophone', location: [] });
    const { indexes, read } = await run(candidatesStatement(search, [], 'xylophon', inDays(0)));
    expect(indexes).toContain('items_search_terms');
    expect(read).toBeLessThan(100);
  });
});

describe('at size, suggestions', () => {
  it('of a word that few titles have look at those alone', async () => {
    const { indexes, read } = await run(suggestionsStatement('xyl', inDays(0)));
    expect(indexes).toEqual(['item_cards_titles']);
    expect(read).toBeLessThan(100);
  });

  it('of a word that many titles have stop when they have enough', async () => {
    const { read } = await run(suggestionsStatement('perceuse', inDays(0)));
    expect(read).toBeLessThan(20_000 + others);
  });
});
