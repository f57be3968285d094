import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import type { PaymentView } from '../src/modules/payments/payments.schema.js';
import { ProcessPayment } from '../src/modules/payments/process/process-payment.js';
import type { WalletView } from '../src/modules/payments/statement/wallet.schema.js';
import { Db, type Tx } from '../src/platform/database/prisma.js';
import { type Answer, api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { untilWaiting } from './support/concurrency.js';
import { aMember, anItem, type Person } from './support/factories.js';
import { chargesOf } from './support/gateway.js';
import { mailsTo } from './support/mails.js';
import {
  aMemberWith,
  aReceivingNumber,
  paymentOf,
  payRental,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import { heldFor, paymentRequest, seenBy, walletOf } from './support/rentals.js';

useApi();

const balanceOf = async (person: Person) => (await walletOf(person)).withdrawable;

describe('a top-up', () => {
  it('is credited when it is confirmed, not before', async () => {
    const member = await aMember({ verified: true });
    const { status, body } = await topUp(member, 12_000);
    expect([status, body.purpose, await balanceOf(member)]).toEqual([202, 'top_up', 0]);
    expect(await work(body.paymentId)).toBe('succeeded');
    expect(await balanceOf(member)).toBe(12_000);
    expect(await chargesOf((await paymentOf(body.paymentId)).reference)).toHaveLength(1);
  });

  it.each(['002', '003', '014'])(
    'of a number ending in %s leaves the wallet empty',
    async (end) => {
      const member = await aMember({ verified: true });
      const { body } = await topUp(member, 12_000, `077000${end}`);
      expect(await work(body.paymentId)).toBe('failed');
      expect(await balanceOf(member)).toBe(0);
    },
  );

  it('needs an amount within its limits, and a mobile number', async () => {
    const member = await aMember({ verified: true });
    for (const amount of [0, -5_000, 150.5]) {
      expectRefusal(await topUp(member, amount), 'invalid-request');
    }
    for (const amount of [99, 500_001]) {
      expectRefusal(await topUp(member, amount), 'amount-outside-limits');
    }
    expect((await topUp(member, 100)).status).toBe(202);
    expectRefusal(await topUp(member, 1_000, '12'), 'wrong-phone-number');
    expectRefusal(await topUp(await aMember(), 1_000), 'identity-not-verified');
  });
});

describe('a withdrawal', () => {
  it('is debited at once and sent once', async () => {
    const member = await aMemberWith(10_000);
    const { status, body } = await withdraw(member, 4_000, await aReceivingNumber(member));
    expect([status, await balanceOf(member)]).toEqual([202, 6_000]);
    expect(await heldFor(body.paymentId)).toEqual([{ kind: 'payout_transit', balance: 4_000n }]);
    expect(await work(body.paymentId)).toBe('succeeded');
    expect(await heldFor(body.paymentId)).toEqual([]);
    expect(await balanceOf(member)).toBe(6_000);
    const charges = await chargesOf((await paymentOf(body.paymentId)).reference);
    expect(charges).toMatchObject([{ status: 'SUCCESS', debited: true }]);
    expect((await mailsTo(member.email))[0]?.subject).toBe('Retrait effectué');
  });

  it.each(['009', '010', '011', '012', '015', '017', '019'])(
    'to a number ending in %s, whose answer is lost or strange, stays in transit until known, sent once',
    async (end) => {
      const member = await aMemberWith(10_000);
      const number = await aReceivingNumber(member, `077000${end}`);
      const { body } = await withdraw(member, 4_000, number);
      await provided(ProcessPayment).execute(body.paymentId);
      expect(await balanceOf(member)).toBe(6_000);
      expect(await work(body.paymentId, 10)).toBe('succeeded');
      expect(await balanceOf(member)).toBe(6_000);
      expect(await chargesOf((await paymentOf(body.paymentId)).reference)).toHaveLength(1);
    },
  );

  it('refused by the operator is credited back, with a mail', async () => {
    const member = await aMemberWith(10_000);
    const { body } = await withdraw(member, 4_000, await aReceivingNumber(member, '077000018'));
    expect(await work(body.paymentId)).toBe('failed');
    expect(await balanceOf(member)).toBe(10_000);
    expect((await mailsTo(member.email))[0]?.subject).toBe('Retrait non abouti');
  });

  it('is refused beyond the balance, and to a number that is new, unconfirmed or of another member', async () => {
    const member = await aMemberWith(10_000);
    const number = await aReceivingNumber(member);
    expectRefusal(await withdraw(member, 10_001, number), 'insufficient-balance');
    const theirs = await aReceivingNumber(await aMember({ verified: true }));
    expectRefusal(await withdraw(member, 1_000, theirs), 'number-not-found');
    const db = provided(Db);
    await db.payoutMethod.update({ where: { id: number }, data: { confirmedAt: new Date() } });
    expectRefusal(await withdraw(member, 1_000, number), 'number-too-new');
    await db.payoutMethod.update({ where: { id: number }, data: { confirmedAt: null } });
    expectRefusal(await withdraw(member, 1_000, number), 'number-not-confirmed');
    expect(await balanceOf(member)).toBe(10_000);
  });
});

describe('the withdrawals of a day', () => {
  const limit = { count: env.WITHDRAWALS_PER_DAY, amount: env.WITHDRAWN_XAF_PER_DAY };
  const limitTo = (count: number, amount: number) =>
    Object.assign(env, { WITHDRAWALS_PER_DAY: count, WITHDRAWN_XAF_PER_DAY: amount });
  afterEach(() => limitTo(limit.count, limit.amount));

  const today = async (as: Person) =>
    (await api<WalletView>('/api/wallet', { as })).body.withdrawableToday;

  it('are limited in amount, which the wallet shows, also at the same moment', async () => {
    limitTo(10, 3_000);
    const member = await aMemberWith(10_000);
    const number = await aReceivingNumber(member);
    expect(await today(member)).toBe(3_000);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => withdraw(member, 1_000, number)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 409, 409, 409]);
    expectRefusal(await withdraw(member, 1_000, number), 'withdrawal-limit');
    expect([await today(member), (await walletOf(member)).withdrawable]).toEqual([0, 7_000]);
  });

  it('are limited in number, those that failed not counted, and begin anew every day', async () => {
    limitTo(1, 100_000);
    const member = await aMemberWith(10_000);
    const failing = await aReceivingNumber(member, '077000018');
    const { body } = await withdraw(member, 1_000, failing);
    expectRefusal(await withdraw(member, 1_000, failing), 'withdrawal-limit');
    expect(await today(member)).toBe(0);
    expect(await work(body.paymentId)).toBe('failed');
    expect(await today(member)).toBe(10_000);
    expect((await withdraw(member, 1_000, failing)).status).toBe(202);
    setNow(new Date(Date.now() + 24 * 3_600_000));
    expect((await withdraw(member, 1_000, failing)).status).toBe(202);
  });
});

