import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

type Row = Record<string, unknown>;

/** An object of a member with the card that it has, but for what is given of the card. */
async function carded(books: BrokenBooks, row: Row): Promise<string> {
  const id = await books.item({ owner_id: await books.member() });
  const uploadId = await books.insert('uploads', {
    ...{ owner_id: randomUUID(), preset: 'item', width: 1, height: 1, created_at: new Date() },
  });
  await books.run('insert into item_images (item_id, position, upload_id) values ($1, 0, $2)', [
    id,
    uploadId,
  ]);
  await books.run('insert into item_cards select * from item_card_sources where id = $1', [id]);
  for (const [column, value] of Object.entries(row))
    await books.run(`update item_cards set ${column} = $2 where id = $1`, [id, value]);
  return id;
}

export const itemCardBreaks: Breaks = {
  'every object has a card for lists that says what the object, its owner and its pictures do': {
    'an object without a card': async (books) => books.item({ owner_id: await books.member() }),
    'a card of no object': async (books) => {
      const id = await carded(books, {});
      await books.run('delete from items where id = $1', [id]);
      return id;
    },
    'a card with another price': (books) => carded(books, { price: 1 }),
    'a card with another price of a week': (books) => carded(books, { week_price: 1 }),
    'a card in another city': (books) => carded(books, { city: 'Oyem' }),
    'a card that is not listed while its object is offered': (books) =>
      carded(books, { listed: false }),
    'a card with the name of its owner': (books) => carded(books, { owner_name: 'Awa' }),
    'a card with another picture of its owner': (books) =>
      carded(books, { owner_avatar_id: randomUUID() }),
    'a card without its picture': (books) => carded(books, { images: [] }),
    'a card that knows nothing of its picture': (books) => carded(books, { picture: null }),
    'a card that is paused': (books) => carded(books, { paused_until: '2030-01-01' }),
  },
};
