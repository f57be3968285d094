import type { BrokenBooks } from '../broken-books.js';
import type { Breaks } from './break.js';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

/** A payout to the number of another payout method than its member's, unless the row says so. */
async function aPayout(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  const user_id = '00000000-0000-4000-8000-000000000005';
  const number = { user_id, operator: 'airtel', phone_number: '077000009', confirmed_at: ago(48) };
  await books.insert('payout_methods', { ...number, created_at: ago(49), ...row });
  return books.payment({ purpose: 'withdrawal', user_id, phone_number: '077000009' });
}

export const payoutBreaks: Breaks = {
  'every payout goes to a number that was its member’s, confirmed in time and not removed': {
    'one to another number': (books) => aPayout(books, { phone_number: '077000008' }),
    'one to another member’s number': (books) =>
      aPayout(books, { user_id: '00000000-0000-4000-8000-000000000006' }),
    'one to a number that nobody confirmed': (books) => aPayout(books, { confirmed_at: null }),
    'one to a number confirmed an hour before': (books) => aPayout(books, { confirmed_at: ago(1) }),
    'one to a number removed the day before': (books) => aPayout(books, { removed_at: ago(24) }),
  },
};
