import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { AuditGateway } from '../src/modules/reconciliation/audit-gateway.js';
import { invariants } from '../src/modules/reconciliation/invariants.js';
import { Clock } from '../src/platform/clock.js';
import { Sql } from '../src/platform/database/sql.js';
import { provided, useApi } from './support/api.js';
import { BrokenBooks } from './support/broken-books.js';
import { aMember, anItem } from './support/factories.js';
import {
  aMemberWith,
  aReceivingNumber,
  paymentOf,
  payRental,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import { paymentRequest, updateStatus } from './support/rentals.js';

useApi();

/** Breaks the books in one way, and says what the report must name. */
type Break = (books: BrokenBooks) => Promise<string>;

const pending = { status: 'pending', decided_at: null, next_check_at: new Date() };
const withdrawal = { ...pending, purpose: 'withdrawal' };
const rentalPayment = {
  purpose: 'rental',
  item_id: randomUUID(),
  start_date: '2026-12-01',
  end_date: '2026-12-04',
  rent: 15_000,
  security_deposit: 20_000,
  amount: 35_000,
};

/** The ways in which the books must never be, by the invariant that says so. */
const breaks: Record<string, Record<string, Break>> = {
  'every ledger transaction has two entries or more, which sum to zero': {
    'a transaction without an entry': (books) => books.transaction(randomUUID(), {}),
    'a single entry': (books) => books.transaction(randomUUID(), { [randomUUID()]: 5 }),
    'entries that do not sum to zero': (books) =>
      books.transaction(randomUUID(), { [randomUUID()]: 5, [randomUUID()]: -4 }),
  },
  'every balance is the sum of its entries': {
    'a balance out of nothing': async (books) => {
      const holder = randomUUID();
      await books.account('escrow', holder, 700);
      return holder;
    },
    'an entry that its balance ignores': async (books) => {
      const holder = randomUUID();
      const account = await books.account('escrow', holder, 0);
      await books.transaction(randomUUID(), { [account]: 7, [randomUUID()]: -7 });
      return holder;
    },
  },
  'nothing is below zero but what operators hold and the corrections of Loka': {
    'a wallet overdrawn': async (books) => {
      const user = randomUUID();
      await books.run('alter table ledger_accounts drop constraint ledger_accounts_not_below_zero');
      await books.account('wallet', user, -1, user);
      return user;
    },
  },
  'what operators hold for us is what we owe': {
    'a franc that nobody holds': async (books) => {
      const user = randomUUID();
      await books.account('wallet', user, 1, user);
      return '"held"';
    },
  },
  'every account belongs to somebody or something that exists': {
    'the wallet of nobody': async (books) => {
      const user = randomUUID();
      await books.account('wallet', user, 0, user);
      return user;
    },
    'the escrow of no rental': async (books) => {
      const holder = randomUUID();
      await books.account('escrow', holder, 0);
      return holder;
    },
    'a hold of no payment': async (books) => {
      const holder = randomUUID();
      await books.account('hold', holder, 0);
      return holder;
    },
    'an operator without a name': async (books) => {
      await books.account('provider', 'wallet', 0);
      return 'provider';
    },
  },
  'what a member was given and has spent adds up to the wallet': {
    'a wallet that its statement does not explain': async (books) => {
      const user = randomUUID();
      const account = await books.account('wallet', user, 900, user);
      await books.transaction(randomUUID(), { [account]: 1_000, [randomUUID()]: -1_000 });
      return user;
    },
  },
  'every line of a statement is what a ledger transaction changed for its member': {
    'a line that was never written': async (books) => {
      const user = randomUUID();
      const account = await books.account('wallet', user, 900, user);
      await books.transaction(randomUUID(), { [account]: 1_000, [randomUUID()]: -1_000 });
      return user;
    },
    'a line of another amount': async (books) => {
      const user = randomUUID();
      const account = await books.account('wallet', user, 1_000, user);
      const id = await books.transaction(randomUUID(), {
        [account]: 1_000,
        [randomUUID()]: -1_000,
      });
      await books.statementLine(user, id, 900);
      return user;
    },
    'a line of nothing that happened': async (books) => {
      const user = randomUUID();
      await books.statementLine(user, randomUUID(), 500);
      return user;
    },
  },
  'the totals of every month are what its statement lines add up to, less what was reversed': {
    'a month that leaves something out': async (books) => {
      const user = randomUUID();
      const account = await books.account('wallet', user, 1_000, user);
      await books.transaction(randomUUID(), { [account]: 1_000, [randomUUID()]: -1_000 });
      return user;
    },
    'a month in which nothing moved': async (books) => {
      const user = randomUUID();
      await books.run(
        `insert into ledger_monthly_totals (user_id, month, type, is_reversal, is_gain, amount)
         values ($1, '2026-11-01', 'correction', false, true, 500)`,
        [user],
      );
      return user;
    },
  },
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
  'what operators hold changes by what payments settled, and by nothing else': {
    'a success that moved nothing': (books) => books.payment(),
    'another amount than what moved': async (books) => {
      const operator = 'card';
      const id = await books.payment({ operator, settled_amount: 400 });
      const account = await books.account('provider', operator, 0);
      await books.transaction(`payment:${id}`, { [account]: -1_000, [randomUUID()]: 1_000 });
      return id;
    },
    'another operator’s money': async (books) => {
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
    'an operator’s money moved by a correction': async (books) => {
      const key = randomUUID();
      const operator = await books.account('provider', randomUUID(), 0);
      await books.transaction(key, { [operator]: -1_000, [randomUUID()]: 1_000 });
      return key;
    },
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
  'every rental was paid, once, all of it': {
    'a rental for nothing': (books) => books.rental(),
    'one paid for in part': async (books) => {
      const rental_id = await books.rental();
      await books.payment({ ...rentalPayment, security_deposit: 0, amount: 15_000, rental_id });
      return rental_id;
    },
    'one for which half has moved': async (books) => {
      const rental_id = await books.rental();
      await books.payment({ ...rentalPayment, settled_amount: 17_500, rental_id });
      return rental_id;
    },
  },
  'the rent is in escrow until the owner answers, and not a day longer': {
    'a request whose rent is elsewhere': (books) => books.rental(),
    'a refused request that keeps it': async (books) => {
      const id = await books.rental({ status: 'refusee' });
      await books.account('escrow', id, 15_000);
      return id;
    },
  },
  'the security deposit is held until it is settled, and then gone': {
    'a rental under way without one': (books) => books.rental({ status: 'en_cours' }),
    'a returned object whose security deposit stayed': async (books) => {
      const id = await books.rental({ status: 'terminee', security_deposit_status: 'released' });
      await books.account('security_deposit', id, 20_000);
      return id;
    },
    'a cancelled rental whose security deposit stayed': async (books) => {
      const id = await books.rental({ status: 'annulee' });
      await books.account('security_deposit', id, 20_000);
      return id;
    },
  },
  'the upcoming earnings of an owner are the rents of accepted rentals that have not begun': {
    'an accepted rental that earns nothing': async (books) => {
      const owner_id = randomUUID();
      await books.rental({ owner_id, status: 'acceptee' });
      return owner_id;
    },
    'earnings of a rental that has begun': async (books) => {
      const owner_id = randomUUID();
      await books.rental({ owner_id, status: 'en_cours' });
      await books.account('earnings', owner_id, 15_000, owner_id);
      return owner_id;
    },
  },
  'no object is let to two people for the same day': {
    'two accepted rentals that share a day': async (books) => {
      await books.run('alter table rentals drop constraint rentals_no_overlap');
      const item_id = randomUUID();
      await books.rental({ item_id, status: 'terminee' });
      await books.rental({
        item_id,
        status: 'acceptee',
        start_date: '2026-12-03',
        end_date: '2026-12-05',
      });
      return item_id;
    },
  },
};

describe('the audit', () => {
  it('has a violation in this file for each of its invariants', () => {
    expect(Object.keys(breaks)).toEqual(invariants(new Date()).map(({ name }) => name));
  });
});

describe.each(Object.entries(breaks))('%s', (name, ways) => {
  it.each(Object.entries(ways))('reports %s', async (_, breakBooks) => {
    await BrokenBooks.during(async (books) => {
      const before = await books.violations(name);
      const broken = await breakBooks(books);
      expect(before).not.toContain(broken);
      expect(await books.violations(name)).toContain(broken);
    });
  });
});

/** A member pays for one object by every means, of which one is accepted, and moves other money. */
async function aStory() {
  const owner = await aMember({ verified: true });
  const member = await aMemberWith(60_000);
  const numberId = await aReceivingNumber(member);
  const ids: string[] = [];
  const begin = async ({ body }: { body: { paymentId: string } }) => {
    ids.push(body.paymentId);
    await work(body.paymentId);
  };
  const pay = async (traits: { from: number; walletAmount?: number; phoneNumber?: string }) => {
    const { id: itemId } = await anItem({ owner });
    const to = traits.from + 3;
    await begin(
      await payRental(member, await paymentRequest({ itemId, renter: member, to, ...traits })),
    );
  };
  await pay({ from: 10 });
  await pay({ from: 20, walletAmount: 35_000 });
  await pay({ from: 30, walletAmount: 5_000 });
  await pay({ from: 40, walletAmount: 5_000, phoneNumber: '077000002' });
  await pay({ from: 50, walletAmount: 5_000, phoneNumber: '077000013' });
  await begin(await topUp(member, 3_000));
  await begin(await withdraw(member, 2_000, numberId));
  const payments = await Promise.all(ids.map(paymentOf));
  await updateStatus(owner, payments[0]?.rentalId as string, 'acceptée');
  await updateStatus(owner, payments[2]?.rentalId as string, 'refusée');
  return { payments, people: [owner.id, member.id] };
}

describe('the audit of payments without a fault', () => {
  it('finds no violation, and one payment in transit: the one in review', async () => {
    const { payments, people } = await aStory();
    expect(payments.map(({ status }) => status)).toEqual([
      'succeeded',
      'succeeded',
      'succeeded',
      'failed',
      'review',
      'succeeded',
      'succeeded',
    ]);
    const findings = await new AuditBooks(provided(Sql), provided(Clock)).execute();
    const said = JSON.stringify(findings.flatMap(({ violations }) => violations));
    for (const { id } of payments) expect(said).not.toContain(id);
    for (const { rentalId } of payments) if (rentalId) expect(said).not.toContain(rentalId);
    for (const id of people) expect(said).not.toContain(id);

    const gateway = new AuditGateway(provided(Sql));
    const { differences, inTransit } = await gateway.execute(env.GATEWAY_BOOK_URL as string);
    const subjects = differences.map(({ subject }) => subject);
    for (const { reference } of payments) expect(subjects).not.toContain(reference);
    expect(inTransit).toBeGreaterThan(0);
  });
});
