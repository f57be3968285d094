import { expect, it } from 'vitest';
import type { OpsPaymentView } from '../src/modules/payments/follow/ops-payments.schema.js';
import { ApplyOutcome } from '../src/modules/payments/settle/apply-outcome.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, provided, useApi } from './support/api.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { paymentOf, topUp } from './support/payments.js';

useApi();

/** The last payments in a state, as an ops user sees them. */
async function followed(as: Person, state: 'underway' | 'review' | 'failed') {
  const path = `/api/ops/payments?state=${state}&order=DESC&perPage=100`;
  return (await api<OpsPaymentView[]>(path, { as })).body;
}

async function aTopUpInReview(detail: string) {
  const member = await aMember({ verified: true });
  const { paymentId: id } = (await topUp(member, 1_000)).body;
  await provided(Db).payment.update({ where: { id }, data: { status: 'submitting' } });
  await provided(ApplyOutcome).execute(id, { to: 'review', detail });
  return id;
}

it('shows ops users what a payment waits for, and nothing of its member', async () => {
  const ops = await aStaffMember('ops');
  const id = await aTopUpInReview('no answer for 077 00 00 01 since Tuesday');
  const { reference } = await paymentOf(id);
  const payment = (await followed(ops, 'review')).find((one) => one.id === id);
  expect(payment).toEqual({
    ...{ id, reference, gatewayReference: null, purpose: 'top_up', status: 'review' },
    ...{ operator: 'airtel', amount: 1_000, reviewReason: 'unanswered', failureReason: null },
    detail: 'no answer for [phone] since Tuesday',
    ...{ createdAt: expect.any(String), changedAt: expect.any(String) },
  });
});

it('tells a payment under way, one that waits for admins and a failed one apart', async () => {
  const [ops, admin] = [await aStaffMember('ops'), await aStaffMember('admin')];
  const inReview = await aTopUpInReview('72 h');
  const { paymentId: underway } = (await topUp(await aMember({ verified: true }), 1_000)).body;
  const statesOf = async (id: string) => {
    const states = ['underway', 'review', 'failed'] as const;
    const lists = await Promise.all(states.map((state) => followed(ops, state)));
    return states.filter((_, index) => lists[index]?.some((one) => one.id === id));
  };
  expect(await statesOf(inReview)).toEqual(['review']);
  expect(await statesOf(underway)).toEqual(['underway']);
  await api(`/api/admin/payments/${inReview}/decide`, {
    as: admin,
    body: { outcome: 'failed', reason: 'Awa a rappelé', proof: 'Relevé du 3' },
  });
  expect(await statesOf(inReview)).toEqual(['failed']);
  const failed = (await followed(ops, 'failed')).find(({ id }) => id === inReview);
  // What staff wrote may name a member.
  expect(failed?.detail).toBe('');
});
