import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { feesBooked, rentalPayment, withdrawal } from './rows.js';

const hour = 3_600_000;
const accepted = { event: 'accept', from: 'en_attente', to: 'acceptee' };
const refused = { event: 'refuse', from: 'en_attente', to: 'refusee' };
const cancelled = { event: 'cancel', from: 'acceptee', to: 'annulee' };

/** What an admin put on record of a payment that failed here. */
/** A payment that went to the gateway and failed. */
async function sentAndFailed(books: BrokenBooks, row: object = {}): Promise<string> {
  const id = await books.payment({ ...row, status: 'failed' });
  await books.event(id, 'created', 'submitting');
  return id;
}

const lateEntry = { movedAmount: 1_000, reason: 'Relevé' };

export const postingBreaks: Breaks = {
  "what a payment reserves comes from its payer's wallet, and goes back there when it fails": {
    "a payout reserved in another member's wallet": async (books) => {
      const id = await books.payment(withdrawal);
      const moved = { [`wallet:${randomUUID()}`]: -1_000, [`payout_transit:${id}`]: 1_000 };
      await books.posting(`payment:${id}:reserve`, moved, { type: 'payout_reserved' });
      return id;
    },
    'what failed given back to another member': async (books) => {
      const parts = { amount: 30_000, wallet_amount: 5_000 };
      const id = await books.payment({ ...rentalPayment, ...parts, status: 'failed' });
      const moved = { [`hold:${id}`]: -5_000, [`wallet:${randomUUID()}`]: 5_000 };
      await books.posting(`payment:${id}:release`, moved, { type: 'payment_released' });
      return id;
    },
    'a reservation of no payment': async (books) => {
      const id = randomUUID();
      const moved = { [`wallet:${randomUUID()}`]: -10, [`hold:${id}`]: 10 };
      await books.posting(`payment:${id}:reserve`, moved, { type: 'payment_held' });
      return id;
    },
  },
  "what a payment settled is its rental's, or its payer's when it made none, and nobody else's": {
    "a top-up of another member's wallet": async (books) => {
      const id = await books.payment();
      const moved = { 'provider:airtel': -1_000, [`wallet:${randomUUID()}`]: 1_000 };
      await books.posting(`payment:${id}`, moved, { type: 'wallet_topped_up' });
      return id;
    },
    'a franc of the rent in the security deposit': async (books) => {
      const rental_id = await books.rental();
      const id = await books.payment({ ...rentalPayment, rental_id });
      const moved = {
        'provider:airtel': -35_000,
        [`escrow:${rental_id}`]: 14_999,
        [`security_deposit:${rental_id}`]: 20_001,
      };
      await books.posting(`payment:${id}`, moved, { type: 'rental_paid', rental_id });
      return id;
    },
    'a payment refunded to another member': async (books) => {
      const id = await books.payment(rentalPayment);
      const moved = { 'provider:airtel': -35_000, [`wallet:${randomUUID()}`]: 35_000 };
      await books.posting(`payment:${id}`, moved, { type: 'payment_refunded' });
      return id;
    },
    'two entries for the same account': async (books) => {
      const user_id = randomUUID();
      const id = await books.payment({ user_id });
      const wallet = await books.account('wallet', user_id, 1_000, user_id);
      const type = 'wallet_topped_up';
      const transaction_id = await books.transaction(`payment:${id}`, { [wallet]: 999 }, { type });
      await books.insert('ledger_entries', { transaction_id, account_id: wallet, amount: 1 });
      return id;
    },
    'money posted an hour after it came': async (books) => {
      const user_id = randomUUID();
      const created_at = new Date(Date.now() - hour);
      const id = await books.payment({ user_id, created_at, decided_at: created_at });
      const moved = { 'provider:airtel': -1_000, [`wallet:${user_id}`]: 1_000 };
      await books.posting(`payment:${id}`, moved, { type: 'wallet_topped_up' });
      return id;
    },
  },
  "what was settled for a payment that failed is its payer's, as staff put it on record": {
    'late money of another member': async (books) => {
      const id = await sentAndFailed(books);
      await books.auditEntry('settle-late', 'payment', id, lateEntry);
      const moved = { 'provider:airtel': -1_000, [`wallet:${randomUUID()}`]: 1_000 };
      await books.posting(`payment:${id}:late`, moved, { type: 'payment_settled_late' });
      return id;
    },
    'late money kept apart, of a member who is not deleted': async (books) => {
      const id = await sentAndFailed(books);
      const detail = { ...lateEntry, isPayerDeleted: true };
      await books.auditEntry('settle-late', 'payment', id, detail);
      const moved = { 'provider:airtel': -1_000, 'suspense:unclaimed': 1_000 };
      await books.posting(`payment:${id}:late`, moved, { type: 'payment_settled_late' });
      return id;
    },
    'late money that nobody put on record': async (books) => {
      const user_id = randomUUID();
      const id = await sentAndFailed(books, { user_id });
      const moved = { 'provider:airtel': -1_000, [`wallet:${user_id}`]: 1_000 };
      await books.posting(`payment:${id}:late`, moved, { type: 'payment_settled_late' });
      return id;
    },
    'late money on record that is not posted': async (books) => {
      const id = await sentAndFailed(books);
      await books.auditEntry('settle-late', 'payment', id, lateEntry);
      return id;
    },
    'late money of a payment that was never sent': async (books) => {
      const user_id = randomUUID();
      const id = await books.payment({ user_id, status: 'failed' });
      await books.auditEntry('settle-late', 'payment', id, lateEntry);
      const moved = { 'provider:airtel': -1_000, [`wallet:${user_id}`]: 1_000 };
      await books.posting(`payment:${id}:late`, moved, { type: 'payment_settled_late' });
      return id;
    },
  },
  'what a payment settled is put right between its operator and who bears it, as two admins decided':
    {
      'the difference taken from another member': async (books) => {
        const id = await books.payment();
        const righting = await books.insert('payment_rightings', {
          ...{ payment_id: id, settled_before: 1_000, settled_after: 400, bearer: 'member' },
          ...{ reason: 'Relevé', proof: 'Relevé', at: new Date() },
          ...{ proposed_by_id: randomUUID(), approved_by_id: randomUUID() },
        });
        const moved = { 'provider:airtel': 600, [`wallet:${randomUUID()}`]: -600 };
        const key = `payment:${id}:right:${righting}`;
        await books.posting(key, moved, { type: 'payment_put_right' });
        return id;
      },
    },
  'what a gateway kept of a payment is paid by Loka from what its operator holds, and by nobody else':
    {
      'fees taken from the payer': async (books) => {
        const user_id = randomUUID();
        const id = await books.payment({ user_id, ...feesBooked });
        const moved = { [`wallet:${user_id}`]: -10, 'provider:airtel': 10 };
        await books.posting(`payment:${id}:fees`, moved, { type: 'gateway_fees_charged' });
        return id;
      },
      'fees of another operator': async (books) => {
        const id = await books.payment(feesBooked);
        const moved = { 'fees:moov': -10, 'provider:moov': 10 };
        await books.posting(`payment:${id}:fees`, moved, { type: 'gateway_fees_charged' });
        return id;
      },
      'a franc too little': async (books) => {
        const id = await books.payment(feesBooked);
        const moved = { 'fees:airtel': -9, 'provider:airtel': 9 };
        await books.posting(`payment:${id}:fees`, moved, { type: 'gateway_fees_charged' });
        return id;
      },
      'fees that no payment has': async (books) => {
        const id = await books.payment();
        const moved = { 'fees:airtel': -10, 'provider:airtel': 10 };
        await books.posting(`payment:${id}:fees`, moved, { type: 'gateway_fees_charged' });
        return id;
      },
    },
  "what a rental moves goes to its renter and its owner, in the share that the event's time gives":
    {
      'a rent earned by somebody else': async (books) => {
        const rental_id = await books.rental({ status: 'acceptee' });
        await books.step(rental_id, accepted);
        const moved = { [`escrow:${rental_id}`]: -15_000, [`earnings:${randomUUID()}`]: 15_000 };
        const type = 'rental_accepted';
        await books.posting(`rental:${rental_id}:accept`, moved, { type, rental_id });
        return rental_id;
      },
      'a refund that the owner receives': async (books) => {
        const owner_id = randomUUID();
        const rental_id = await books.rental({ owner_id, status: 'refusee' });
        await books.step(rental_id, refused);
        const moved = {
          [`escrow:${rental_id}`]: -15_000,
          [`security_deposit:${rental_id}`]: -20_000,
          [`wallet:${owner_id}`]: 35_000,
        };
        const type = 'rental_refunded';
        await books.posting(`rental:${rental_id}:refuse`, moved, { type, rental_id });
        return rental_id;
      },
      'half of the rent given back where the notice gives all': async (books) => {
        const [renter_id, owner_id] = [randomUUID(), randomUUID()];
        const start_date = new Date(Date.now() + 240 * hour);
        const end_date = new Date(Date.now() + 300 * hour);
        const row = { renter_id, owner_id, start_date, end_date, status: 'annulee' };
        const rental_id = await books.rental(row);
        await books.step(rental_id, cancelled);
        const moved = {
          [`earnings:${owner_id}`]: -15_000,
          [`security_deposit:${rental_id}`]: -20_000,
          [`wallet:${renter_id}`]: 27_500,
          [`wallet:${owner_id}`]: 7_500,
        };
        const type = 'rental_cancelled';
        await books.posting(`rental:${rental_id}:cancel`, moved, { type, rental_id });
        return rental_id;
      },
      'all of the rent given back, as the rules in force say, where the contract gives nothing':
        async (books) => {
          const [renter_id, owner_id] = [randomUUID(), randomUUID()];
          const start_date = new Date(Date.now() + 240 * hour);
          const end_date = new Date(Date.now() + 300 * hour);
          const row = { renter_id, owner_id, start_date, end_date, status: 'annulee' };
          const rental_id = await books.rental({ ...row, contract_version: 1 });
          const policy = { fullRefundHours: 999, partialRefundHours: 999, partialRefundPercent: 0 };
          await books.run(
            `insert into rental_contracts values ($1, 1, $2, now() - interval '2 hours', now() - interval '1 hour')`,
            [rental_id, JSON.stringify({ policy })],
          );
          await books.step(rental_id, cancelled);
          const moved = {
            [`earnings:${owner_id}`]: -15_000,
            [`security_deposit:${rental_id}`]: -20_000,
            [`wallet:${renter_id}`]: 35_000,
          };
          const type = 'rental_cancelled';
          await books.posting(`rental:${rental_id}:cancel`, moved, { type, rental_id });
          return rental_id;
        },
      'an event that moved nothing': async (books) => {
        const rental_id = await books.rental({ status: 'acceptee' });
        await books.step(rental_id, accepted);
        return rental_id;
      },
    },
};
