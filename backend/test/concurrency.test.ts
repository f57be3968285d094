import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startOfDay } from '../src/kernel/day.js';
import { earnings, suspense, wallet } from '../src/kernel/posting.js';
import { ProcessPayment } from '../src/modules/payments/process/process-payment.js';
import { AdvanceCalendar } from '../src/modules/rentals/calendar/advance-calendar.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import { Pool } from '../src/platform/database/pool.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { answered, deadlocks, tally } from './support/concurrency.js';
import { aMember, anItem, type Person } from './support/factories.js';
import { chargesOf } from './support/gateway.js';
import { post } from './support/ledger.js';
import {
  aMemberWith,
  aReceivingNumber,
  paymentOf,
  payRental,
  withdraw,
} from './support/payments.js';
import { anAskedChange, answerChange, payExtension } from './support/rental-changes.js';
import { aRequest, inDays, paymentRequest, updateStatus, walletOf } from './support/rentals.js';

useApi();

/** How many transactions of this database wait for a row that another has locked. */
async function waitingTransactions(): Promise<number> {
  const { rows } = await provided(Pool).query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
}

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('twenty concurrent calls for the same payment', () => {
  it('create one payment', async () => {
    const renter = await aMember();
    const { id: itemId } = await anItem();
    const request = await paymentRequest({ itemId, renter });
    const answers = await times(20, () => answered(() => payRental(renter, request)));
    expect(tally(answers)).toEqual({ 202: 1, 409: 19 });
    const payments = await provided(Db).payment.findMany({ where: { userId: renter.id } });
    expect(payments).toHaveLength(1);
  });

  it('with one Idempotency-Key, processed by twenty workers, are one charge', async () => {
    const renter = await aMember();
    const { id: itemId } = await anItem();
    const request = await paymentRequest({ itemId, renter });
    const key = { 'idempotency-key': randomUUID() };
    const answers = await times(20, () => answered(() => payRental(renter, request, key)));
    const { 202: accepted = 0, 409: running = 0 } = tally(answers);
    expect([accepted >= 1, accepted + running]).toEqual([true, 20]);
    const [payment, ...others] = await provided(Db).payment.findMany({
      where: { userId: renter.id },
    });
    expect(others).toEqual([]);
    const id = payment?.id as string;
    await times(20, () => provided(ProcessPayment).execute(id));
    expect(await chargesOf((await paymentOf(id)).reference)).toHaveLength(1);
  });
});

describe('a hundred concurrent payouts of 1 000 from a balance of 10 000', () => {
  it('create ten payouts', async () => {
    const member = await aMemberWith(10_000);
    const number = await aReceivingNumber(member);
    const answers = await times(100, () => answered(() => withdraw(member, 1_000, number)));
    expect(tally(answers)).toEqual({ 202: 10, 409: 90 });
    expect(await walletOf(member)).toEqual({ balance: 0, withdrawable: 0 });
    const { _sum } = await provided(Db).payment.aggregate({
      where: { userId: member.id, purpose: 'withdrawal' },
      _sum: { amount: true },
    });
    expect(_sum.amount).toBe(10_000);
  });
});

describe('concurrent acceptances', () => {
  it('of 200 requests for days in common have one winner, and every other renter is refunded', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const requests: { id: string; renter: { id: string } }[] = [];
    for (let index = 0; index < 200; index++) {
      const from = 10 + (index % 3);
      requests.push(await aRequest({ owner, itemId, from, to: from + 3 }));
    }
    const before = await deadlocks();
    const answers = await times(200, (index) =>
      answered(() => updateStatus(owner, requests[index]?.id as string, 'acceptée')),
    );
    expect(await deadlocks()).toBe(before);
    const counts = tally(answers);
    expect(Object.keys(counts).every((status) => status === '200' || status === '409')).toBe(true);

    const rentals = await provided(Db).rental.findMany({ where: { itemId } });
    const accepted = rentals.filter(({ status }) => status === 'acceptee');
    expect(accepted).toHaveLength(1);
    expect(counts[200]).toBe(1);
    expect(rentals.filter(({ status }) => status === 'en_attente')).toEqual([]);
    const { _sum } = await provided(Db).ledgerAccount.aggregate({
      where: { kind: 'wallet', userId: { in: requests.map(({ renter }) => renter.id) } },
      _sum: { balance: true },
    });
    expect(Number(_sum.balance)).toBe(199 * 35_000);
  }, 300_000);

  it('of two owners who rent from each other, with cancellations, do not deadlock', async () => {
    const owners = [await aMember({ verified: true }), await aMember({ verified: true })] as const;
    const items = [await anItem({ owner: owners[0] }), await anItem({ owner: owners[1] })] as const;
    const requests: Awaited<ReturnType<typeof aRequest>>[] = [];
    for (let index = 0; index < 40; index++) {
      const side = index % 2 ? 1 : 0;
      const itemId = items[side].id;
      const renter = index < 2 ? { renter: owners[1 - side] as Person } : {};
      requests.push(await aRequest({ owner: owners[side], itemId, ...renter }));
    }
    const answers = await times(40, async (index) => {
      const { id, owner, renter } = requests[index] as (typeof requests)[number];
      return answered(() =>
        index % 3 ? updateStatus(owner, id, 'acceptée') : updateStatus(renter, id, 'annulée'),
      );
    });
    expect(Object.keys(tally(answers)).every((status) => ['200', '409'].includes(status))).toBe(
      true,
    );
    const accepted = await provided(Db).rental.count({
      where: { itemId: { in: items.map(({ id }) => id) }, status: 'acceptee' },
    });
    expect(accepted).toBeLessThanOrEqual(2);
  });

  it('lock the accounts of all members in the order of their ids, the owner among them', async () => {
    const [renter, owner] = await twoMembers();
    const { id: itemId } = await anItem({ owner });
    const { id } = await aRequest({ owner, itemId });
    await aRequest({ owner, itemId, renter });
    await openAccounts(renter, owner);
    const acceptance = await whileHeld(['wallet', renter], ['earnings', owner], () =>
      updateStatus(owner, id, 'acceptée'),
    );
    expect(acceptance.status).toBe(200);
  });
});

