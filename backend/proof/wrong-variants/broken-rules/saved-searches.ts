import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

const aSearch = (books: BrokenBooks, userId: string) =>
  books.insert('saved_searches', {
    user_id: userId,
    filters: { q: 'perceuse' },
    created_at: ago(9),
  });

async function anItem(books: BrokenBooks, ownerId: string): Promise<string> {
  const id = await books.insert('items', {
    ...{ owner_id: ownerId, city_id: randomUUID(), location: 'Libreville' },
    ...{ title: 'Perceuse', category: 'bricolage', price: 5_000, price_unit: 'jour' },
    created_at: ago(48),
  });
  return id;
}

const told = (books: BrokenBooks, searchId: string, itemId: string, at = ago(1)) =>
  books.run('insert into saved_search_matches (search_id, item_id, told_at) values ($1, $2, $3)', [
    searchId,
    itemId,
    at,
  ]);

const recorded = (books: BrokenBooks, searchId: string, count: number, at: Date) =>
  books.insert('domain_events', {
    ...{ kind: 'saved-search.matched', subject: 'saved-search', subject_id: searchId },
    ...{ actor: 'system', facts: { userId: randomUUID(), count }, at },
  });

export const savedSearchBreaks: Breaks = {
  'nobody has more than 20 saved searches': {
    'somebody with 21': async (books) => {
      const user = randomUUID();
      await books.run(
        `insert into saved_searches (id, user_id, filters, created_at)
          select gen_random_uuid(), $1, jsonb_build_object('maxPrice', n), now()
          from generate_series(1, 21) as n`,
        [user],
      );
      return user;
    },
  },
  'no saved search tells a member of their own object': {
    'an own object': async (books) => {
      const user = randomUUID();
      const search = await aSearch(books, user);
      await told(books, search, await anItem(books, user));
      return search;
    },
  },
  'a saved search has told its member once of as many objects as are on record': {
    'an object that nobody was told of': async (books) => {
      const search = await aSearch(books, randomUUID());
      await told(books, search, randomUUID());
      return search;
    },
    'two objects that were told of as one': async (books) => {
      const [search, at] = [await aSearch(books, randomUUID()), ago(1)];
      for (const item of [randomUUID(), randomUUID()]) await told(books, search, item, at);
      await recorded(books, search, 1, at);
      return search;
    },
    'a note of an object that is not on record': async (books) => {
      const search = await aSearch(books, randomUUID());
      await recorded(books, search, 1, ago(1));
      return search;
    },
  },
  'no offered object waits for more than 40 minutes to be looked for by saved searches': {
    'an object that was looked for an hour ago': async (books) => {
      const id = await anItem(books, randomUUID());
      await books.run(
        `insert into item_cards select i.id, i.owner_id, 'A***e', null, i.title, '', i.category, i.price,
          i.price_unit, 35000, 0, null, i.location, i.location, '{}', true, null, 1, '[]', null,
          i.created_at, 'perceuse', false, 1, 0, 0, 0, '{}', null from items i where i.id = $1`,
        [id],
      );
      await books.run(`insert into newly_offered_items (item_id, looked_at) values ($1, $2)`, [
        id,
        ago(1),
      ]);
      return id;
    },
  },
};
