import type {
  PaymentView,
  StaffPaymentDetail,
} from '../../src/modules/payments/payments.schema.js';
import { ProcessPayment } from '../../src/modules/payments/process/process-payment.js';
import {
  factsOf,
  payoutMethodAdded,
  payoutMethodConfirmed,
} from '../../src/modules/payout-methods/payout-methods.events.js';
import { Clock } from '../../src/platform/clock.js';
import { Db } from '../../src/platform/database/prisma.js';
import { api, provided } from './api.js';
import { setNow } from './clock.js';
import { aMember, anItem, aStaffMember, type Person } from './factories.js';
import { advanceGateway } from './gateway.js';
import { type PaymentTraits, paymentRequest } from './rentals.js';
import { fillFloats } from './treasury.js';

export const paymentOf = (id: string) => provided(Db).payment.findUniqueOrThrow({ where: { id } });

/** Does a worker's steps, one after the other, until the payment rests. */
export async function work(id: string, steps = 6): Promise<string> {
  for (let step = 0; step < steps; step++) {
    await provided(ProcessPayment).execute(id);
    const { status, nextCheckAt } = await paymentOf(id);
    if (!nextCheckAt) return status;
    await advanceGateway(6);
    setNow(nextCheckAt);
  }
  return (await paymentOf(id)).status;
}

export const payRental = (as: Person, body: object, headers = {}) =>
  api<PaymentView>('/api/payment', {
    as,
    body,
    headers: { prefer: 'respond-async', ...headers },
  });

/** A payment for a rental that no worker has taken yet, and who pays it. */
export async function aRentalPayment(traits: Pick<PaymentTraits, 'from' | 'to' | 'phoneNumber'>) {
  const renter = await aMember();
  const { id: itemId } = await anItem();
  const { body } = await payRental(renter, await paymentRequest({ itemId, renter, ...traits }));
  return { renter, id: body.paymentId };
}

export const topUp = (as: Person, amount: number, phoneNumber = '077000001', headers = {}) =>
  api<PaymentView>('/api/wallet/top-ups', {
    as,
    headers,
    body: { amount, phoneNumber, operationAccountCode: 'ACC_AIRTEL' },
  });

export const withdraw = (as: Person, amount: number, numberId: string, headers = {}) =>
  api<PaymentView>('/api/wallet/withdrawals', { as, headers, body: { amount, numberId } });

/** Sends money back to a number that has paid. */
export const sendRefund = (as: Person, amount: number, phoneNumber = '077000001', headers = {}) =>
  api<PaymentView>('/api/wallet/refunds', {
    as,
    headers,
    body: { amount, phoneNumber, operationAccountCode: 'ACC_AIRTEL' },
  });

/** A verified member whose wallet holds some francs, put there by an admin, which operators can pay out. */
export async function aMemberWith(amount: number, admin?: Person): Promise<Person> {
  const member = await aMember({ verified: true });
  const body = { userId: member.id, amount, reason: 'Pour les tests' };
  const as = admin ?? (await aStaffMember('admin'));
  await api('/api/users/update-wallet', { method: 'PUT', as, body });
  await fillFloats();
  return member;
}

/** A number of somebody that may receive withdrawals. */
export async function aReceivingNumber(of: Person, phoneNumber = '077000001'): Promise<string> {
  const at = new Date(provided(Clock).now().getTime() - 25 * 3_600_000);
  const number = await provided(Db).payoutMethod.create({
    data: { userId: of.id, operator: 'airtel', phoneNumber, createdAt: at, confirmedAt: at },
  });
  const told = { subject: 'payout-method', subjectId: number.id, facts: factsOf(number), at };
  const by = { actor: 'member' as const, actorId: of.id };
  const kinds = [payoutMethodAdded, payoutMethodConfirmed].map(({ name }) => name);
  await provided(Db).domainEvent.createMany({
    data: kinds.map((kind) => ({ kind, ...told, ...by })),
  });
  return number.id;
}

/**
 * A member with two withdrawals of which 5 000 XAF left, and that two admins put right: of the first 1 000 less than was
 * decided, which come back to the wallet; of the second 1 000 more, which are taken from it.
 */
export async function aMemberPutRight(): Promise<Person> {
  const member = await aMemberWith(30_000);
  const [first, second] = [await aStaffMember('admin'), await aStaffMember('admin')];
  const explained = { reason: 'Relevé du gestionnaire', proof: 'Relevé du 3' };
  const decided = async (path: string, body: object) => {
    const { status, body: payment } = await api<StaffPaymentDetail>(path, {
      as: first,
      body: { ...explained, ...body },
    });
    if (status >= 300) throw new Error(`Not decided: ${JSON.stringify(payment)}`);
    for (const { approvalId } of payment.waiting)
      await api(`/api/admin/approvals/${approvalId}/approve`, { as: second, method: 'POST' });
  };
  const numberId = await aReceivingNumber(member, '077000025');
  for (const decidedAmount of [6_000, 4_000]) {
    const { paymentId } = (await withdraw(member, 10_000, numberId)).body;
    await work(paymentId);
    const path = `/api/admin/payments/${paymentId}`;
    await decided(`${path}/decide`, { outcome: 'succeeded', movedAmount: decidedAmount });
    await decided(`${path}/put-right`, { movedAmount: 5_000, bearer: 'member' });
  }
  return member;
}
