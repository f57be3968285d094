import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

/** Two nights that did not find a top-up of 1 000 XAF, and what is held of it since the second one. */
async function aHold(
  books: BrokenBooks,
  { nights = 2, row = {}, isHeld = true }: { nights?: number; row?: object; isHeld?: boolean },
): Promise<{ paymentId: string; userId: string }> {
  const userId = randomUUID();
  const paymentId = await books.payment({ user_id: userId });
  const missing = JSON.stringify([{ paymentId, isHereOnly: true }]);
  await books.run('delete from reconciliation_reports');
  for (let night = nights; night >= 1; night--) {
    const created_at = ago(24 * night);
    await books.insert('reconciliation_reports', {
      ...{ day: created_at, since: created_at, compared: 0, unanswered: 1, created_at },
      unanswered_payments: missing,
    });
  }
  if (isHeld) {
    await books.insert('held_credits', {
      ...{ payment_id: paymentId, user_id: userId, amount: 1_000, held_at: ago(24), ...row },
    });
  }
  return { paymentId, userId };
}

export const heldCreditBreaks: Breaks = {
  'what is held of a payment is what it credited, from the second night that the gateway did not confirm it':
    {
      'one that was held in the first night': async (books) =>
        (await aHold(books, { nights: 1 })).paymentId,
      'more than the payment': async (books) =>
        (await aHold(books, { row: { amount: 1_001 } })).paymentId,
      'one of a member who has no part in it': async (books) =>
        (await aHold(books, { row: { user_id: randomUUID() } })).paymentId,
      'one that is said to be put right, and was not': async (books) =>
        (await aHold(books, { row: { released_at: ago(1), release: 'put_right' } })).paymentId,
    },
  'what a payment credited that the gateway did not confirm two nights running is held until it is settled':
    {
      'one of which nothing is held': async (books) =>
        (await aHold(books, { isHeld: false })).paymentId,
    },
  'no payout and no part of a rental took from a wallet what was held in it': {
    'a withdrawal of what was held': async (books) => {
      const { userId } = await aHold(books, {});
      const at = ago(2);
      const id = await books.payment({
        ...{ user_id: userId, purpose: 'withdrawal', amount: 600, created_at: at },
      });
      const wallet = `wallet:${userId}`;
      const moved = { [wallet]: -600, [`payout_transit:${id}`]: 600 };
      await books.posting(`payment:${id}:reserve`, moved, { created_at: at });
      return id;
    },
    'a shortened rental that gave what was held to the renter': async (books) => {
      const { userId } = await aHold(books, {});
      const moved = { [`wallet:${userId}`]: -600, [`wallet:${randomUUID()}`]: 600 };
      const type = 'rental_shortened';
      return books.posting(`change:${randomUUID()}`, moved, { created_at: ago(2), type });
    },
  },
  'every hold of a credit was announced to its member once when it began and once when it ended, and no other was':
    {
      'one of which its member was not told': async (books) => (await aHold(books, {})).userId,
      'an end that did not happen': async (books) => {
        const subject_id = randomUUID();
        await books.insert('domain_events', {
          ...{ subject: 'held-credit', subject_id, kind: 'held-credit.released', at: ago(1) },
          ...{ actor: 'system', facts: { userId: randomUUID(), amount: 1_000, release: 'found' } },
        });
        return subject_id;
      },
    },
};
