import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { rentalPayment } from './rows.js';

/** Nobody moves house in a test: a corner of the estuary. */
const point = { latitude: 0.4, longitude: 9.45 };

async function aCity(books: BrokenBooks): Promise<{ city_id: string; city: string }> {
  const city = `Ville ${randomUUID()}`;
  return { city_id: await books.insert('cities', { name: city, ...point }), city };
}

async function aQuartier(books: BrokenBooks) {
  const { city_id, city } = await aCity(books);
  const quartier_id = await books.insert('quartiers', { city_id, name: 'Glass', ...point });
  return { city_id, quartier_id, city, location: `Glass, ${city}` };
}

function anItem(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  return books.insert('items', {
    owner_id: randomUUID(),
    title: 'Perceuse',
    category: 'bricolage',
    price: 5_000,
    price_unit: 'jour',
    created_at: new Date(),
    ...row,
  });
}

/** An object in a quartier, whose rows are then changed. */
async function placed(books: BrokenBooks, statement: string, value?: string): Promise<string> {
  const { city_id, quartier_id, location } = await aQuartier(books);
  const id = await anItem(books, { city_id, quartier_id, location });
  await books.run(statement, [value ?? quartier_id]);
  return id;
}

async function aMeetingPoint(books: BrokenBooks): Promise<string> {
  const { quartier_id } = await aQuartier(books);
  return books.insert('meeting_points', { quartier_id, name: 'Port Môle', ...point });
}

export const placeBreaks: Breaks = {
  'the location of every object is written as the places that it names are': {
    'a quartier renamed alone': (books) =>
      placed(books, `update quartiers set name = 'Louis' where id = $1`),
    'a city renamed alone': (books) =>
      placed(
        books,
        `update cities set name = 'Mouila' where id = (select city_id from quartiers where id = $1)`,
      ),
    'a quartier that is gone': (books) => placed(books, 'delete from quartiers where id = $1'),
    'a city that there is not': (books) =>
      anItem(books, { city_id: randomUUID(), location: 'Mouila' }),
    'an object in a quartier of another city': async (books) => {
      const { city_id, location } = await aQuartier(books);
      const { quartier_id } = await aQuartier(books);
      return anItem(books, { city_id, quartier_id, location });
    },
    'a location in another city': async (books) => {
      const { city_id } = await aCity(books);
      return anItem(books, { city_id, location: 'Glass, Mouila' });
    },
    'a quartier that is only typed although there is one': async (books) => {
      const { city_id, city } = await aQuartier(books);
      return anItem(books, { city_id, location: `glass, ${city}` });
    },
  },
  'every rental changes hands as its payment says, at a meeting point that there is if at one': {
    'a rental at another meeting point': async (books) => {
      const [chosen, other] = [await aMeetingPoint(books), await aMeetingPoint(books)];
      const at = { fulfilment: 'meeting_point' };
      const id = await books.rental({ ...at, meeting_point_id: other });
      const payment = { ...rentalPayment, ...at, meeting_point_id: chosen, rental_id: id };
      await books.payment(payment);
      return id;
    },
    'a rental that is brought, paid to be fetched': async (books) => {
      const id = await books.rental({ fulfilment: 'delivery' });
      await books.payment({ ...rentalPayment, rental_id: id });
      return id;
    },
    'a meeting point that there is not': (books) =>
      books.rental({ fulfilment: 'meeting_point', meeting_point_id: randomUUID() }),
  },
};