describe('a rental paid from the wallet', () => {
  const request = async (renter: Person, walletAmount: number, phoneNumber?: string) => {
    const { id: itemId } = await anItem();
    const traits = { itemId, renter, walletAmount, ...(phoneNumber && { phoneNumber }) };
    return paymentRequest(traits);
  };

  it('alone is created at once, without a call to the gateway', async () => {
    const renter = await aMemberWith(50_000);
    const paid = { ...(await request(renter, 35_000)), phoneNumber: '', operationAccountCode: '' };
    const { body } = await payRental(renter, paid);
    expect(body).toMatchObject({ status: 'succeeded', amount: 0, paymentResponse: { code: 200 } });
    expect(await seenBy(renter, body.rental_id as string)).toMatchObject({ total_price: 35_000 });
    expect(await balanceOf(renter)).toBe(15_000);
    expect(await heldFor(body.rental_id as string)).toHaveLength(2);
    expect(await chargesOf((await paymentOf(body.paymentId)).reference)).toEqual([]);
  });

  it('for a part completes mobile money: reserved first, then in the rental', async () => {
    const renter = await aMemberWith(20_000);
    const { body } = await payRental(renter, await request(renter, 20_000));
    expect([body.amount, await balanceOf(renter)]).toEqual([15_000, 0]);
    expect(await work(body.paymentId)).toBe('succeeded');
    const { rentalId } = await paymentOf(body.paymentId);
    const held = await heldFor(rentalId as string);
    expect(held.reduce((sum, { balance }) => sum + Number(balance), 0)).toBe(35_000);
  });

  it('in part is released when mobile money fails', async () => {
    const renter = await aMemberWith(20_000);
    const { body } = await payRental(renter, await request(renter, 20_000, '077000002'));
    expect(await work(body.paymentId)).toBe('failed');
    expect(await balanceOf(renter)).toBe(20_000);
  });

  it('is credited back in full when the item was deleted meanwhile', async () => {
    const renter = await aMemberWith(20_000);
    const paid = await request(renter, 20_000);
    const { body } = await payRental(renter, paid);
    await provided(Db).item.update({
      where: { id: paid.itemId },
      data: { hiddenAt: new Date(), available: false, offeredBeforeHidden: true },
    });
    expect(await work(body.paymentId)).toBe('succeeded');
    expect(await balanceOf(renter)).toBe(35_000);
    const open = await api('/api/payments/open', { as: renter });
    expect(open.body).toMatchObject([{ paymentId: body.paymentId, refunded: true }]);
  });

  it('with notes of 3 MB is refused', async () => {
    const renter = await aMember();
    const tooLarge = { ...(await request(renter, 0)), notes: 'a'.repeat(3_000_000) };
    expectRefusal(await payRental(renter, tooLarge), 'request-too-large');
  });

  it('is refused beyond the balance or the price, without a payment', async () => {
    const renter = await aMemberWith(10_000);
    expectRefusal(await payRental(renter, await request(renter, 20_000)), 'insufficient-balance');
    expectRefusal(await payRental(renter, await request(renter, 35_001)), 'wrong-total');
    const tooLittle = await payRental(renter, await request(renter, 34_901));
    expectRefusal(tooLittle, 'amount-outside-limits');
    expect(tooLittle.body).toMatchObject({
      errors: [
        {
          path: 'walletAmount',
          message: expect.stringContaining('Airtel Money ne prend pas moins de 100\u00a0FCFA'),
        },
      ],
    });
    expect(await provided(Db).payment.count({ where: { userId: renter.id } })).toBe(0);
    expect(await balanceOf(renter)).toBe(10_000);
  });
});

