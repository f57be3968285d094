import { randomUUID } from 'node:crypto';
import type { Breaks } from './break.js';
import { feesBooked, inReview, pending, rentalPayment, withdrawal } from './rows.js';

export const paymentBreaks: Breaks = {
  'every payment that succeeded has one posting': {
    'a success without a posting': (books) => books.payment(),
    'one paid by the wallet alone': (books) =>
      books.payment({ ...rentalPayment, amount: 0, wallet_amount: 35_000, operator: 'wallet' }),
  },
  'no payment that did not succeed has a posting': {
    'a failure with one': async (books) => {
      const id = await books.payment({ status: 'failed' });
      await books.transaction(`payment:${id}`, { [randomUUID()]: 1, [randomUUID()]: -1 });
      return id;
    },
    'one undecided with one': async (books) => {
      const id = await books.payment(pending);
      await books.transaction(`payment:${id}`, { [randomUUID()]: 1, [randomUUID()]: -1 });
      return id;
    },
  },
  'what operators hold changes by what payments settled and their fees, and by nothing else': {
    'a success that moved nothing': (books) => books.payment(),
    'another amount than what moved': async (books) => {
      const operator = 'card';
      const id = await books.payment({ operator, settled_amount: 400 });
      const account = await books.account('provider', operator, 0);
      await books.transaction(`payment:${id}`, { [account]: -1_000, [randomUUID()]: 1_000 });
      return id;
    },
    "another operator's money": async (books) => {
      const id = await books.payment();
      const other = await books.account('provider', randomUUID(), 0);
      await books.transaction(`payment:${id}`, { [other]: -1_000, [randomUUID()]: 1_000 });
      return id;
    },
    'a withdrawal posted as if it came in': async (books) => {
      const operator = 'card';
      const id = await books.payment({ purpose: 'withdrawal', operator });
      const account = await books.account('provider', operator, 0);
      await books.transaction(`payment:${id}`, { [account]: -1_000, [randomUUID()]: 1_000 });
      return id;
    },
    'fees that were never taken': (books) => books.payment(feesBooked),
    "an operator's money moved by a correction": async (books) => {
      const key = randomUUID();
      const operator = await books.account('provider', randomUUID(), 0);
      await books.transaction(key, { [operator]: -1_000, [randomUUID()]: 1_000 });
      return key;
    },
  },
  'a payment changes its own part of what its operator holds and has taken in fees': {
    'another part of what it holds': async (books) => {
      const id = await books.payment({ operator: 'card' });
      const part = id.endsWith('0') ? '1' : '0';
      const account = await books.account('provider', `card/${part}`, 0);
      await books.transaction(`payment:${id}`, { [account]: -1_000, [randomUUID()]: 1_000 });
      return `payment:${id}`;
    },
  },
  'fees that are known are booked once their payment is settled, and none before': {
    'fees of a success that are not booked': (books) => books.payment({ gateway_fees: 10 }),
    'fees booked that are not known': async (books) => {
      await books.run('alter table payments drop constraint payments_fees_booked');
      return books.payment({ gateway_fees: null, fees_booked_at: new Date() });
    },
    'fees of a payment that is undecided': (books) =>
      books.payment({ ...pending, gateway_fees: 10 }),
    'fees of a review that are booked': (books) => books.payment({ ...inReview, ...feesBooked }),
    'fees of a failure': (books) => books.payment({ ...feesBooked, status: 'failed' }),
    'fees booked before their payment was decided': (books) =>
      books.payment({ gateway_fees: 10, fees_booked_at: new Date(Date.now() - 60_000) }),
  },
  'what a payment takes from the wallet was reserved once, and nothing else was': {
    'a withdrawal that reserves nothing': (books) => books.payment(withdrawal),
    'a part of the wallet that no payment reserved': (books) =>
      books.payment({ ...rentalPayment, ...pending, amount: 30_000, wallet_amount: 5_000 }),
    'a reservation for a top-up': async (books) => {
      const id = await books.payment(pending);
      const hold = await books.account('hold', id, 0);
      await books.transaction(`payment:${id}:reserve`, { [hold]: 10, [randomUUID()]: -10 });
      return id;
    },
    'a reservation for nobody': async (books) => {
      const id = randomUUID();
      const hold = await books.account('hold', id, 0);
      await books.transaction(`payment:${id}:reserve`, { [hold]: 10, [randomUUID()]: -10 });
      return id;
    },
  },
  'what is reserved is there while a payment is undecided, and gone once it is decided': {
    'a withdrawal under way without its money': (books) => books.payment(withdrawal),
    'a settled withdrawal still in transit': async (books) => {
      const id = await books.payment({ purpose: 'withdrawal' });
      await books.account('payout_transit', id, 1_000, randomUUID());
      return id;
    },
    'a hold that its payment does not know': async (books) => {
      const id = await books.payment(pending);
      await books.account('hold', id, 10);
      return id;
    },
  },
  'the history of every payment leads step by step from its beginning to its status': {
    'a status that no step led to': async (books) => {
      const id = await books.payment({ ...pending, status: 'created' });
      await books.run(`update payments set status = 'unknown' where id = $1`, [id]);
      return id;
    },
    'a step from where it was not': async (books) => {
      const id = await books.payment();
      await books.event(id, 'review', 'unknown');
      return id;
    },
    'two beginnings': async (books) => {
      const id = await books.payment({ ...pending, status: 'created' });
      await books.event(id, null, 'created');
      return id;
    },
    'a beginning in the middle': async (books) => {
      const id = await books.payment({ ...pending, status: 'created' });
      await books.run(`update payment_events set "to" = 'pending' where payment_id = $1`, [id]);
      await books.run(`update payments set status = 'pending' where id = $1`, [id]);
      return id;
    },
    'no history at all': async (books) => {
      const id = await books.payment();
      await books.run('delete from payment_events where payment_id = $1', [id]);
      return id;
    },
  },
  'a renter has one payment at a time for the same object': {
    'two that are undecided': async (books) => {
      await books.run('drop index payments_one_live');
      const user_id = randomUUID();
      for (const status of ['pending', 'review']) {
        const inReview = status === 'review';
        const next_check_at = inReview ? null : new Date();
        const review_reason = inReview ? 'unanswered' : null;
        await books.payment({
          ...rentalPayment,
          ...pending,
          user_id,
          status,
          next_check_at,
          review_reason,
        });
      }
      return user_id;
    },
  },
  'no payment is past its next check by more than 60 seconds': {
    'one forgotten for 61': (books) =>
      books.payment({ ...pending, next_check_at: new Date(Date.now() - 61_000) }),
  },
};
