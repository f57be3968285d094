import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readEnv } from '../src/env/read-env.js';
import { env } from '../src/env.js';
import { dayMs, hourMs } from '../src/kernel/duration.js';
import { suspense, wallet } from '../src/kernel/posting.js';
import { Gateway } from '../src/modules/mobile-money/gateway/gateway.js';
import type { PaymentView } from '../src/modules/payments/payments.schema.js';
import { ProcessPayment } from '../src/modules/payments/process/process-payment.js';
import { ApplyOutcome } from '../src/modules/payments/settle/apply-outcome.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, anItem, aStaffMember } from './support/factories.js';
import {
  advanceGateway,
  chargesOf,
  expireKeys,
  whileConfused,
  whileKeysAreRefused,
  whileRedirected,
  whileRenewalsAreRefused,
} from './support/gateway.js';
import { post } from './support/ledger.js';
import { mailsTo } from './support/mails.js';
import {
  aMemberWith,
  aReceivingNumber,
  aRentalPayment,
  paymentOf,
  payRental,
  withdraw,
  work,
} from './support/payments.js';
import { aRequest, inDays, paymentRequest, updateStatus, walletOf } from './support/rentals.js';

useApi();

const aPayment = (ending: string) => aRentalPayment({ phoneNumber: `077000${ending}` });

