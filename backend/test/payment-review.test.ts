import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../src/modules/payments/domain/payment-lifecycle.js';
import { Payments } from '../src/modules/payments/payments.js';
import type {
  GatewayAnswer,
  OpenPaymentView,
  PaymentView,
  StaffPaymentDetail,
} from '../src/modules/payments/payments.schema.js';
import { ProcessPayment } from '../src/modules/payments/process/process-payment.js';
import { ApplyOutcome } from '../src/modules/payments/settle/apply-outcome.js';
import { PostPayment } from '../src/modules/payments/settle/post-payment.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { advanceGateway, whileConfused } from './support/gateway.js';
import { mailsTo } from './support/mails.js';
import {
  aMemberWith,
  aReceivingNumber,
  paymentOf,
  payRental,
  sendRefund,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import { paymentRequest, walletOf } from './support/rentals.js';

useApi();

const decide = (as: Person, id: string, body: object) =>
  api<StaffPaymentDetail>(`/api/admin/payments/${id}/decide`, {
    as,
    body: { reason: 'Vérifié', proof: 'Relevé du 3', ...body },
  });

const approve = (as: Person, approvalId: string | undefined) =>
  api(`/api/admin/approvals/${approvalId}/approve`, { as, method: 'POST' });

const check = (as: Person, id: string) =>
  api<GatewayAnswer>(`/api/admin/payments/${id}/check`, {
    method: 'POST',
    as,
  });

/** A payment of 35 000 XAF, of which half came: 17 500. */
async function aHalfPayment(by?: Person, of?: Person) {
  const renter = by ?? (await aMember());
  const { id: itemId } = await anItem(of && { owner: of });
  const request = await paymentRequest({ itemId, renter, phoneNumber: '077000013' });
  const { body } = await payRental(renter, request);
  expect(await work(body.paymentId)).toBe('review');
  return { renter, id: body.paymentId, request };
}

async function leftToStaff(id: string) {
  await provided(Db).payment.update({ where: { id }, data: { status: 'submitting' } });
  const outcome = { to: 'review', detail: '72 h' } as const;
  await provided(ApplyOutcome).execute(id, outcome);
}

describe('a payment in review', () => {
  it('stays so, whatever its status at the gateway, until an admin decides', async () => {
    const { id } = await aHalfPayment();
    const success = { to: 'succeeded', detail: 'SUCCESS' } as const;
    await provided(ApplyOutcome).execute(id, success);
    expect((await paymentOf(id)).status).toBe('review');
    const staff = await aStaffMember();
    expect((await check(staff, id)).body).toMatchObject({ status: 'SUCCESS', amount: 17_500 });
    expectRefusal(await decide(staff, id, { outcome: 'failed' }), 'forbidden');
    expect((await paymentOf(id)).status).toBe('review');
  });

  it('cannot be decided by the admin who is its payer', async () => {
    const admin = await aStaffMember('admin');
    const { id } = await aHalfPayment(admin);
    expectRefusal(await decide(admin, id, { outcome: 'succeeded' }), 'own-money');
    expect((await paymentOf(id)).status).toBe('review');
  });

  it('cannot be decided by the admin whose object it pays for', async () => {
    const owner = await aStaffMember('admin');
    const { id } = await aHalfPayment(await aMember(), owner);
    expectRefusal(await decide(owner, id, { outcome: 'succeeded' }), 'own-money');
    expect((await paymentOf(id)).status).toBe('review');
  });

  it('for another amount credits the payer with what was received, and frees the days', async () => {
    const { renter, id, request } = await aHalfPayment();
    const admin = await aStaffMember('admin');
    await decide(admin, id, { outcome: 'succeeded', movedAmount: 17_500 });
    expect(await paymentOf(id)).toMatchObject({ status: 'succeeded', rentalId: null });
    expect((await walletOf(renter)).withdrawable).toBe(17_500);
    expect((await payRental(renter, { ...request, phoneNumber: '077000001' })).status).toBe(202);
  });

  it('is settled by the gateway’s amount when the admin names none, and its payer is mailed so', async () => {
    const { renter, id } = await aHalfPayment();
    await decide(await aStaffMember('admin'), id, { outcome: 'succeeded' });
    expect(await paymentOf(id)).toMatchObject({ rentalId: null, settledAmount: 17_500 });
    const { body } = await api<OpenPaymentView[]>('/api/payments/open', { as: renter });
    expect(body).toMatchObject([{ paymentId: id, refunded: true, movedAmount: 17_500 }]);
    const [mail] = await mailsTo(renter.email);
    expect(mail?.text).toMatch(/17\s500\sFCFA au lieu de 35\s000\sFCFA/);
  });

  it('says to its payer by when it usually is decided, and no more once it is', async () => {
    const { renter, id } = await aHalfPayment();
    const read = async () => (await api<PaymentView>(`/api/payment/${id}`, { as: renter })).body;
    const { body: open } = await api<OpenPaymentView[]>('/api/payments/open', { as: renter });
    const { teamDecidesBy } = await read();
    const left = Date.parse(teamDecidesBy ?? '') - provided(Clock).now().getTime();
    expect(left / 3_600_000).toBeCloseTo(24, 1);
    expect(open).toMatchObject([{ paymentId: id, teamDecidesBy }]);

    await decide(await aStaffMember('admin'), id, { outcome: 'succeeded' });
    expect((await read()).teamDecidesBy).toBeNull();
  });

  it('is not decided by one admin to have brought more than the gateway reports', async () => {
    const { renter, id } = await aHalfPayment();
    const admin = await aStaffMember('admin');
    const tooMuch = async () => {
      const refused = await decide(admin, id, { outcome: 'succeeded', movedAmount: 17_501 });
      expect(expectRefusal(refused, 'invalid-request')).toMatchObject([{ path: 'movedAmount' }]);
    };
    await tooMuch();
    await whileConfused('reference', tooMuch);
    expect((await paymentOf(id)).status).toBe('review');
    expect((await walletOf(renter)).balance).toBe(0);
  });

  it('is not decided to have succeeded when the gateway says by then that it failed', async () => {
    const member = await aMember({ verified: true });
    const { paymentId: id } = (await topUp(member, 1_000, '077000002')).body;
    await provided(ProcessPayment).execute(id);
    await provided(ApplyOutcome).execute(id, { to: 'review', detail: '72 h' });
    const admin = await aStaffMember('admin');
    // Of one that is under way nobody has confirmed anything either.
    expectRefusal(await decide(admin, id, { outcome: 'succeeded' }), 'payment-not-confirmed');
    await advanceGateway(6);
    expectRefusal(await decide(admin, id, { outcome: 'succeeded' }), 'payment-not-confirmed');
    expect((await paymentOf(id)).status).toBe('review');
    expect((await walletOf(member)).balance).toBe(0);
    expect((await decide(admin, id, { outcome: 'failed' })).status).toBe(200);
  });

  it('is decided by what the admin found while the gateway does not answer', async () => {
    const member = await aMember({ verified: true });
    const { paymentId: id } = (await topUp(member, 1_000)).body;
    await leftToStaff(id);
    const admin = await aStaffMember('admin');
    const tooMuch = await decide(admin, id, { outcome: 'succeeded', movedAmount: 1_001 });
    expect(expectRefusal(tooMuch, 'invalid-request')).toMatchObject([{ path: 'movedAmount' }]);
    expect((await decide(admin, id, { outcome: 'succeeded' })).status).toBe(200);
    expect((await walletOf(member)).balance).toBe(1_000);
  });

  it('for 0 XAF credits nothing until the admin names what was received', async () => {
    const member = await aMember({ verified: true });
    const { paymentId } = (await topUp(member, 1_000)).body;
    await provided(Db).payment.update({ where: { id: paymentId }, data: { status: 'submitting' } });
    await provided(ApplyOutcome).execute(paymentId, {
      ...outcomeOf({ amount: 1_000 }, { status: 'SUCCESS', amount: 0, fees: 0, detail: '' }),
    });
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'review', settledAmount: 0 });
    const admin = await aStaffMember('admin');
    const refused = await decide(admin, paymentId, { outcome: 'succeeded' });
    expect(expectRefusal(refused, 'invalid-request')).toMatchObject([{ path: 'movedAmount' }]);
    expect((await walletOf(member)).balance).toBe(0);
    await decide(admin, paymentId, { outcome: 'failed' });
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'failed', settledAmount: null });
    expect((await walletOf(member)).balance).toBe(0);
  });

  it('received in full creates the rental', async () => {
    const renter = await aMember();
    const { id: itemId } = await anItem();
    const { body } = await payRental(renter, await paymentRequest({ itemId, renter }));
    await leftToStaff(body.paymentId);
    await decide(await aStaffMember('admin'), body.paymentId, { outcome: 'succeeded' });
    expect((await paymentOf(body.paymentId)).rentalId).not.toBeNull();
  });

  it('that failed settles nothing, and releases what was reserved', async () => {
    const member = await aMemberWith(10_000);
    const number = await aReceivingNumber(member);
    const { body } = await withdraw(member, 4_000, number);
    await leftToStaff(body.paymentId);
    const admin = await aStaffMember('admin');
    expect((await decide(admin, body.paymentId, { outcome: 'failed' })).status).toBe(200);
    expect((await walletOf(member)).withdrawable).toBe(10_000);
    const acts = await provided(Db).auditLog.count({ where: { subjectId: body.paymentId } });
    expect(acts).toBe(1);
  });

  it('of a withdrawal of 4 000 of which 1 500 left gives the rest back', async () => {
    const member = await aMemberWith(10_000);
    const { body } = await withdraw(member, 4_000, await aReceivingNumber(member));
    await leftToStaff(body.paymentId);
    const admin = await aStaffMember('admin');
    await decide(admin, body.paymentId, { outcome: 'succeeded', movedAmount: 1_500 });
    expect((await walletOf(member)).withdrawable).toBe(8_500);
  });

  it('of a withdrawal of 4 000 of which 6 000 are said to have left waits for a second admin', async () => {
    const member = await aMemberWith(10_000);
    const { body } = await withdraw(member, 4_000, await aReceivingNumber(member));
    await leftToStaff(body.paymentId);
    const [first, second] = [await aStaffMember('admin'), await aStaffMember('admin')];
    const decision = { outcome: 'succeeded', movedAmount: 6_000 };
    const { waiting } = (await decide(first, body.paymentId, decision)).body;
    expect((await paymentOf(body.paymentId)).status).toBe('review');
    await approve(second, waiting[0]?.approvalId);
    expect((await walletOf(member)).withdrawable).toBe(6_000);
  });

  it('is decided with a reason and a proof, which its page shows with who decided', async () => {
    const { id } = await aHalfPayment();
    const admin = await aStaffMember('admin');
    for (const missing of [{ reason: '' }, { proof: '' }, { proof: undefined }]) {
      expectRefusal(await decide(admin, id, { outcome: 'failed', ...missing }), 'invalid-request');
    }
    await decide(admin, id, { outcome: 'succeeded', reason: 'Moitié reçue', proof: 'Ticket 4512' });
    const { body } = await api<StaffPaymentDetail>(`/api/admin/payments/${id}`, { as: admin });
    expect(body.acts).toMatchObject([
      {
        ...{ action: 'decide-payment', actorName: admin.name },
        detail: {
          ...{ outcome: 'succeeded', movedAmount: 17_500, reason: 'Moitié reçue' },
          ...{ proof: 'Ticket 4512', gatewayAnswer: 'SUCCESS', gatewayAmount: 17_500 },
        },
      },
    ]);
  });

  it('is decided once; a payment that is not in review is refused', async () => {
    const { id } = await aHalfPayment();
    const admin = await aStaffMember('admin');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => decide(admin, id, { outcome: 'succeeded' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const member = await aMember({ verified: true });
    const { body } = await topUp(member, 1_000);
    expectRefusal(
      await decide(admin, body.paymentId, { outcome: 'succeeded' }),
      'payment-not-in-review',
    );
  });
});

