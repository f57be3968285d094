import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenPaymentView, PaymentView } from '../src/modules/payments/payments.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, anItem, type Person } from './support/factories.js';
import { advanceGateway, whileKeysAreRefused, whileStatusesSayWhy } from './support/gateway.js';
import { mailsTo } from './support/mails.js';
import {
  aMemberWith,
  aReceivingNumber,
  aRentalPayment,
  paymentOf,
  payRental,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import { forgetCounters } from './support/rate-limits.js';
import { paymentRequest } from './support/rentals.js';

useApi();
beforeEach(forgetCounters);

const seen = async (as: Person, id: string) =>
  (await api<PaymentView>(`/api/payment/${id}`, { as })).body;

const openOf = async (as: Person) =>
  (await api<OpenPaymentView[]>('/api/payments/open', { as })).body;

/** As the gateway says in a callback why a payment failed. */
async function callBack(paymentId: string, code: number, changes: object = {}) {
  const { reference } = await paymentOf(paymentId);
  const body = {
    transactionId: randomUUID(),
    merchantReferenceId: reference,
    status: 'FAILED',
    code,
    ...changes,
  };
  expect((await api('/api/payment/callback/dev-callback-token', { body })).status).toBe(200);
}

describe('why a payment failed', () => {
  it.each([
    ['002', 4101, 'refused_by_payer', /refusée sur le téléphone .*02/],
    ['003', 4102, 'insufficient_funds', /solde du compte .* ne suffit pas/],
    ['004', 4104, 'expired', /pas été validée à temps/],
    ['020', 4103, 'wrong_number', /ne correspond à aucun compte/],
    ['021', 5001, 'operator_unavailable', /ne répond pas en ce moment/],
    ['022', 4105, 'amount_out_of_limits', /n'accepte pas ce montant/],
    ['023', 400, 'other', /n'a pas dit pourquoi/],
  ] as const)(
    'of a number ending in %s is in its callback: %i is %s',
    async (end, code, reason, message) => {
      const { renter, id } = await aRentalPayment({ phoneNumber: `077000${end}` });
      await work(id, 1);
      await advanceGateway(120);
      await callBack(id, code);
      expect(await work(id)).toBe('failed');
      expect((await seen(renter, id)).failure).toEqual({
        reason,
        message: expect.stringMatching(message),
        advice: expect.any(String),
      });
    },
  );

  it('may be in its status too, which counts first', async () => {
    const { renter, id } = await aRentalPayment({ phoneNumber: '077000003' });
    await work(id, 1);
    await callBack(id, 4101);
    await whileStatusesSayWhy(async () => {
      expect(await work(id)).toBe('failed');
    });
    expect((await seen(renter, id)).failure?.reason).toBe('insufficient_funds');
  });

  it('is not taken from a callback that names another number, or says that it succeeded', async () => {
    const { renter, id } = await aRentalPayment({ phoneNumber: '077000002' });
    await work(id, 1);
    await callBack(id, 4102, { customerID: '066999999' });
    await callBack(id, 200, { status: 'SUCCESS' });
    expect(await work(id)).toBe('failed');
    expect((await seen(renter, id)).failure?.reason).toBe('other');
  });

  it('is that the operator could not be reached, when every key is refused', async () => {
    const { renter, id } = await aRentalPayment({ phoneNumber: '077000001' });
    await whileKeysAreRefused(async () => {
      expect(await work(id)).toBe('failed');
    });
    expect((await seen(renter, id)).failure).toMatchObject({
      reason: 'operator_unavailable',
      message: expect.stringContaining("Rien n'a été débité."),
    });
  });

  it('is in the answer to a payout, and the money is said to be back', async () => {
    const member = await aMemberWith(10_000);
    const number = await aReceivingNumber(member, '077000020');
    const { body } = await withdraw(member, 4_000, number);
    expect(await work(body.paymentId)).toBe('failed');
    const { failure } = await seen(member, body.paymentId);
    expect(failure).toMatchObject({
      reason: 'wrong_number',
      message: expect.stringContaining("L'argent est de retour dans votre portefeuille Loka."),
    });
    const [mail] = await mailsTo(member.email);
    expect(mail?.text).toContain(failure?.message);
  });

  it('of one that nobody waited for any more is told by mail and beside the rentals, in the same words', async () => {
    const { renter, id } = await aRentalPayment({ phoneNumber: '077000004' });
    await work(id, 1);
    await advanceGateway(120);
    wait(130);
    await callBack(id, 4104);
    expect(await work(id)).toBe('failed');
    const { failure } = await seen(renter, id);
    const [mail] = await mailsTo(renter.email);
    expect(mail?.text).toContain(failure?.message);
    expect(await openOf(renter)).toMatchObject([{ paymentId: id, failure }]);
    wait(8 * 24 * 3_600);
    expect(await openOf(renter)).toEqual([]);
  });

  it('of one whose payer was still waiting is not told a second time', async () => {
    const { renter, id } = await aRentalPayment({ phoneNumber: '077000003' });
    expect(await work(id)).toBe('failed');
    expect(await openOf(renter)).toEqual([]);
  });

  it('is guarded by the database: a failure has a reason, and nothing else has', async () => {
    const { id } = await aRentalPayment({ phoneNumber: '077000001' });
    const change = (data: object) => provided(Db).payment.update({ where: { id }, data });
    await expect(change({ failureReason: 'expired' })).rejects.toThrow('payments_failure_reason');
  });
});

describe('what is shown of a payment', () => {
  it('names the object, its days and the number that is asked', async () => {
    const { renter, id } = await aRentalPayment({
      phoneNumber: '+241 77 00 00 01',
      from: 3,
      to: 5,
    });
    const { reference } = await paymentOf(id);
    expect(await seen(renter, id)).toMatchObject({
      itemTitle: 'Perceuse à percussion',
      startDate: expect.any(String),
      endDate: expect.any(String),
      operator: 'airtel',
      phoneNumber: '077000001',
      phoneNumberFormatted: expect.stringMatching(/^077.00.00.01$/),
      reference,
      answer_by: null,
      failure: null,
    });
  });

  it('says until when the owner may answer, once it has made a request', async () => {
    const { renter, id } = await aRentalPayment({ phoneNumber: '077000001' });
    expect(await work(id)).toBe('succeeded');
    const { answer_by, rental_id } = await seen(renter, id);
    const { createdAt } = await provided(Db).rental.findUniqueOrThrow({
      where: { id: rental_id as string },
    });
    expect(answer_by).toBe(new Date(createdAt.getTime() + 24 * 3_600_000).toISOString());
  });
});

describe('asking for a check now', () => {
  const check = (as: Person, id: string) =>
    api<PaymentView>(`/api/payment/${id}/check`, { method: 'POST', as });

  it('brings the next one forward', async () => {
    const { renter, id } = await aRentalPayment({ phoneNumber: '077000005' });
    await work(id, 1);
    wait(100);
    expect((await paymentOf(id)).nextCheckAt).not.toBeNull();
    const { nextCheckAt: planned } = await paymentOf(id);
    setNow((await paymentOf(id)).createdAt);
    const { status, body } = await check(renter, id);
    expect([status, body.paymentResponse.code]).toEqual([202, 202]);
    expect((await paymentOf(id)).nextCheckAt?.getTime()).toBeLessThan(planned?.getTime() ?? 0);
    await advanceGateway(100);
    expect(await work(id, 1)).toBe('succeeded');
  });

  it('is limited, and changes nothing of a decided payment', async () => {
    const { renter, id } = await aRentalPayment({ phoneNumber: '077000001' });
    expect(await work(id)).toBe('succeeded');
    for (let times = 0; times < 10; times++) {
      expect((await check(renter, id)).body.paymentResponse.code).toBe(200);
    }
    expect((await paymentOf(id)).nextCheckAt).toBeNull();
    expectRefusal(await check(renter, id), 'too-many-requests');
  });
});

describe("an operator's limits", () => {
  it('are known before paying', async () => {
    const { body } = await api<object[]>('/api/payment/operators');
    const limits = {
      collect: { least: 100, most: 500_000 },
      payout: { least: 100, most: 500_000 },
    };
    expect(body).toMatchObject([
      { code: 'airtel', ussd: '*150#', limits },
      { code: 'moov', ussd: '*555#', limits },
      { code: 'card', ussd: null, limits: { collect: { least: 0, most: 0 } } },
    ]);
  });

  it('hold for what the phone pays of a rental, without a payment', async () => {
    const renter = await aMember();
    const { id: itemId } = await anItem({ securityDeposit: 600_000 });
    const request = await paymentRequest({ itemId, renter });
    const tooMuch = await payRental(renter, request);
    expectRefusal(tooMuch, 'amount-outside-limits');
    expect(tooMuch.body).toMatchObject({
      errors: [{ message: expect.stringMatching(/^Airtel Money ne prend pas plus de 500.000/) }],
    });
    expect(await provided(Db).payment.count({ where: { userId: renter.id } })).toBe(0);
  });

  it('leave the rest to the wallet', async () => {
    const renter = await aMemberWith(200_000);
    const { id: itemId } = await anItem({ securityDeposit: 600_000 });
    const request = await paymentRequest({ itemId, renter, walletAmount: 200_000 });
    expect((await payRental(renter, request)).status).toBe(202);
  });

  it('hold for top-ups and withdrawals, without a payment', async () => {
    const member = await aMemberWith(900_000);
    expectRefusal(await topUp(member, 500_001), 'amount-outside-limits');
    const number = await aReceivingNumber(member);
    expectRefusal(await withdraw(member, 500_001, number), 'amount-outside-limits');
    expectRefusal(await withdraw(member, 99, number), 'amount-outside-limits');
    expect(await provided(Db).payment.count({ where: { userId: member.id } })).toBe(0);
  });
});
