import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import type { StaffPaymentDetail } from '../src/modules/payments/payments.schema.js';
import { ProcessPayment } from '../src/modules/payments/process/process-payment.js';
import { ApplyOutcome } from '../src/modules/payments/settle/apply-outcome.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { ComparePayments } from '../src/modules/reconciliation/compare-payments.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { advanceGateway, whileConfused } from './support/gateway.js';
import {
  aMemberWith,
  aReceivingNumber,
  paymentOf,
  sendRefund,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import { walletOf } from './support/rentals.js';

useApi();

const { CORRECT_ALONE_MOST_XAF } = env;
beforeEach(() => {
  env.CORRECT_ALONE_MOST_XAF = 50_000;
});
afterEach(() => {
  env.CORRECT_ALONE_MOST_XAF = CORRECT_ALONE_MOST_XAF;
});

const explained = { reason: 'Relevé du gestionnaire', proof: 'Relevé du 3' };

const decide = (as: Person, id: string, body: object) =>
  api<StaffPaymentDetail>(`/api/admin/payments/${id}/decide`, {
    as,
    body: { ...explained, ...body },
  });
const putRight = (as: Person, id: string, movedAmount: number, bearer = 'member') =>
  api<StaffPaymentDetail>(`/api/admin/payments/${id}/put-right`, {
    as,
    body: { ...explained, movedAmount, bearer },
  });
const approve = (as: Person, id: string | undefined) =>
  api(`/api/admin/approvals/${id}/approve`, { as, method: 'POST' });
const seen = async (as: Person, id: string) =>
  (await api<StaffPaymentDetail>(`/api/admin/payments/${id}`, { as })).body;
const admins = async () => [await aStaffMember('admin'), await aStaffMember('admin')] as const;

/** What the comparison with the gateway says of a payment. */
async function differenceOf(id: string) {
  const { differences } = await provided(ComparePayments).execute();
  return differences.find(({ paymentId }) => paymentId === id);
}

/** What the audit finds of a payment. */
async function violationsOf(id: string): Promise<string[]> {
  const { findings } = await provided(AuditBooks).attempt();
  return findings
    .filter(({ violations }) => JSON.stringify(violations).includes(id))
    .map(({ name }) => name);
}

/**
 * A withdrawal that the gateway makes in part, and that is in review for it. Of a number that ends in 25, half of
 * what was asked for leaves.
 */
async function aHalfPayout(amount: number, holding: number) {
  const member = await aMemberWith(10_000);
  for (let held = 10_000; held < holding; held += 40_000)
    await api('/api/users/update-wallet', {
      method: 'PUT',
      as: await aStaffMember('admin'),
      body: {
        userId: member.id,
        amount: Math.min(40_000, holding - held),
        reason: 'Pour les tests',
      },
    });
  const number = await aReceivingNumber(member, '077000025');
  const { paymentId: id } = (await withdraw(member, amount, number)).body;
  expect(await work(id)).toBe('review');
  expect(await paymentOf(id)).toMatchObject({ status: 'review', settledAmount: amount / 2 });
  return { member, id, left: holding - amount };
}

describe('a payout in review of which the gateway says how much left', () => {
  it.each([
    ['that hardly anything did', { outcome: 'succeeded', movedAmount: 1 }],
    ['that it failed', { outcome: 'failed' }],
    ['that all of it did', { outcome: 'succeeded', movedAmount: 60_000 }],
    ['what the gateway says, as it is large', { outcome: 'succeeded', movedAmount: 30_000 }],
  ])('is not decided by one admin to say %s', async (_, decision) => {
    const { member, id, left } = await aHalfPayout(60_000, 90_000);
    const [admin] = await admins();
    const { body } = await decide(admin, id, decision);
    expect(body).toMatchObject({ status: 'review', waiting: [{ kind: 'payment-decision' }] });
    expect((await walletOf(member)).withdrawable).toBe(left);
    expectRefusal(await approve(admin, body.waiting[0]?.approvalId), 'own-approval');
    expectRefusal(await decide(admin, id, decision), 'already-proposed');
    expect((await paymentOf(id)).status).toBe('review');
    expect((await walletOf(member)).withdrawable).toBe(left);
  });

  it('is decided alone to say what the gateway does, while it is small', async () => {
    const { member, id, left } = await aHalfPayout(10_000, 10_000);
    const [admin] = await admins();
    expect(
      (await decide(admin, id, { outcome: 'succeeded', movedAmount: 4_999 })).body.waiting,
    ).toHaveLength(1);
    const other = await aHalfPayout(10_000, 10_000);
    await decide(admin, other.id, { outcome: 'succeeded', movedAmount: 5_000 });
    expect((await walletOf(other.member)).withdrawable).toBe(5_000);
    expect((await walletOf(member)).withdrawable).toBe(left);
  });

  it('is decided by two, who may contradict the gateway, with what it said on record', async () => {
    const { member, id, left } = await aHalfPayout(10_000, 10_000);
    const [first, second] = await admins();
    const { body } = await decide(first, id, { outcome: 'failed' });
    const payer = { ...member };
    expectRefusal(await approve(payer, body.waiting[0]?.approvalId), 'forbidden');
    expect((await approve(second, body.waiting[0]?.approvalId)).status).toBe(200);
    expect((await walletOf(member)).withdrawable).toBe(left + 10_000);
    const { acts, waiting } = await seen(first, id);
    expect(waiting).toEqual([]);
    expect(acts.find(({ action }) => action === 'decide-payment')).toMatchObject({
      actorId: second.id,
      detail: { proposedById: first.id, gatewayAnswer: 'SUCCESS', gatewayAmount: 5_000 },
    });
    expect(await violationsOf(id)).toEqual([]);
  });

  it('is decided alone while the gateway is silent if it is small, and by two if it is large', async () => {
    const silent = async (amount: number, holding: number) => {
      const member = await aMemberWith(10_000);
      if (holding > 10_000)
        await api('/api/users/update-wallet', {
          method: 'PUT',
          as: await aStaffMember('admin'),
          body: { userId: member.id, amount: 50_000, reason: 'Pour les tests' },
        });
      const { paymentId } = (await withdraw(member, amount, await aReceivingNumber(member))).body;
      await provided(Db).payment.update({
        where: { id: paymentId },
        data: { status: 'submitting' },
      });
      await provided(ApplyOutcome).execute(paymentId, { to: 'review', detail: '72 h' });
      return paymentId;
    };
    const [small, large] = [await silent(9_000, 9_000), await silent(50_001, 60_000)];
    const [admin] = await admins();
    expect((await decide(admin, small, { outcome: 'failed' })).body.status).toBe('failed');
    expect((await decide(admin, large, { outcome: 'failed' })).body).toMatchObject({
      status: 'review',
      waiting: [{ kind: 'payment-decision' }],
    });
  });
});

describe('a payment that was decided wrongly', () => {
  /** A payout of 10 000 of which 5 000 left, decided by two to have been one of 1 XAF: 4 999 too much were given back. */
  async function aWrongPayout() {
    const { member, id } = await aHalfPayout(10_000, 10_000);
    const [first, second] = await admins();
    const { waiting } = (await decide(first, id, { outcome: 'succeeded', movedAmount: 1 })).body;
    await approve(second, waiting[0]?.approvalId);
    expect((await walletOf(member)).withdrawable).toBe(9_999);
    expect(await differenceOf(id)).toMatchObject({
      kind: 'other-amount',
      amount: 1,
      gatewayAmount: 5_000,
    });
    return { member, id, first, second };
  }

  it('is put right by two, from the wallet, so that the book and the gateway agree', async () => {
    const { member, id, first, second } = await aWrongPayout();
    const { waiting, settledByBooks } = (await putRight(first, id, 5_000)).body;
    expect(settledByBooks).toBe(1);
    expect((await walletOf(member)).withdrawable).toBe(9_999);
    expectRefusal(await approve(first, waiting[0]?.approvalId), 'own-approval');
    expect((await approve(second, waiting[0]?.approvalId)).status).toBe(200);
    expect((await walletOf(member)).withdrawable).toBe(5_000);
    expect(await differenceOf(id)).toBeUndefined();
    expect((await seen(first, id)).settledByBooks).toBe(5_000);
    const { body: lines } = await api('/api/wallet/transactions', { as: member });
    expect(lines).toMatchObject([{ type: 'sortie', amount: -4_999 }, {}, {}, {}]);
    expect(await violationsOf(id)).toEqual([]);
  });

  it('is put right at the cost of Loka when the member has spent it', async () => {
    const { member, id, first, second } = await aWrongPayout();
    await withdraw(member, 9_000, await aReceivingNumber(member, '077000001'));
    const { waiting } = (await putRight(first, id, 5_000)).body;
    expectRefusal(await approve(second, waiting[0]?.approvalId), 'insufficient-balance');
    await api(`/api/admin/approvals/${waiting[0]?.approvalId}/take-back`, {
      as: first,
      method: 'POST',
    });
    const again = (await putRight(first, id, 5_000, 'loka')).body;
    expect((await approve(second, again.waiting[0]?.approvalId)).status).toBe(200);
    expect((await walletOf(member)).withdrawable).toBe(999);
    expect(await differenceOf(id)).toBeUndefined();
    expect(await violationsOf(id)).toEqual([]);
  });

  it('is put right to what the gateway says alone', async () => {
    const { id, first } = await aWrongPayout();
    const refused = await putRight(first, id, 4_000);
    expect(expectRefusal(refused, 'invalid-request')).toMatchObject([{ path: 'movedAmount' }]);
    await whileConfused('reference', async () => {
      expect((await putRight(first, id, 4_000)).body.waiting).toHaveLength(1);
    });
  });

  it('is approved by what the gateway says by then', async () => {
    const { id, first, second, member } = await aWrongPayout();
    let approvalId: string | undefined;
    await whileConfused('reference', async () => {
      approvalId = (await putRight(first, id, 4_000)).body.waiting[0]?.approvalId;
    });
    expectRefusal(await approve(second, approvalId), 'invalid-request');
    expect((await walletOf(member)).withdrawable).toBe(9_999);
  });

  it('is put right by staff who have no part in it, of a payment that settled something', async () => {
    const { id } = await aWrongPayout();
    expectRefusal(await putRight(await aStaffMember(), id, 5_000), 'forbidden');
    const admin = await aMember({ role: 'admin', verified: true });
    const own = (await topUp(admin, 1_000)).body.paymentId;
    await provided(ProcessPayment).execute(own);
    await advanceGateway(6);
    await provided(ApplyOutcome).execute(own, { to: 'succeeded', detail: '' });
    expectRefusal(await putRight(admin, own, 0), 'own-money');
    const failed = (await topUp(await aMember({ verified: true }), 1_000)).body.paymentId;
    await provided(ApplyOutcome).execute(failed, { to: 'failed', detail: '' });
    expectRefusal(await putRight(admin, failed, 0), 'payment-not-settled');
    expectRefusal(await putRight(admin, admin.id, 0), 'payment-not-found');
  });

  it('no longer lets money that never came go back to its number', async () => {
    const member = await aMemberWith(1_000);
    const { paymentId: id } = (await topUp(member, 2_000, '077000002')).body;
    await provided(ProcessPayment).execute(id);
    await advanceGateway(6);
    await provided(ApplyOutcome).execute(id, { to: 'succeeded', detail: '' });
    const [first, second] = await admins();
    const { waiting } = (await putRight(first, id, 0)).body;
    await approve(second, waiting[0]?.approvalId);
    expect((await walletOf(member)).withdrawable).toBe(1_000);
    expectRefusal(await sendRefund(member, 500, '077000002'), 'refund-limit');
    expect(await violationsOf(id)).toEqual([]);
  });

  it('is not put right by the database without an approval of two', async () => {
    const { id, first, second } = await aWrongPayout();
    const righting = {
      ...{ id: crypto.randomUUID(), paymentId: id, settledBefore: 1, settledAfter: 5_000 },
      ...explained,
      bearer: 'member' as const,
      ...{ proposedById: first.id, approvedById: second.id },
      at: new Date('2100-01-01'),
    };
    await expect(provided(Db).paymentRighting.create({ data: righting })).rejects.toThrow(
      /payment_rightings_follow/,
    );
  });
});