describe('a payment', () => {
  it.each([
    ['001', 'succeeded', 'is confirmed'],
    ['002', 'failed', 'is refused by the payer'],
    ['003', 'failed', 'meets an empty account'],
    ['009', 'succeeded', 'is debited though the answer was an error'],
    ['010', 'succeeded', 'is debited though the answer was lost'],
    ['011', 'succeeded', 'is not found three times, then confirmed'],
    ['012', 'succeeded', 'is ambiguous three times, then confirmed'],
    ['013', 'review', 'is confirmed for another amount'],
    ['014', 'failed', 'is refused while a callback claims success'],
    ['015', 'succeeded', 'meets an expired key, refused with 401'],
    ['019', 'succeeded', 'meets an expired key, refused with 403'],
  ])('of a number ending in %s ends %s: it %s', async (ending, status) => {
    const { id } = await aPayment(ending);
    expect(await work(id)).toBe(status);
    const { reference, rentalId } = await paymentOf(id);
    expect(await chargesOf(reference)).toHaveLength(1);
    expect(rentalId !== null).toBe(status === 'succeeded');
  });

  it('is limited in number for each member, also concurrently', async () => {
    const renter = await aMember();
    const asks = Array.from({ length: 12 }, async () => {
      const { id: itemId } = await anItem();
      return payRental(renter, await paymentRequest({ itemId, renter, phoneNumber: '077000002' }));
    });
    const statuses = (await Promise.all(asks)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('is refused while the same renter has another for the item, whatever the days', async () => {
    const { renter, id } = await aPayment('001');
    const { itemId } = await paymentOf(id);
    const later = { itemId: itemId ?? '', renter, from: 20, to: 22 };
    const request = await paymentRequest(later);
    expectRefusal(await payRental(renter, request), 'payment-in-progress');
  });

  it('is answered with 202, and its status can be read', async () => {
    const { renter, id } = await aPayment('001');
    const read = () => api<PaymentView>(`/api/payment/${id}`, { as: renter });
    expect((await read()).body).toMatchObject({ rental_id: null, paymentResponse: { code: 202 } });
    await work(id);
    const { body } = await read();
    expect(body).toMatchObject({ status: 'succeeded', paymentResponse: { code: 200 } });
    const { body: rental } = await api(`/api/rentals/${body.rental_id}`, { as: renter });
    expect(rental).toMatchObject({ status: 'en attente', total_price: 35_000 });
  });

  it('not decided after 90 seconds answers 408, and is still checked', async () => {
    const { renter, id } = await aPayment('016');
    await provided(ProcessPayment).execute(id);
    wait(91);
    const { body } = await api<PaymentView>(`/api/payment/${id}`, { as: renter });
    expect(body.paymentResponse.code).toBe(408);
    const open = await api('/api/payments/open', { as: renter });
    expect(open.body).toMatchObject([{ paymentId: id, amount: 35_000 }]);
    expect((await paymentOf(id)).nextCheckAt).not.toBeNull();
  });

  it('not sent within 90 seconds fails, and is never sent', async () => {
    const { renter, id } = await aPayment('001');
    wait(91);
    expect(await work(id)).toBe('failed');
    expect(await chargesOf((await paymentOf(id)).reference)).toEqual([]);
    expect((await mailsTo(renter.email))[0]?.text).toContain("Rien n'a été débité");
  });

  it('found in status submitting is checked, never sent again', async () => {
    const { id } = await aPayment('001');
    await provided(Db).payment.update({ where: { id }, data: { status: 'submitting' } });
    await provided(ProcessPayment).execute(id);
    const { reference, status } = await paymentOf(id);
    expect(status).toBe('unknown');
    expect(await chargesOf(reference)).toHaveLength(0);
  });

  it('and nine others with an expired key renew it once, and all succeed', async () => {
    const payments = await Promise.all(Array.from({ length: 10 }, () => aPayment('001')));
    await provided(Db).gatewaySecret.updateMany({ data: { secret: 'sk_expired' } });
    const processPayment = provided(ProcessPayment);
    await Promise.all(payments.map(({ id }) => processPayment.execute(id)));
    for (const { id } of payments) expect((await paymentOf(id)).status).toBe('pending');
  });

  it.each([401, 403] as const)(
    'is sent, checked and paid out with a new key when the gateway refuses the old one with %s',
    async (status) => {
      const { renter, id } = await aPayment('001');
      await expireKeys(status);
      await provided(ProcessPayment).execute(id);
      expect((await paymentOf(id)).status).toBe('pending');
      await expireKeys(status);
      expect(await work(id)).toBe('succeeded');
      await post({ type: 'correction' }, [
        { from: suspense, to: wallet(renter.id), amount: 1_000 },
      ]);
      await expireKeys(status);
      await provided(Db).user.update({ where: { id: renter.id }, data: { verificationStatus: 2 } });
      const { body } = await withdraw(renter, 1_000, await aReceivingNumber(renter));
      expect(await work(body.paymentId)).toBe('succeeded');
    },
  );

  it('finds its key renewed before that ends', async () => {
    const key = () =>
      provided(Db).gatewaySecret.findUniqueOrThrow({ where: { operationAccount: 'ACC_AIRTEL' } });
    await work((await aPayment('001')).id);
    const first = await key();
    setNow(new Date(first.renewedAt.getTime() + 55 * 60_000));
    const { id } = await aPayment('001');
    await provided(ProcessPayment).execute(id);
    const second = await key();
    expect(second.secret).not.toBe(first.secret);
    expect(second.expiresAt.getTime() - second.renewedAt.getTime()).toBe(3_600_000);
    await provided(ProcessPayment).execute((await aPayment('001')).id);
    expect(await key()).toEqual(second);
  });

  it('is sent with the key of before when that cannot be renewed yet', async () => {
    await work((await aPayment('001')).id);
    const { renewedAt } = await provided(Db).gatewaySecret.findUniqueOrThrow({
      where: { operationAccount: 'ACC_AIRTEL' },
    });
    setNow(new Date(renewedAt.getTime() + 55 * 60_000));
    const { id } = await aPayment('001');
    await whileRenewalsAreRefused(() => provided(ProcessPayment).execute(id));
    expect((await paymentOf(id)).status).toBe('pending');
  });

  it('fails when the renewed key is refused too', async () => {
    const { id } = await aPayment('001');
    await whileKeysAreRefused(async () => {
      expect(await work(id)).toBe('failed');
    });
    const { failureCode, reference } = await paymentOf(id);
    expect(failureCode).toContain('AUTHENTICATION_FAILED');
    expect(await chargesOf(reference)).toEqual([]);
  });

  it('is checked again when its status cannot be read because every key is refused', async () => {
    const { id } = await aPayment('001');
    await provided(ProcessPayment).execute(id);
    await whileKeysAreRefused(async () => {
      await work(id, 1);
      expect((await paymentOf(id)).nextCheckAt).not.toBeNull();
    });
    expect(await work(id)).toBe('succeeded');
  });

  it('of another operator than its account fails, without a renewal of the key', async () => {
    const keys = () =>
      provided(Db).gatewaySecret.findMany({ orderBy: { operationAccount: 'asc' } });
    const { id } = await aPayment('001');
    await work(id);
    const before = await keys();
    const { id: mismatched } = await aPayment('001');
    await provided(Db).payment.update({
      where: { id: mismatched },
      data: { operator: 'moov' },
    });
    expect(await work(mismatched)).toBe('failed');
    expect((await paymentOf(mismatched)).failureCode).toContain('MISMATCH');
    expect(await keys()).toEqual(before);
  });

  it('whose step fails is tried again at its next check, not at once', async () => {
    const { id } = await aPayment('001');
    await provided(ProcessPayment).execute(id);
    wait(700);
    vi.spyOn(provided(Gateway), 'status').mockRejectedValue(new Error('always'));
    await expect(provided(ProcessPayment).execute(id)).rejects.toThrow('always');
    const { createdAt, nextCheckAt } = await paymentOf(id);
    expect(nextCheckAt).toEqual(new Date(createdAt.getTime() + 1_800_000));
  });

  it('whose answer cannot be applied is asked about again soon, however old it is', async () => {
    const { id } = await aPayment('001');
    await provided(ProcessPayment).execute(id);
    wait(2 * 3_600);
    vi.spyOn(provided(ApplyOutcome), 'execute').mockRejectedValue(new Error('always'));
    await expect(provided(ProcessPayment).execute(id)).rejects.toThrow('always');
    const { nextCheckAt } = await paymentOf(id);
    const pause = (nextCheckAt?.getTime() ?? 0) - provided(Clock).now().getTime();
    expect(Math.abs(pause - 720_000)).toBeLessThan(1_000);
  });

  it('stays with its worker however long a step takes', async () => {
    const { id } = await aPayment('001');
    let answer: () => void = () => undefined;
    const send = vi.spyOn(provided(Gateway), 'send').mockImplementation(async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { outcome: 'unknown', detail: 'slow' };
    });
    const step = provided(ProcessPayment).execute(id);
    await sleep(6_000);
    expect(await provided(ProcessPayment).overdue(1_000)).not.toContain(id);
    const status = vi.spyOn(provided(Gateway), 'status');
    await provided(ProcessPayment).execute(id);
    expect(status).not.toHaveBeenCalled();
    answer();
    await step;
    expect(send).toHaveBeenCalledOnce();
    expect((await paymentOf(id)).status).toBe('unknown');
  });

  it('is sent once by concurrent workers', async () => {
    const { id } = await aPayment('001');
    await Promise.all(Array.from({ length: 10 }, () => provided(ProcessPayment).execute(id)));
    expect(await chargesOf((await paymentOf(id)).reference)).toHaveLength(1);
  });

  it('is settled once by concurrent confirmations', async () => {
    const { id } = await aPayment('001');
    await provided(ProcessPayment).execute(id);
    const success = { to: 'succeeded', detail: 'SUCCESS' } as const;
    await Promise.all(Array.from({ length: 8 }, () => provided(ApplyOutcome).execute(id, success)));
    const { rentalId } = await paymentOf(id);
    const postings = await provided(Db).ledgerTransaction.count({
      where: { idempotencyKey: `payment:${id}` },
    });
    expect([rentalId !== null, postings]).toEqual([true, 1]);
  });

  it('confirmed when the days are no longer free is credited to the payer, with a mail', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const late = await aMember();
    const { body } = await payRental(late, await paymentRequest({ itemId, renter: late }));
    await provided(ProcessPayment).execute(body.paymentId);
    const first = await aRequest({ owner, itemId });
    await updateStatus(owner, first.id, 'acceptée');
    await advanceGateway(6);
    wait(30);
    expect(await work(body.paymentId)).toBe('succeeded');
    expect((await paymentOf(body.paymentId)).rentalId).toBeNull();
    expect(await walletOf(late)).toEqual({ balance: 35_000, withdrawable: 35_000 });
    const mail = await provided(Db).outboxMail.findFirstOrThrow({ where: { to: late.email } });
    expect(mail.text).toContain('en totalité');
  });
});

it('a gateway that sends its callers elsewhere decides nothing, and nothing of a call goes there', async () => {
  const received: string[] = [];
  const other = createServer((request, response) => {
    received.push(`${request.method} ${request.headers['x-secret']}`);
    response.end('{}');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const isUndecided = () =>
    whileRedirected(`http://127.0.0.1:${port}/pay`, async () => {
      const { id } = await aPayment('001');
      expect(await work(id, 2)).toBe('unknown');
      expect(await chargesOf((await paymentOf(id)).reference)).toHaveLength(1);
    });
  await isUndecided();
  expect(received).toEqual([]);
  // Once it refuses connections, it would else pass for a gateway that was never reached.
  await new Promise((resolve) => other.close(resolve));
  await isUndecided();
});

describe('what the gateway says of another', () => {
  const confusions = ['reference', 'number', 'operator', 'null operator'] as const;
  const endings = { '001': 'succeeded', '002': 'failed', '004': 'pending' };
  const cases = confusions.flatMap((confusion) =>
    Object.entries(endings).map(([ending, status]) => [confusion, ending, status] as const),
  );

  it.each(cases)(
    '%s does not decide a payment to a number ending in %s',
    async (confusion, ending, status) => {
      const { id } = await aPayment(ending);
      await whileConfused(confusion, async () => {
        expect(await work(id, 3)).toBe('unknown');
      });
      expect(await work(id, 1)).toBe(status);
      expect(await chargesOf((await paymentOf(id)).reference)).toHaveLength(1);
    },
  );

  it.each(confusions)('%s does not fail a withdrawal', async (confusion) => {
    const member = await aMemberWith(5_000);
    const number = await aReceivingNumber(member, '077000018');
    const { body } = await withdraw(member, 1_000, number);
    await whileConfused(confusion, async () => {
      expect(await work(body.paymentId, 2)).toBe('unknown');
      expect((await walletOf(member)).withdrawable).toBe(4_000);
    });
    expect(await work(body.paymentId, 1)).toBe('failed');
  });

  it.each(confusions)('%s is shown to staff as not understood', async (confusion) => {
    const { id } = await aPayment('002');
    await provided(ProcessPayment).execute(id);
    await advanceGateway(6);
    const as = await aStaffMember();
    await whileConfused(confusion, async () => {
      const { body } = await api(`/api/admin/payments/${id}/check`, { method: 'POST', as });
      expect(body).toMatchObject({ status: 'NOT_UNDERSTOOD', amount: null });
    });
  });
});

describe('a payment is refused', () => {
  it('for a wrong total, number, operator or period', async () => {
    const renter = await aMember();
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const request = await paymentRequest({ itemId, renter });
    const refused = async (changes: object, as = renter) =>
      payRental(as, { ...request, ...changes });
    expectRefusal(await refused({ totalPrice: 1 }), 'wrong-total');
    expectRefusal(await refused({ phoneNumber: '12' }), 'wrong-phone-number');
    expectRefusal(await refused({ operationAccountCode: 'ACC_ELSE' }), 'unknown-operator');
    expectRefusal(await refused({ operationAccountCode: 'ACC_CARD' }), 'operator-disabled');
    expectRefusal(await refused({ startDate: inDays(-2) }), 'start-in-past');
    expectRefusal(await refused({}, owner), 'own-item');
    expectRefusal(await refused({ itemId: 'x', totalPrice: 'much' }), 'invalid-request');
  });

  it('while another for the same days is not decided', async () => {
    const renter = await aMember();
    const { id: itemId } = await anItem();
    const request = await paymentRequest({ itemId, renter });
    const answers = await Promise.all(Array.from({ length: 5 }, () => payRental(renter, request)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
  });

  it('for days that are rented, and while the renter has a request for the item', async () => {
    const { id, itemId, owner, renter } = await aRequest();
    const other = await aMember();
    const request = await paymentRequest({ itemId, renter });
    expectRefusal(await payRental(renter, request), 'already-pending');
    await updateStatus(owner, id, 'acceptée');
    expectRefusal(await payRental(other, request), 'dates-taken');
  });
});

describe('a call repeated with its Idempotency-Key', () => {
  it('answers the same payment', async () => {
    const renter = await aMember();
    const { id: itemId } = await anItem();
    const request = await paymentRequest({ itemId, renter });
    const key = { 'idempotency-key': randomUUID() };
    const first = await payRental(renter, request, key);
    const again = await payRental(renter, request, key);
    expect([again.status, again.body.paymentId]).toEqual([202, first.body.paymentId]);
    expectRefusal(
      await payRental(renter, { ...request, notes: 'autre' }, key),
      'idempotency-key-reused',
    );
  });
});

describe('a callback', () => {
  const callback = (token: string, body: object) => api(`/api/payment/callback/${token}`, { body });
  const claim = (reference: string) => ({
    transactionId: `T${randomUUID()}`,
    merchantReferenceId: reference,
    status: 'SUCCESS',
    amount: 35_000,
    code: 200,
  });

  it('is stored and acknowledged, and does not decide the payment', async () => {
    const { id } = await aPayment('004');
    await provided(ProcessPayment).execute(id);
    const { reference } = await paymentOf(id);
    const body = claim(reference);
    const answer = await callback('dev-callback-token', body);
    expect(answer.body).toEqual({ responseCode: 200, transactionId: body.transactionId });
    expect((await callback('dev-callback-token', body)).status).toBe(200);
    const kept = await provided(Db).gatewayCallback.count({
      where: { body: JSON.stringify(body) },
    });
    expect(kept).toBe(1);
    await provided(ProcessPayment).execute(id);
    expect((await paymentOf(id)).status).toBe('pending');
  });

  it.each([{ customerID: '077999999' }, { operator: 'MOOV_MONEY' }])(
    'that names another payment, %o, is stored and no reason to check',
    async (named) => {
      const { id } = await aPayment('004');
      await provided(ProcessPayment).execute(id);
      const { reference, nextCheckAt } = await paymentOf(id);
      const body = { ...claim(reference), ...named };
      expect((await callback('dev-callback-token', body)).status).toBe(200);
      expect((await paymentOf(id)).nextCheckAt).toEqual(nextCheckAt);
    },
  );

  it('comes by either of two tokens while one replaces the other', async () => {
    const { id } = await aPayment('004');
    await provided(ProcessPayment).execute(id);
    const { reference } = await paymentOf(id);
    const before = 'the-token-that-is-replaced';
    env.GATEWAY_CALLBACK_TOKEN_BEFORE = before;
    onTestFinished(() => {
      delete env.GATEWAY_CALLBACK_TOKEN_BEFORE;
    });
    for (const token of [before, 'dev-callback-token'])
      expect((await callback(token, claim(reference))).status).toBe(200);
    delete env.GATEWAY_CALLBACK_TOKEN_BEFORE;
    for (const token of [before, 'undefined'])
      expectRefusal(await callback(token, claim(reference)), 'not-found');
  });

  it.each([
    ['the advised command writes it', randomBytes(32).toString('hex')],
    ['make-secrets writes it', randomBytes(32).toString('base64url')],
    ['long as it may be', 'z'.repeat(100)],
  ])('comes by a token as %s', async (_, token) => {
    const { id } = await aPayment('004');
    await provided(ProcessPayment).execute(id);
    const { reference } = await paymentOf(id);
    const { GATEWAY_CALLBACK_TOKEN } = env;
    env.GATEWAY_CALLBACK_TOKEN = readEnv({
      GATEWAY_CALLBACK_TOKEN: token,
    }).GATEWAY_CALLBACK_TOKEN;
    onTestFinished(() => {
      env.GATEWAY_CALLBACK_TOKEN = GATEWAY_CALLBACK_TOKEN;
    });
    expect((await callback(token, claim(reference))).status).toBe(200);
  });

  it('without the token is not found', async () => {
    expectRefusal(await callback('wrong', claim('LK1')), 'not-found');
  });
});

describe('payments without callbacks', () => {
  const inHours = (hours: number) =>
    setNow(new Date(provided(Clock).now().getTime() + hours * hourMs));

  const receive = (reference: string) =>
    api(`/api/payment/callback/${env.GATEWAY_CALLBACK_TOKEN}`, {
      body: { transactionId: randomUUID(), merchantReferenceId: reference, code: 200 },
    });

  /** One that succeeds some weeks after all others of this file. */
  async function aSuccess(weeks: number, before = async (_reference: string) => {}) {
    setNow(new Date(Date.now() + weeks * 7 * dayMs));
    const { id } = await aRentalPayment({ phoneNumber: '077000006' });
    await before((await paymentOf(id)).reference);
    inHours(0.01);
    expect(await work(id)).toBe('succeeded');
    return paymentOf(id);
  }

  async function measured(): Promise<{ payments: number; hours: number }> {
    const { body } = await api<string>('/metrics');
    const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
    return {
      payments: read('payments_without_callback'),
      hours: Math.floor(read('payments_without_callback_oldest_seconds') / 3600),
    };
  }

  it('are measured since the first success after the last callback', async () => {
    await aSuccess(4);
    inHours(25);
    expect(await measured()).toEqual({ payments: 1, hours: 25 });
    await receive('LK0OTHER');
    expect(await measured()).toEqual({ payments: 0, hours: 0 });
  });

  it('are none in a quiet time after a payment whose callback came', async () => {
    const { reference } = await aSuccess(8, async (own) => void (await receive(own)));
    inHours(100);
    expect(await measured()).toEqual({ payments: 0, hours: 0 });
    expect(await provided(Db).gatewayCallback.count({ where: { reference } })).toBe(1);
  });

  it('are not those that ended more than a week ago', async () => {
    await aSuccess(12);
    inHours(24 * 6);
    expect((await measured()).payments).toBe(1);
    inHours(24 * 2);
    expect((await measured()).payments).toBe(0);
  });
});

describe('an object', () => {
  it('that staff hid is not rented; a payment for it under way is credited to the payer', async () => {
    const renter = await aMember();
    const { id: itemId } = await anItem();
    const { body } = await payRental(renter, await paymentRequest({ itemId, renter }));
    await provided(Db).item.update({
      where: { id: itemId },
      data: { hiddenAt: new Date(), available: false, offeredBeforeHidden: true },
    });
    expect(await work(body.paymentId)).toBe('succeeded');
    expect((await paymentOf(body.paymentId)).rentalId).toBeNull();
    expect(await walletOf(renter)).toEqual({ balance: 35_000, withdrawable: 35_000 });
  });

  it('is not deleted while it is being paid for, nor paid for once deleted', async () => {
    const owner = await aMember({ verified: true });
    const renter = await aMember();
    const { id: itemId } = await anItem({ owner });
    const request = await paymentRequest({ itemId, renter });
    const remove = () => api(`/items/${itemId}`, { method: 'DELETE', as: owner });
    const [paid, removed] = await Promise.all([payRental(renter, request), remove()]);
    const outcome = [paid.status, removed.status];
    expect([
      [202, 409],
      [404, 204],
    ]).toContainEqual(outcome);
  });
});