describe('a payment about which staff ask the operator', () => {
  /** One that waits for the secret code of its payer, and the answer that it gets. */
  async function aSentTopUp(phoneNumber = '077000001') {
    const member = await aMember({ verified: true });
    const { paymentId } = (await topUp(member, 1_000, phoneNumber)).body;
    await provided(ProcessPayment).execute(paymentId);
    expect((await paymentOf(paymentId)).status).toBe('pending');
    return { member, id: paymentId };
  }

  it('is decided at once when the operator has decided it', async () => {
    const { member, id } = await aSentTopUp();
    await advanceGateway(6);
    const staff = await aStaffMember();
    expect((await check(staff, id)).body).toMatchObject({
      ...{ status: 'SUCCESS', amount: 1_000, paymentStatus: 'succeeded' },
    });
    expect((await walletOf(member)).withdrawable).toBe(1_000);
    expect((await check(staff, id)).body).toMatchObject({ paymentStatus: 'succeeded' });
    expect((await walletOf(member)).withdrawable).toBe(1_000);
  });

  it('stays open while the operator has not', async () => {
    const { id } = await aSentTopUp();
    const { body } = await check(await aStaffMember(), id);
    expect(body).toMatchObject({ status: 'PENDING', amount: null, paymentStatus: 'pending' });
  });

  it('has on its page who asked, with the answer', async () => {
    const { id } = await aSentTopUp();
    const staff = await aStaffMember();
    await check(staff, id);
    const { body } = await api<StaffPaymentDetail>(`/api/admin/payments/${id}`, { as: staff });
    expect(body.acts).toMatchObject([
      {
        ...{ action: 'check-payment', actorId: staff.id, actorName: staff.name },
        detail: { answer: 'PENDING', amount: null },
      },
    ]);
  });

  it('is asked about a few times a minute, whoever asks', async () => {
    const { id } = await aSentTopUp();
    for (let time = 0; time < 4; time++) {
      expect((await check(await aStaffMember(), id)).status).toBe(200);
    }
    expectRefusal(await check(await aStaffMember(), id), 'too-many-requests');
    expect(await provided(Db).auditLog.count({ where: { subjectId: id } })).toBe(4);
  });

  it('is not, when the wallet pays all', async () => {
    const member = await aMemberWith(40_000);
    const { id: itemId } = await anItem();
    const request = await paymentRequest({ itemId, renter: member, walletAmount: 35_000 });
    const { body } = await payRental(member, request);
    expectRefusal(await check(await aStaffMember(), body.paymentId), 'payment-not-found');
  });
});

