import { randomUUID } from 'node:crypto';
import type { Breaks } from './break.js';
import { pending, rentalPayment } from './rows.js';

const minute = 60_000;

export const paymentHistoryBreaks: Breaks = {
  'every step of a payment is one that there is, and what the wallet pays alone is never sent': {
    'a step of no payment': async (books) => {
      const id = randomUUID();
      await books.event(id, null, 'created');
      return id;
    },
    'a payment sent once more': async (books) => {
      const id = await books.payment({ ...pending, status: 'submitting' });
      await books.event(id, 'unknown', 'submitting');
      return id;
    },
    'one waited for before it was sent': async (books) => {
      const id = await books.payment({ ...pending, status: 'created' });
      await books.event(id, 'created', 'created');
      return id;
    },
    'a success that was never sent': (books) => books.payment(),
    "the wallet's own payment sent": async (books) => {
      const alone = { amount: 0, wallet_amount: 35_000, operator: 'wallet' };
      const row = { ...rentalPayment, ...alone, ...pending, status: 'created' };
      const id = await books.payment(row);
      await books.event(id, 'created', 'submitting');
      return id;
    },
  },
  'what a payment says of itself is what its history says, and nothing that excludes it': {
    'a payment decided before its history says so': async (books) => {
      const decided_at = new Date(Date.now() - minute);
      return books.payment({ decided_at });
    },
    'a payment begun before its history says so': async (books) =>
      books.payment({ created_at: new Date(Date.now() - minute) }),
    'a reason to review what never was': (books) => books.payment({ review_reason: 'unanswered' }),
    'a success with a reason to fail': (books) => books.payment({ failure_code: 'no funds' }),
    'a settled amount that is the amount': (books) => books.payment({ settled_amount: 1_000 }),
    'a rental made by a payment of another amount': (books) =>
      books.payment({ ...rentalPayment, settled_amount: 900, rental_id: randomUUID() }),
  },
};