describe('a call that moves money, repeated with its key after its server died', () => {
  /** As a crash leaves it: the work is committed, the answer was never kept. */
  async function forgetAnswer(member: Person) {
    await provided(Db).idempotencyKey.updateMany({
      where: { userId: member.id },
      data: { status: null, leaseExpiresAt: new Date(0) },
    });
  }

  it('pays out once', async () => {
    const member = await aMemberWith(10_000);
    const number = await aReceivingNumber(member);
    const key = { 'idempotency-key': randomUUID() };
    const first = await withdraw(member, 4_000, number, key);
    await forgetAnswer(member);
    const again = await withdraw(member, 4_000, number, key);
    expect([again.status, again.body.paymentId]).toEqual([202, first.body.paymentId]);
    expect(await balanceOf(member)).toBe(6_000);
  });

  /** Sends a call, and again once its lease has ended, while a row that both lock is held. */
  async function sendTwiceAtOnce(
    member: Person,
    hold: (tx: Tx) => Promise<unknown>,
    send: () => Promise<Answer<PaymentView>>,
  ) {
    return provided(Db).$transaction(async (tx) => {
      await hold(tx);
      const first = send();
      await untilWaiting(1);
      await forgetAnswer(member);
      const second = send();
      await untilWaiting(2);
      return [first, second] as const;
    });
  }

  const holdMember = (id: string) => (tx: Tx) =>
    tx.$queryRaw`select from users where id = ${id}::uuid for no key update`;

  /** The second finds it, or is told to come again and finds it then. */
  const expectBothToFindOne = async (calls: readonly Promise<Answer<PaymentView>>[]) => {
    const answers = await Promise.all(calls);
    const told = answers.filter(({ status }) => status === 202);
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ body }) => body.paymentId)).size).toBe(1);
    for (const answer of answers) {
      if (answer.status !== 202) expectRefusal(answer, 'idempotency-key-running');
    }
  };

  it('is not refused because of the rental that its first attempt is about to make', async () => {
    const renter = await aMemberWith(35_000);
    const { id: itemId } = await anItem();
    const body = await paymentRequest({ itemId, renter, walletAmount: 35_000 });
    const key = { 'idempotency-key': randomUUID() };
    const calls = await sendTwiceAtOnce(
      renter,
      (tx) => tx.$queryRaw`select from items where id = ${itemId}::uuid for update`,
      () => payRental(renter, body, key),
    );
    await expectBothToFindOne(calls);
    expect(await balanceOf(renter)).toBe(0);
  });

  it('is not refused because its first attempt takes the last of the day', async () => {
    const member = await aMemberWith(100_000);
    const number = await aReceivingNumber(member);
    for (let count = 1; count < env.WITHDRAWALS_PER_DAY; count++) {
      await withdraw(member, 500, number);
    }
    const key = { 'idempotency-key': randomUUID() };
    const calls = await sendTwiceAtOnce(member, holdMember(member.id), () =>
      withdraw(member, 500, number, key),
    );
    await expectBothToFindOne(calls);
    expect(await balanceOf(member)).toBe(100_000 - 500 * env.WITHDRAWALS_PER_DAY);
  });

  it('is not refused because its first attempt is the last charge of ten minutes', async () => {
    const member = await aMember({ verified: true });
    for (let charge = 1; charge < 10; charge++) await topUp(member, 5_000);
    const key = { 'idempotency-key': randomUUID() };
    const calls = await sendTwiceAtOnce(member, holdMember(member.id), () =>
      topUp(member, 5_000, '077000001', key),
    );
    await expectBothToFindOne(calls);
    expect(await provided(Db).payment.count({ where: { userId: member.id } })).toBe(10);
  });

  it('is recognised whatever its query; the key has 1 to 200 characters', async () => {
    const member = await aMemberWith(10_000);
    const number = await aReceivingNumber(member);
    const call = (key: string, query = '') =>
      api<PaymentView>(`/api/wallet/withdrawals${query}`, {
        as: member,
        headers: { 'idempotency-key': key },
        body: { amount: 4_000, numberId: number },
      });
    const key = randomUUID();
    const first = await call(key);
    expect((await call(key, '?again')).body.paymentId).toBe(first.body.paymentId);
    for (const bad of ['', 'x'.repeat(201)]) expectRefusal(await call(bad), 'invalid-request');
    expect(await balanceOf(member)).toBe(6_000);
  });

  it('is another call when another member sends it with the same key and body', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const members = [await aMember({ verified: true }), await aMember({ verified: true })];
    const calls = members.map((member) => topUp(member, 5_000, '077000001', key));
    const [first, second] = await Promise.all(calls);
    expect([first?.status, second?.status]).toEqual([202, 202]);
    expect(first?.body.paymentId).not.toBe(second?.body.paymentId);
  });

  it('is refused until the lease of that server expires', async () => {
    const member = await aMemberWith(10_000);
    const number = await aReceivingNumber(member);
    const key = { 'idempotency-key': randomUUID() };
    await withdraw(member, 4_000, number, key);
    await provided(Db).idempotencyKey.updateMany({
      where: { userId: member.id },
      data: { status: null },
    });
    expectRefusal(await withdraw(member, 4_000, number, key), 'idempotency-key-running');
  });

  it('corrects a wallet once', async () => {
    const admin = await aMember({ role: 'admin' });
    const member = await aMember();
    const correct = (key: string) =>
      api('/api/users/update-wallet', {
        method: 'PUT',
        as: admin,
        body: { userId: member.id, amount: 700, reason: 'Geste commercial' },
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    await correct(key);
    await forgetAnswer(admin);
    expect((await correct(key)).status).toBe(200);
    expect(await balanceOf(member)).toBe(700);
  });
});