describe('transactions that move money more than once', () => {
  it('lock the owner before a renter who pays an extension by the wallet, when that is the order', async () => {
    const [owner, renter] = await twoMembers();
    const rental = await anAcceptedRental(owner, renter);
    await openAccounts(renter, owner, 20_000);
    const change = await anAskedChange(renter, rental.id, 'extension', inDays(15));
    expect((await answerChange(owner, rental.id, change, 'accept')).status).toBe(200);
    const paid = await whileHeld(['earnings', owner], ['wallet', renter], () =>
      payExtension(renter, change, change.amount, change.amount),
    );
    expect(paid.status).toBe(202);
    const { balance } = await walletOf(renter);
    expect(balance).toBe(20_000 - change.amount);
  });

  it('lock the renter before an owner whose handover and return both end by themselves', async () => {
    const [renter, owner] = await twoMembers();
    const { id } = await anAcceptedRental(owner, renter);
    await openAccounts(renter, owner);
    setNow(startOfDay(inDays(14)));
    await provided(AdvanceCalendar).advance(id);
    await api(`/api/rentals/${id}/declare-return`, { method: 'POST', as: renter });
    setNow(startOfDay(inDays(40)));
    await whileHeld(['wallet', renter], ['earnings', owner], () =>
      provided(SettleUnanswered).execute(),
    );
    const steps = await provided(Db).rentalEvent.findMany({
      where: { rentalId: id, event: { in: ['assume-handover', 'settle-return'] } },
    });
    expect(steps).toHaveLength(2);
  });
});

/** Two members, the one whose accounts are locked first before the other. */
async function twoMembers(): Promise<[Person, Person]> {
  const members = await times(2, () => aMember({ verified: true }));
  return members.sort((a, b) => (a.id < b.id ? -1 : 1)) as [Person, Person];
}

async function anAcceptedRental(owner: Person, renter: Person) {
  const { id: itemId } = await anItem({ owner });
  const rental = await aRequest({ owner, itemId, renter });
  expect((await updateStatus(owner, rental.id, 'acceptée')).status).toBe(200);
  return rental;
}

it('a call that another server took over meanwhile leaves the key and the answer to it', async () => {
  const member = await aMemberWith(10_000);
  const number = await aReceivingNumber(member);
  const keys = provided(Db).idempotencyKey;
  const held = await provided(Pool).connect();
  onTestFinished(() => held.release(true));
  await held.query('begin');
  await held.query('select 1 from ledger_accounts where holder = $1 for update', [member.id]);
  const calls = Promise.all([
    withdraw(member, 1_000, number, { 'idempotency-key': randomUUID() }),
    withdraw(member, 20_000, number, { 'idempotency-key': randomUUID() }),
  ]);
  await expect.poll(waitingTransactions).toBe(2);
  const takenOver = new Date(Date.now() + 60_000);
  const where = { userId: member.id, route: { contains: 'withdraw' } };
  await keys.updateMany({ where, data: { createdAt: takenOver } });
  await held.query('rollback');
  expect((await calls).map(({ status }) => status)).toEqual([202, 409]);
  const kept = await keys.findMany({ where });
  expect(kept.map(({ status, createdAt }) => [status, createdAt])).toEqual(
    Array(2).fill([null, takenOver]),
  );
});

/** An account that is opened meanwhile is locked by whoever opens it. */
async function openAccounts(renter: Person, owner: Person, amount = 1): Promise<void> {
  await post({ type: 'correction' }, [
    { from: suspense, to: wallet(renter.id), amount },
    { from: suspense, to: wallet(owner.id), amount: 1 },
  ]);
  // No correction opens one of earnings.
  await post({ type: 'rental_accepted' }, [{ from: suspense, to: earnings(owner.id), amount: 1 }]);
}

/** Does some work while another transaction holds one account, and then locks a second one. */
async function whileHeld<T>(
  first: [kind: string, of: Person],
  second: [kind: string, of: Person],
  work: () => Promise<T>,
): Promise<T> {
  const client = await provided(Pool).connect();
  onTestFinished(() => client.release(true));
  const lock = ([kind, { id: holder }]: [string, Person]) =>
    client.query(
      'select 1 from ledger_accounts where kind = $1 and holder = $2 for update nowait',
      [kind, holder],
    );
  await client.query('begin');
  await lock(first);
  const working = work();
  await expect.poll(waitingTransactions).toBe(1);
  await lock(second);
  await client.query('rollback');
  return working;
}