describe('a payment that failed here and was settled by its operator', () => {
  const settle = (as: Person, id: string, movedAmount: number, headers = {}) =>
    api<StaffPaymentDetail>(`/api/admin/payments/${id}/settle-late`, {
      as,
      headers,
      body: { movedAmount, reason: 'Relevé' },
    });

  /** One that the gateway decides as its number says, and that was taken for failed here. */
  async function failedHere(paymentId: string): Promise<string> {
    await provided(ProcessPayment).execute(paymentId);
    await advanceGateway(6);
    await provided(ApplyOutcome).execute(paymentId, { to: 'failed', detail: 'FAILED' });
    return paymentId;
  }

  it('is credited to the payer’s wallet once, by an admin, and stays failed', async () => {
    const member = await aMember({ verified: true });
    const id = await failedHere((await topUp(member, 1_000)).body.paymentId);
    const admin = await aStaffMember('admin');
    expectRefusal(await settle(await aStaffMember(), id, 1_000), 'forbidden');
    const answers = await Promise.all([1, 2, 3].map(() => settle(admin, id, 1_000)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expectRefusal(await settle(admin, id, 1_000), 'already-settled');
    expect(await walletOf(member)).toEqual({ balance: 1_000, withdrawable: 1_000 });
    const { body } = await api(`/api/admin/payments/${id}`, { as: admin });
    expect(body).toMatchObject({ status: 'failed', lateAmount: 1_000 });
    const { body: lines } = await api('/api/wallet/transactions', { as: member });
    expect(lines).toMatchObject([{ type: 'dépôt', amount: 1_000 }]);
    const acts = await provided(Db).auditLog.findMany({ where: { subjectId: id } });
    expect(acts).toMatchObject([{ action: 'settle-late', detail: { movedAmount: 1_000 } }]);
    const [mail, ...others] = await mailsTo(member.email);
    expect(mail?.subject).toBe('Paiement reçu en retard : votre portefeuille');
    expect(mail?.text).toMatch(/finalement versé 1\s000\sFCFA envoyés depuis Airtel Money 077/);
    expect(others).toEqual([]);
  });

  it('is credited with no more than the gateway confirms', async () => {
    const member = await aMember({ verified: true });
    const id = await failedHere((await topUp(member, 1_000, '077000013')).body.paymentId);
    const admin = await aStaffMember('admin');
    const refused = await settle(admin, id, 501);
    expect(expectRefusal(refused, 'invalid-request')).toMatchObject([{ path: 'movedAmount' }]);
    expect((await walletOf(member)).balance).toBe(0);
    expect((await settle(admin, id, 500)).status).toBe(200);
    expect((await walletOf(member)).balance).toBe(500);
  });

  it('is not credited when the gateway says that it failed: one admin alone would give it', async () => {
    const renter = await aMember();
    const { id: itemId } = await anItem();
    const request = await paymentRequest({ itemId, renter, phoneNumber: '077000002' });
    const id = await failedHere((await payRental(renter, request)).body.paymentId);
    const admin = await aStaffMember('admin');
    expectRefusal(await settle(admin, id, 35_000), 'payment-not-confirmed');
    expect((await walletOf(renter)).balance).toBe(0);
    expectRefusal(await sendRefund(renter, 35_000, '077000002'), 'refund-limit');
    expect(await provided(Db).auditLog.count({ where: { subjectId: id } })).toBe(0);
  });

  it('is not credited while its payer may still decide', async () => {
    const member = await aMember({ verified: true });
    const id = await failedHere((await topUp(member, 1_000, '077000016')).body.paymentId);
    const admin = await aStaffMember('admin');
    expectRefusal(await settle(admin, id, 1_000), 'payment-not-confirmed');
    await advanceGateway(20 * 60);
    expect((await settle(admin, id, 1_000)).status).toBe(200);
  });

  it('is credited once the gateway answers, by the same call again', async () => {
    const member = await aMember({ verified: true });
    const id = await failedHere((await topUp(member, 1_000)).body.paymentId);
    const admin = await aStaffMember('admin');
    const headers = { 'idempotency-key': randomUUID() };
    await whileConfused('reference', async () => {
      expectRefusal(await settle(admin, id, 1_000, headers), 'operator-unanswered');
    });
    expect((await walletOf(member)).balance).toBe(0);
    for (const _time of [1, 2]) expect((await settle(admin, id, 1_000, headers)).status).toBe(200);
    expect((await walletOf(member)).balance).toBe(1_000);
  });

  /** A withdrawal that the gateway makes, and that was taken for failed here. The member had 5 000 XAF. */
  async function aPayoutFailedHere(amount: number) {
    const member = await aMemberWith(5_000);
    const number = await aReceivingNumber(member, '077000017');
    const { paymentId } = (await withdraw(member, amount, number)).body;
    await provided(ProcessPayment).execute(paymentId);
    await advanceGateway(60);
    await provided(ApplyOutcome).execute(paymentId, { to: 'failed', detail: 'FAILED' });
    expect((await walletOf(member)).withdrawable).toBe(5_000);
    return { member, paymentId };
  }

  it('that was a withdrawal is for no more than the gateway says left, whatever an admin says', async () => {
    const { paymentId } = await aPayoutFailedHere(500);
    const admin = await aStaffMember('admin');
    const refused = await settle(admin, paymentId, 9_000_000);
    expect(expectRefusal(refused, 'invalid-request')).toMatchObject([{ path: 'movedAmount' }]);
    await whileConfused('reference', async () => {
      expectRefusal(await settle(admin, paymentId, 500), 'operator-unanswered');
    });
    const { body } = await settle(admin, paymentId, 499);
    expect(body).toMatchObject({ lateAmount: null, waiting: [{ kind: 'late-settlement' }] });
  });

  it('for less than the gateway says is recorded once a second admin approves it', async () => {
    const member = await aMember({ verified: true });
    const id = await failedHere((await topUp(member, 1_000)).body.paymentId);
    const [first, second] = [await aStaffMember('admin'), await aStaffMember('admin')];
    const { waiting } = (await settle(first, id, 900)).body;
    expect(waiting).toMatchObject([{ kind: 'late-settlement', proposedById: first.id }]);
    expect((await walletOf(member)).balance).toBe(0);
    expectRefusal(await approve(first, waiting[0]?.approvalId), 'own-approval');
    expect((await approve(second, waiting[0]?.approvalId)).status).toBe(200);
    expect((await walletOf(member)).balance).toBe(900);
  });

  it('that was a withdrawal is for Loka to recover', async () => {
    const { member, paymentId } = await aPayoutFailedHere(2_000);
    expect((await settle(await aStaffMember('admin'), paymentId, 2_000)).status).toBe(200);
    expect((await walletOf(member)).withdrawable).toBe(5_000);
    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toBe('Retrait versé en retard');
    expect(mail?.text).toMatch(/finalement envoyé 2\s000\sFCFA/);
    const entries = await provided(Db).ledgerEntry.findMany({
      where: { transaction: { idempotencyKey: `payment:${paymentId}:late` } },
      select: { amount: true, account: { select: { kind: true } } },
      orderBy: { amount: 'asc' },
    });
    expect(entries).toEqual([
      { amount: -2_000n, account: { kind: 'suspense' } },
      { amount: 2_000n, account: { kind: 'provider' } },
    ]);
  });

  it('is refused for one that was never sent: nothing can have been settled', async () => {
    const member = await aMember({ verified: true });
    const { paymentId: id } = (await topUp(member, 1_000)).body;
    const detail = 'not sent in time';
    await provided(ApplyOutcome).execute(id, { to: 'failed', detail, ifStill: 'created' });
    expectRefusal(await settle(await aStaffMember('admin'), id, 1_000), 'payment-not-sent');
    const settled = provided(Transactions).run(async (tx) => {
      const payment = await provided(Payments).lock(tx, id);
      await provided(PostPayment).settleLate(
        tx,
        payment,
        { settled: 1_000, isPayerDeleted: false },
        new Date(),
      );
    });
    await expect(settled).rejects.toThrow(/late_settlement_of_a_sent_payment/);
    expect((await walletOf(member)).balance).toBe(0);
  });

  it('is refused for one’s own, for one that did not fail, and for one of the wallet alone', async () => {
    const admin = await aStaffMember('admin');
    const { id: own } = await aHalfPayment(admin);
    expectRefusal(await settle(admin, own, 100), 'own-money');
    const member = await aMember({ verified: true });
    const { body } = await topUp(member, 1_000);
    expectRefusal(await settle(admin, body.paymentId, 1_000), 'payment-not-failed');
    expectRefusal(await settle(admin, member.id, 1_000), 'payment-not-found');
  });
});
