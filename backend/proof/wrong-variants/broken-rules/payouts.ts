import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { pending, rentalPayment } from './rows.js';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

/** A payout to the number of another payout method than its member's, unless the row says so. */
async function aPayout(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  const user_id = '00000000-0000-4000-8000-000000000005';
  const number = { user_id, operator: 'airtel', phone_number: '077000009', confirmed_at: ago(48) };
  await books.insert('payout_methods', { ...number, created_at: ago(49), ...row });
  return books.payment({ purpose: 'withdrawal', user_id, phone_number: '077000009' });
}

const renter = '00000000-0000-4000-8000-000000000007';
const refund = { user_id: renter, purpose: 'refund', phone_number: '077000009' };

/** A top-up of 1 000 XAF from that number, unless the row says otherwise, and in the wallet since. */
async function aPayment(books: BrokenBooks, row: Record<string, unknown> = {}, hours = 2) {
  const paid = { user_id: renter, phone_number: refund.phone_number, created_at: ago(hours + 1) };
  const id = await books.payment({ ...paid, ...row });
  const moved = { 'provider:airtel': -1_000, [`wallet:${renter}`]: 1_000 };
  const posted = { type: 'wallet_topped_up', created_at: ago(hours) };
  await books.posting(`payment:${id}`, moved, posted);
}

export const payoutBreaks: Breaks = {
  "every payout goes to a number that was its member's, confirmed in time and not removed": {
    'one to another number': (books) => aPayout(books, { phone_number: '077000008' }),
    "one to another member's number": (books) =>
      aPayout(books, { user_id: '00000000-0000-4000-8000-000000000006' }),
    'one to a number that nobody confirmed': (books) => aPayout(books, { confirmed_at: null }),
    'one to a number confirmed an hour before': (books) => aPayout(books, { confirmed_at: ago(1) }),
    'one to a number removed the day before': (books) => aPayout(books, { removed_at: ago(24) }),
  },
  'every refund goes back to a number of which its member had been credited money before': {
    'one to a number that never paid': async (books) => {
      await aPayment(books, { phone_number: '077000008' });
      return books.payment(refund);
    },
    'one to that number of another operator': async (books) => {
      await aPayment(books, { operator: 'moov' });
      return books.payment(refund);
    },
    'one to a number that another member paid with': async (books) => {
      await aPayment(books, { user_id: '00000000-0000-4000-8000-000000000008' });
      return books.payment(refund);
    },
    'one before the money came': async (books) => {
      await aPayment(books);
      return books.payment({ ...refund, created_at: ago(5) });
    },
    'one to a number whose payment failed': async (books) => {
      await books.payment({ user_id: renter, phone_number: '077000009', status: 'failed' });
      return books.payment({ ...refund, status: 'failed' });
    },
  },
  'no more was ever sent back to a number than what had come from it and been credited': {
    'a franc more': async (books) => {
      await aPayment(books);
      return books.payment({ ...refund, amount: 1_001 });
    },
    'all of what came, twice': async (books) => {
      await aPayment(books);
      await books.payment({ ...refund, amount: 1_000, created_at: ago(1) });
      return books.payment({ ...pending, ...refund, amount: 1_000 });
    },
    'all of it, of which the half came later': async (books) => {
      await aPayment(books, {}, 2);
      await aPayment(books, {}, 0);
      return books.payment({ ...refund, amount: 2_000, created_at: ago(1) });
    },
    'what came and was spent on a rental': async (books) => {
      const rental_id = await books.rental({ renter_id: renter });
      const from = { user_id: renter, phone_number: '077000009', created_at: ago(3) };
      const id = await books.payment({ ...rentalPayment, ...from, rental_id });
      const paid = { 'provider:airtel': -35_000, [`escrow:${rental_id}`]: 35_000 };
      await books.posting(`payment:${id}`, paid, { type: 'rental_paid', rental_id });
      const back = { [`escrow:${rental_id}`]: -500, [`wallet:${renter}`]: 500 };
      const refunded = { type: 'rental_cancelled', rental_id, created_at: ago(2) };
      await books.posting(`rental:${rental_id}:cancel`, back, refunded);
      return books.payment({ ...refund, amount: 501 });
    },
  },
};
