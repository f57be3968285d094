import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type FacetsView,
  type ItemView,
  itemFilters,
  itemSearch,
  type LocationCountsView,
} from '../src/modules/catalogue/catalogue.schema.js';
import { countStatement } from '../src/modules/catalogue/location-counts.queries.js';
import { searchStatement } from '../src/modules/catalogue/search.queries.js';
import { Pool } from '../src/platform/database/pool.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, anItem } from './support/factories.js';
import { aRequest, inDays, updateStatus } from './support/rentals.js';

useApi();

/** A word that no item of another test has. */
const aWord = () => `mot${randomUUID().slice(0, 8)}`;

type Search = Record<string, string | number>;

const address = (search: Search) =>
  `/items?${new URLSearchParams(search as Record<string, string>)}`;

const search = (parameters: Search) => api<ItemView[]>(address(parameters));

async function titles(parameters: Search): Promise<string[]> {
  const { body } = await search(parameters);
  return body.map((item) => item.title);
}

/** Every page of a search, one after the other by the `Link` header. */
async function pages(parameters: Search): Promise<ItemView[][]> {
  const found: ItemView[][] = [];
  for (let next = address(parameters); next; ) {
    const { body, headers } = await api<ItemView[]>(next);
    found.push(body);
    next = nextAddress(headers) ?? '';
  }
  return found;
}

function nextAddress(headers: Headers): string | undefined {
  return /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
}

