import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

/** A top-up of 1 000 XAF, in the wallet of a member, that counts for as much of it. */
async function aTopUpThatCounts(books: BrokenBooks, credited: number | null) {
  const userId = randomUUID();
  const id = await books.payment({ user_id: userId });
  const moved = { 'provider:airtel': -1_000, [`wallet:${userId}`]: 1_000 };
  await books.posting(`payment:${id}`, moved, { type: 'wallet_topped_up' });
  if (credited !== null) {
    await books.run('insert into refundable_payments values ($1, 1000, $2, 0, 0)', [id, credited]);
  }
  return { id, userId };
}

export const refundableSumBreaks: Breaks = {
  'what a payment counts for in refunds is what came, was credited and went back by the ledger': {
    'one that counts for a franc less': async (books) => (await aTopUpThatCounts(books, 999)).id,
    'one that does not count': async (books) => (await aTopUpThatCounts(books, null)).id,
  },
  'what may go back to each number of a member is the sum of what its payments count for': {
    'a number of which no sum exists': async (books) =>
      (await aTopUpThatCounts(books, 1_000)).userId,
  },
};
