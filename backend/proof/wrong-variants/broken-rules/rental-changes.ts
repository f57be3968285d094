import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { rentalPayment } from './rows.js';

const at = new Date('2026-11-20T10:00:00Z');
/** Two days more, at 5 000 XAF each. */
const longer = {
  kind: 'extension',
  asked_by: 'renter',
  old_end_date: '2026-12-04',
  new_end_date: '2026-12-06',
  rent_difference: 10_000,
  asked_at: at,
};
export const requestedExtension = { ...longer, status: 'requested', due_at: at };
const accepted = { ...longer, status: 'accepted', accepted_at: at, due_at: at };
export const doneExtension = {
  ...{ ...longer, status: 'done', accepted_at: at, closed_at: at },
  ...{ rent_was_released: false, payment_id: randomUUID() },
};
const extended = { end_date: '2026-12-06', rent: 25_000, total_price: 45_000 };
const payment = {
  ...{ purpose: 'extension', start_date: '2026-12-04', end_date: '2026-12-06' },
  ...{ rent: 10_000, amount: 10_000 },
};

export const rentalChangeBreaks: Breaks = {
  "a rental's dates, pieces, rent and deposit are what its payments, extensions and shortenings add up to":
    {
      'another renter': async (books) => {
        const { item_id, ...row } = await terms(books);
        const id = await books.rental({ ...row, item_id });
        await books.payment({ ...rentalPayment, item_id, rental_id: id });
        return id;
      },
      'another day': async (books) => {
        const { item_id, renter_id: user_id, owner_id } = await terms(books);
        const row = { item_id, renter_id: user_id, owner_id, end_date: '2026-12-05' };
        const id = await books.rental(row);
        await books.payment({ ...rentalPayment, item_id, user_id, rental_id: id });
        return id;
      },
      'another owner': async (books) => {
        const { item_id, renter_id: user_id } = await terms(books);
        const id = await books.rental({ item_id, renter_id: user_id });
        await books.payment({ ...rentalPayment, item_id, user_id, rental_id: id });
        return id;
      },
      'more days without an extension': (books) => aPaidRental(books, extended),
      'an extension without its days': async (books) => {
        const id = await aPaidRental(books);
        await aChange(books, { ...doneExtension, rental_id: id });
        return id;
      },
    },
  'a rental is priced by the day or by the week as its payment was': {
    'by the week instead of the day': (books) => aPaidRental(books, { price_unit: 'semaine' }),
  },
  'more or fewer days of a rental cost what its own days cost': {
    'two days for the price of one': async (books) => {
      const rental_id = await aPaidRental(books);
      return aChange(books, { ...requestedExtension, rental_id, rent_difference: 5_000 });
    },
  },
  'every payment for more days is for those of its extension, which is done by one of them alone': {
    'one of another amount': async (books) => {
      const { id, row } = await anExtension(books, accepted);
      return books.payment({ ...payment, ...row, change_id: id, rent: 9_000, amount: 9_000 });
    },
    'an extension that nobody paid': async (books) => {
      const { id } = await anExtension(books, doneExtension);
      return id;
    },
    'a payment for a rental that it did not extend': async (books) => {
      const { id, row, rental_id } = await anExtension(books, accepted);
      return books.payment({ ...payment, ...row, change_id: id, rental_id });
    },
  },
  'days are held for an extension that waits for its payment, and for nothing else': {
    'days of nobody': (books) => books.rental({ status: 'acceptee', held_until: '2026-12-06' }),
    'an extension whose days are free': async (books) => {
      const { rental_id } = await anExtension(books, accepted);
      return rental_id;
    },
  },
  'the history of every extension and shortening leads to what it has become': {
    'one without a history': async (books) => (await anExtension(books, requestedExtension)).id,
    'one that was refused and waits': async (books) => {
      const { id, rental_id } = await anExtension(books, requestedExtension);
      await aStep(books, id, rental_id, { event: 'ask-extension', actor: 'renter' });
      await aStep(books, id, rental_id, { event: 'refuse-extension', actor: 'owner' });
      return id;
    },
  },
  'every step of an extension or a shortening was announced as it happened, and nothing else was': {
    'a request that nobody heard of': async (books) => {
      const { id, rental_id } = await anExtension(books, requestedExtension);
      await aStep(books, id, rental_id, { event: 'ask-extension', actor: 'renter' });
      return id;
    },
  },
};

async function aChange(books: BrokenBooks, row: object): Promise<string> {
  return books.insert('rental_changes', { ...row });
}

function aStep(books: BrokenBooks, change_id: string, rental_id: string, row: object) {
  const status = { from: 'acceptee', to: 'acceptee' };
  return books.step(rental_id, { actor_id: randomUUID(), ...row, ...status, change_id, at });
}

/** An extension of a rental that was paid for, and what its payment says of it. */
export async function anExtension(books: BrokenBooks, change: object) {
  const { item_id, renter_id, owner_id } = await terms(books);
  const rental_id = await books.rental({ item_id, renter_id, owner_id, status: 'acceptee' });
  await books.payment({ ...rentalPayment, item_id, user_id: renter_id, rental_id });
  const id = await aChange(books, { ...change, rental_id });
  return { id, rental_id, row: { item_id, user_id: renter_id } };
}

/** An accepted rental with its payment. */
async function aPaidRental(books: BrokenBooks, row: object = {}): Promise<string> {
  const { item_id, renter_id, owner_id } = await terms(books);
  const parties = { item_id, renter_id, owner_id };
  const id = await books.rental({ ...parties, status: 'acceptee', ...row });
  await books.payment({ ...rentalPayment, item_id, user_id: renter_id, rental_id: id });
  return id;
}

/** An item, its owner, and a renter. */
async function terms(books: BrokenBooks) {
  const [owner_id, renter_id] = [randomUUID(), randomUUID()];
  const item_id = await books.insert('items', {
    owner_id,
    title: 'Perceuse',
    category: 'bricolage',
    price: 5_000,
    price_unit: 'jour',
    location: 'Libreville',
    city_id: randomUUID(),
    created_at: at,
  });
  return { item_id, owner_id, renter_id };
}