/** How PostgreSQL runs a search when reading a whole table is the last resort. */
async function planOfSearch(parameters: object): Promise<string> {
  const asked = itemSearch.parse({ location: [], ...parameters });
  const { text, values } = searchStatement(asked, undefined, inDays(0));
  const client = await provided(Pool).connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('the text of a search', () => {
  it('is found in titles and descriptions, whatever its case and accents', async () => {
    const word = aWord();
    await anItem({ title: `Téléviseur ${word}`, description: '' });
    await anItem({ title: 'Écran', description: `Comme neuf. ${word.toUpperCase()}, 40 pouces` });
    expect(await titles({ q: `televiseur ${word}` })).toEqual([`Téléviseur ${word}`]);
    expect(await titles({ q: `TÉLÉVISEUR ${word}` })).toEqual([`Téléviseur ${word}`]);
    expect(await titles({ q: word })).toEqual(['Écran', `Téléviseur ${word}`]);
  });

  it('may be a part of a word', async () => {
    const word = aWord();
    await anItem({ title: `Objet ${word}` });
    expect(await titles({ q: word.slice(2, -2) })).toEqual([`Objet ${word}`]);
  });

  it.each(['100%', 'a_b', 'c\\d'])('takes %s for the characters they are', async (text) => {
    const word = aWord();
    await anItem({ title: `${word} ${text}` });
    await anItem({ title: `${word} 100 axb cd` });
    expect(await titles({ q: `${word} ${text}` })).toEqual([`${word} ${text}`]);
  });

  it.each(['à 2 m de', 'a_ %b c\\ d', 'de la à', 'l’été en % de', '100 % coton _ et'])(
    'has all of its words as they stand, the shortest too: %s',
    async (text) => {
      const word = aWord();
      await anItem({ title: `${word} ${text} fin` });
      await anItem({ title: `${word} ${text.replaceAll(' ', ' x ')} fin` });
      await anItem({ title: `${word} fin` });
      expect(await titles({ q: `${word} ${text} fin` })).toEqual([`${word} ${text} fin`]);
      expect(await titles({ q: `${word.slice(3)} ${text} f` })).toEqual([`${word} ${text} fin`]);
    },
  );

  it('restricts nothing when it is blank', async () => {
    await anItem();
    expect((await search({ q: '  ' })).body.length).toBeGreaterThan(0);
  });
});

describe('a filter', () => {
  it('keeps the items of a category, or of all with "tous"', async () => {
    const word = aWord();
    await anItem({ title: `${word} vélo`, category: 'sport' });
    await anItem({ title: `${word} four`, category: 'cuisine' });
    expect(await titles({ q: word, category: 'sport' })).toEqual([`${word} vélo`]);
    expect(await titles({ q: word, category: 'tous' })).toHaveLength(2);
  });

  it('keeps the items between two prices, both included', async () => {
    const word = aWord();
    for (const price of [1_000, 2_000, 3_000]) await anItem({ title: `${word} ${price}`, price });
    expect(await titles({ q: word, minPrice: 2_000 })).toHaveLength(2);
    expect(await titles({ q: word, maxPrice: 2_000 })).toHaveLength(2);
    expect(await titles({ q: word, minPrice: 3_000, maxPrice: 1_000 })).toEqual([]);
  });

  it('keeps the items of any of the chosen places', async () => {
    const word = aWord();
    for (const location of ['Louis, Libreville', 'Akanda, Libreville', 'Port-Gentil']) {
      await anItem({ title: `${word} ${location}`, location });
    }
    const { body } = await api<ItemView[]>(
      `/items?q=${word}&location=Port-Gentil&location=${encodeURIComponent('Louis, Libreville')}`,
    );
    expect(body.map((item) => item.location).sort()).toEqual(['Louis, Libreville', 'Port-Gentil']);
    expect(await titles({ q: word, location: 'Libreville' })).toEqual([]);
  });

  it('keeps the items of a whole city, beside single places of others', async () => {
    const word = aWord();
    for (const location of ['Louis, Libreville', 'Sud, Port-Gentil', 'Port-Gentil']) {
      await anItem({ title: `${word} ${location}`, location });
    }
    expect(await titles({ q: word, city: 'Libreville' })).toEqual([`${word} Louis, Libreville`]);
    expect(await titles({ q: word, city: 'Port-Gentil' })).toHaveLength(2);
    const both = { q: word, city: 'Libreville', location: 'Port-Gentil' };
    expect(await titles(both)).toHaveLength(2);
    expect(await titles({ q: word, city: 'Louis' })).toEqual([]);
  });

  it('keeps the items of which there are so many, on all of the asked days', async () => {
    const word = aWord();
    const owner = await aMember({ verified: true });
    await anItem({ title: `${word} seul`, owner });
    const { id: itemId } = await anItem({ title: `${word} trois`, pieces: 3, owner });
    const request = await aRequest({ itemId, owner, from: 10, to: 13, pieces: 2 });
    await updateStatus(owner, request.id, 'acceptée');
    const found = (pieces: number, days: Search = {}) => titles({ q: word, pieces, ...days });
    const days = { from: inDays(12), to: inDays(14) };
    expect(await found(1)).toHaveLength(2);
    expect(await found(3)).toEqual([`${word} trois`]);
    expect(await found(4)).toEqual([]);
    expect(await found(1, days)).toHaveLength(2);
    expect(await found(2, days)).toEqual([]);
    expect(await found(3, { from: inDays(13), to: inDays(15) })).toEqual([`${word} trois`]);
  });

  it('keeps the items that are free on the asked days; the return day is free again', async () => {
    const title = aWord();
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ title, owner });
    const request = await aRequest({ itemId, owner, from: 10, to: 13 });
    const free = (from: number, to: number) =>
      titles({ q: title, from: inDays(from), to: inDays(to) });
    expect(await free(10, 13)).toEqual([title]);
    await updateStatus(owner, request.id, 'acceptée');
    expect(await free(12, 14)).toEqual([]);
    expect(await free(8, 11)).toEqual([]);
    expect(await free(8, 10)).toEqual([title]);
    expect(await free(13, 15)).toEqual([title]);
  });

  it('reads the best rated from an index in their order, on every page', async () => {
    const first = await search({ sort: 'rating', limit: 1 });
    const next = new URL(nextAddress(first.headers) ?? '', 'http://localhost');
    for (const cursor of [undefined, next.searchParams.get('cursor') ?? '']) {
      const plan = await planOfSearch({ sort: 'rating', limit: 1, cursor });
      expect(plan).toMatch(/Index (Only )?Scan using item_cards_rating/);
    }
  });

  it('page by page neither loses nor repeats an object that stays, while others come, change and go', async () => {
    const word = aWord();
    const owner = await aMember({ verified: true });
    const offer = (title: string, price: number) =>
      anItem({ owner, title: `${word} ${title}`, price });
    const [staying, others] = [new Set<string>(), [] as string[]];
    for (let made = 0; made < 24; made++) {
      const { id } = await offer('reste', 1_000 + 100 * (made % 4));
      staying.add(id);
      others.push((await offer('change', 1_000 + 100 * (made % 4))).id);
    }
    let isWalking = true;
    const disturb = async () => {
      const { item } = provided(Db);
      for (let turn = 0; isWalking; turn++) {
        const id = others[turn % others.length] ?? '';
        if (turn % 3 === 0) await item.update({ where: { id }, data: { price: 500 + turn } });
        else if (turn % 3 === 1) others.push((await offer('nouveau', 1_000 + turn)).id);
        else {
          await item.update({ where: { id }, data: { deletedAt: new Date() } });
          others.splice(turn % others.length, 1);
        }
      }
    };
    const disturbed = disturb();
    for (const sort of ['recent', 'price_asc', 'price_desc', 'rating', 'near'])
      for (const filters of [{}, { category: 'bricolage', location: 'Libreville' }] as Search[]) {
        const near: Search = sort === 'near' ? { near: 'Libreville' } : {};
        const found = (await pages({ q: word, sort, limit: 3, ...near, ...filters })).flat();
        const kept = found.filter(({ id }) => staying.has(id)).map(({ id }) => id);
        expect(kept, sort).toHaveLength(staying.size);
        expect(new Set(kept), sort).toEqual(staying);
      }
    isWalking = false;
    await disturbed;
  });

  it('never shows what is unavailable, hidden or deleted', async () => {
    const word = aWord();
    await anItem({ title: `${word} unavailable`, available: false });
    await anItem({
      title: `${word} hidden`,
      available: false,
      hiddenAt: new Date(),
      offeredBeforeHidden: true,
    });
    await anItem({ title: `${word} deleted`, deletedAt: new Date() });
    const { body, headers } = await search({ q: word });
    expect(body).toEqual([]);
    expect(headers.get('x-total-count')).toBe('0');
  });

  it.each([
    ['to', { from: '2030-01-10' }],
    ['to', { from: '2030-01-10', to: '2030-01-10' }],
    ['from', { from: 'demain', to: '2030-01-10' }],
    ['limit', { limit: 101 }],
    ['category', { category: 'voitures' }],
    ['minPrice', { minPrice: -1 }],
    ['cursor', { cursor: 'ailleurs' }],
    ['pieces', { pieces: 0 }],
    ['near', { sort: 'near' }],
    ['near', { sort: 'near', near: 'Quartier, Ville inconnue' }],
  ])('is refused when %s is wrong: %j', async (path, parameters) => {
    const answer = await search({ ...parameters });
    const wrong = expectRefusal(answer, 'invalid-request');
    expect(wrong.map((field) => field.path)).toContain(path);
  });
});

describe('the pages of a list', () => {
  it.each(['recent', 'price_asc', 'price_desc'])(
    'hold every item once, in the order of %s, also where many are equal',
    async (sort) => {
      const word = aWord();
      const createdAt = new Date('2026-03-01T08:00:00Z');
      const owner = await aMember({ verified: true });
      for (let index = 0; index < 23; index++) {
        await anItem({
          owner,
          title: `${word} ${index}`,
          price: index % 3 === 0 ? 9_000 : 1_000,
          createdAt: index % 2 === 0 ? createdAt : new Date(createdAt.getTime() + index),
        });
      }
      const found = await pages({ q: word, sort, limit: 5 });
      expect(found.map((page) => page.length)).toEqual([5, 5, 5, 5, 3]);
      const items = found.flat();
      expect(new Set(items.map((item) => item.id)).size).toBe(23);
      const values = items.map((item) => (sort === 'recent' ? item.createdAt : item.price));
      const ordered = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
      expect(values).toEqual(sort === 'price_asc' ? ordered : ordered.toReversed());
    },
  );

  it.each([{ q: true }, { category: 'jardin' }, {}])(
    'are those of the nearest place first, there the newest first: %j',
    async ({ q, ...filters }: { q?: boolean; category?: string }) => {
      const word = aWord();
      const owner = await aMember({ verified: true });
      const offer = (title: string, location: string) =>
        anItem({ owner, title: `${word} ${title}`, location, category: 'jardin' });
      await offer('loin', 'Port-Gentil');
      await offer('à côté', 'Nombakélé, Libreville');
      await offer('ancien', 'Glass, Libreville');
      await offer('plus loin', 'Owendo, Libreville');
      await offer('quartier non listé', 'Avéa, Libreville');
      await offer('récent', 'Glass, Libreville');
      const near = { sort: 'near', near: 'Glass, Libreville', ...(q && { q: word }), ...filters };
      const found = (await pages({ ...near, limit: 2 })).flat();
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      const mine = found.filter(({ title }) => title.startsWith(word));
      expect(mine.map(({ title }) => title.slice(word.length + 1))).toEqual([
        ...['récent', 'ancien', 'à côté', 'quartier non listé', 'plus loin', 'loin'],
      ]);
      const ofUnknown = await titles({ ...near, q: word, near: 'Avéa, Libreville', limit: 1 });
      expect(ofUnknown).toEqual([`${word} quartier non listé`]);
      const ofOneCity = await titles({ ...near, q: word, city: 'Port-Gentil' });
      expect(ofOneCity).toEqual([`${word} loin`]);
    },
  );

  it.each([{ q: true }, { category: 'jardin' }, { city: 'Libreville' }])(
    'by nearness hold what has so many pieces free on all days, for two who walk at once: %j',
    async ({ q, ...filters }: { q?: boolean; category?: string; city?: string }) => {
      const word = aWord();
      const owner = await aMember({ verified: true });
      const offer = (title: string, location: string, pieces: number) =>
        anItem({ owner, title: `${word} ${title}`, location, pieces, category: 'jardin' });
      const let2 = async ({ id: itemId }: { id: string }, from: number, to: number) => {
        const { id } = await aRequest({ itemId, owner, from, to, pieces: 2 });
        await updateStatus(owner, id, 'acceptée');
      };
      await let2(await offer('rendu', 'Owendo, Libreville', 2), 10, 12);
      await offer('ancien', 'Glass, Libreville', 2);
      await let2(await offer('pris', 'Glass, Libreville', 3), 10, 13);
      await offer('seul', 'Glass, Libreville', 1);
      await let2(await offer('assez', 'Glass, Libreville', 4), 10, 13);
      await offer('à côté', 'Nombakélé, Libreville', 2);
      const asked = {
        ...{ sort: 'near', near: 'Glass, Libreville', limit: 2, pieces: 2 },
        ...{ from: inDays(12), to: inDays(14), ...(q && { q: word }), ...filters },
      };
      const walks = await Promise.all([pages(asked), pages(asked)]);
      for (const walk of walks) {
        const found = walk.flat();
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        const mine = found.filter(({ title }) => title.startsWith(word));
        expect(mine.map(({ title }) => title.slice(word.length + 1))).toEqual([
          ...['assez', 'ancien', 'à côté', 'rendu'],
        ]);
      }
      const { headers } = await search({ ...asked, q: word });
      expect(headers.get('x-total-count')).toBe('4');
    },
  );

  it('neither skip nor repeat an item when another one is listed meanwhile', async () => {
    const word = aWord();
    for (let index = 0; index < 4; index++) await anItem({ title: `${word} ${index}` });
    const first = await search({ q: word, limit: 2 });
    await anItem({ title: `${word} meanwhile` });
    const second = await api<ItemView[]>(nextAddress(first.headers) ?? '');
    expect([...first.body, ...second.body].map((item) => item.title)).toEqual([
      `${word} 3`,
      `${word} 2`,
      `${word} 1`,
      `${word} 0`,
    ]);
  });

  it('say how many items there are in all, and hold 24 unless asked otherwise', async () => {
    const word = aWord();
    const owner = await aMember({ verified: true });
    for (let index = 0; index < 25; index++) await anItem({ owner, title: `${word} ${index}` });
    const first = await search({ q: word });
    expect(first.body).toHaveLength(24);
    expect(first.headers.get('x-total-count')).toBe('25');
    expect(await titles({ q: word, limit: 100 })).toHaveLength(25);
  });

  it.each<[Search, Search]>([
    [{}, { sort: 'price_asc' }],
    [
      { sort: 'near', near: 'Glass, Libreville' },
      { sort: 'near', near: 'Port-Gentil' },
    ],
  ])('refuse a cursor of another order: %j, %j', async (order, other) => {
    const q = aWord();
    for (let index = 0; index < 3; index++) await anItem({ title: q });
    const { headers } = await search({ q, limit: 1, ...order });
    const cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1] ?? '';
    const next = await search({ q, limit: 1, ...order, cursor });
    expect(next.status).toBe(200);
    expectRefusal(await search({ q, limit: 1, ...other, cursor }), 'invalid-request');
  });
});

describe('an invalid search', () => {
  const cursor = (...parts: unknown[]) =>
    Buffer.from(JSON.stringify([...parts, randomUUID()])).toString('base64url');

  it.each<Search>([
    { minPrice: 9_999_999_999 },
    { from: '0000-01-01', to: '0000-01-02' },
    { cursor: cursor('recent', '1') },
    { sort: 'price_asc', cursor: cursor('price_asc', 99_999_999_999) },
    { sort: 'near', near: 'Libreville', cursor: cursor('near', '12') },
    { sort: 'near', near: 'Libreville', cursor: cursor('near', '12 0000-01-01T00:00:00Z') },
    { sort: 'near', near: 'Libreville', cursor: cursor('near', '-1 2026-01-01T00:00:00Z') },
    { sort: 'near', near: 'Libreville\0' },
    { pieces: 1e15 },
  ])('is refused: %o', async (parameters) => {
    expectRefusal(await search(parameters), 'invalid-request');
  });
});

describe('the facets', () => {
  it('count what is offered by category and place, with the bounds of its prices', async () => {
    await anItem({ category: 'jardin', location: 'Owendo, Libreville', price: 500 });
    await anItem({ category: 'jardin', available: false });
    wait(61);
    const { body } = await api<FacetsView>('/api/items/facets');
    const count = await provided(Db).item.count({
      where: { category: 'jardin', available: true, deletedAt: null },
    });
    expect(body.categories).toContainEqual({ id: 'jardin', count });
    expect(body.categories).toHaveLength(6);
    expect(body.locations.map((place) => place.name)).toContain('Owendo, Libreville');
    expect(body.price.min).toBeLessThanOrEqual(500);
    expect(body.price.max).toBeGreaterThanOrEqual(body.price.min);
  });
});

describe('the numbers beside the places', () => {
  const counts = (filters: Search) =>
    api<LocationCountsView>(
      `/api/items/location-counts?${new URLSearchParams(filters as Record<string, string>)}`,
    );
  const named = async (filters: Search) =>
    Object.fromEntries(
      (await counts(filters)).body.locations?.map(({ name, count }) => [name, count]) ?? [],
    );

  it('are those of the search at each place, with text, category, prices and days', async () => {
    const word = aWord();
    const owner = await aMember({ verified: true });
    const [glass, louis] = ['Glass, Libreville', 'Louis, Libreville'];
    const kitchen = { owner, category: 'cuisine', price: 4_000 } as const;
    await anItem({ ...kitchen, title: `Mixeur ${word}`, location: glass });
    const { id: itemId } = await anItem({
      ...kitchen,
      title: `Four ${word}`,
      location: glass,
      price: 9_000,
    });
    await anItem({ owner, title: `Tente ${word}`, location: louis, category: 'sport', price: 500 });
    await anItem({ owner, title: `Tente ${word}`, location: louis, available: false });
    const request = await aRequest({ itemId, owner, from: 3, to: 6 });
    await updateStatus(owner, request.id, 'acceptée');

    expect(await named({ q: word })).toEqual({ [glass]: 2, [louis]: 1 });
    const filters: Search[] = [
      { q: word },
      { q: word, category: 'cuisine' },
      { q: word, minPrice: 4_000, maxPrice: 5_000 },
      { q: word, from: inDays(4), to: inDays(5) },
      { q: word, from: inDays(6), to: inDays(8) },
      { q: word, category: 'cuisine', maxPrice: 5_000, from: inDays(4), to: inDays(5) },
    ];
    for (const one of filters) {
      for (const place of [glass, louis]) {
        const { headers } = await search({ ...one, location: place });
        const total = Number(headers.get('x-total-count'));
        expect((await named(one))[place] ?? 0, JSON.stringify([one, place])).toBe(total);
      }
    }
  });

  it('are the same whichever places are ticked', async () => {
    const word = aWord();
    await anItem({ title: `Tente ${word}`, location: 'Glass, Libreville' });
    await anItem({ title: `Tente ${word}`, location: 'Port-Gentil' });
    expect(await named({ q: word, location: 'Port-Gentil', city: 'Port-Gentil' })).toEqual({
      'Glass, Libreville': 1,
      'Port-Gentil': 1,
    });
  });

  it('are read of one object more than are counted, however many pass', async () => {
    const word = aWord();
    for (const location of ['Glass, Libreville', 'Louis, Libreville', 'Port-Gentil'])
      await anItem({ title: `Tente ${word}`, location });
    const { text, values } = countStatement(itemFilters.parse({ q: word }), inDays(0), 1);
    const { rows } = await provided(Pool).query<{ count: number }>(text, values);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it.each<Search>([
    { from: '2026-12-05', to: '2026-12-01' },
    { from: '2026-12-05' },
    { minPrice: -1 },
    { category: 'voitures' },
  ])('are refused for filters that are none: %o', async (filters) => {
    expectRefusal(await counts(filters), 'invalid-request');
  });
});
