import { describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { addDays, dayOf, startOfDay } from '../src/kernel/day.js';
import type { GatewayFeesView } from '../src/modules/payments/fees/gateway-fees.schema.js';
import type { StaffPaymentDetail } from '../src/modules/payments/payments.schema.js';
import { ApplyOutcome } from '../src/modules/payments/settle/apply-outcome.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { AuditGateway } from '../src/modules/reconciliation/audit-gateway.js';
import { ReconcilePayments } from '../src/modules/reconciliation/reconcile-payments.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { api, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, aStaffMember } from './support/factories.js';
import { whileFeesAreStated } from './support/gateway.js';
import {
  aMemberWith,
  aReceivingNumber,
  aRentalPayment,
  paymentOf,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import { walletOf } from './support/rentals.js';
import { approve } from './support/treasury.js';

useApi();

/** Of 5 000 XAF from this number, the gateway keeps 1 %: 50. */
const charged = '077000006';

async function aTopUp(phoneNumber = charged) {
  const member = await aMember({ verified: true });
  const { paymentId: id } = (await topUp(member, 5_000, phoneNumber)).body;
  return { member, id };
}

/** What the fees of a payment changed of its operator's accounts, by their kind. */
async function feesPosted(id: string): Promise<Record<string, bigint>> {
  const entries = await provided(Db).ledgerEntry.findMany({
    where: { transaction: { idempotencyKey: `payment:${id}:fees` } },
    select: { amount: true, account: { select: { kind: true, holder: true } } },
  });
  return Object.fromEntries(
    entries.map(({ amount, account: { kind, holder } }) => {
      expect(holder).toBe(`airtel/${id.slice(-1)}`);
      return [kind, amount];
    }),
  );
}

const ofLoka = (fees: bigint) => ({ fees: -fees, provider: fees });

/** Compares with the gateway, as on the next night; returns what is reported of a payment. */
async function reconciled(id: string) {
  await provided(Db).reconciliationReport.deleteMany();
  await provided(Db).longJob.deleteMany();
  const night = startOfDay(addDays(dayOf(new Date()), 1));
  setNow(new Date(night.getTime() + 3.5 * 3_600_000));
  await provided(ReconcilePayments).execute();
  const { differences } = await provided(Db).reconciliationReport.findFirstOrThrow();
  return (differences as { paymentId: string }[]).find(({ paymentId }) => paymentId === id);
}

describe('the gateway’s fees', () => {
  it('of a top-up are booked as it succeeds, and its payer is credited with all of it', async () => {
    const { member, id } = await aTopUp();
    expect(await work(id)).toBe('succeeded');
    expect(await feesPosted(id)).toEqual(ofLoka(50n));
    expect(await walletOf(member)).toEqual({ balance: 5_000, withdrawable: 5_000 });
    const { body: lines } = await api<object[]>('/api/wallet/transactions', { as: member });
    expect(lines).toMatchObject([{ type: 'dépôt', amount: 5_000 }]);
    expect(lines).toHaveLength(1);
  });

  it('of a rental leave its rent and its security deposit whole', async () => {
    const { id } = await aRentalPayment({ phoneNumber: charged });
    await work(id);
    const { rentalId } = await paymentOf(id);
    expect(await feesPosted(id)).toEqual(ofLoka(350n));
    const escrows = await provided(Db).ledgerAccount.findMany({
      where: { holder: rentalId as string },
      select: { kind: true, balance: true },
      orderBy: { kind: 'asc' },
    });
    expect(escrows).toEqual([
      { kind: 'escrow', balance: 15_000n },
      { kind: 'security_deposit', balance: 20_000n },
    ]);
  });

  it('of a payout cost its member nothing', async () => {
    const member = await aMemberWith(10_000);
    const number = await aReceivingNumber(member, '077000009');
    const { paymentId: id } = (await withdraw(member, 4_000, number)).body;
    expect(await work(id)).toBe('succeeded');
    expect(await feesPosted(id)).toEqual(ofLoka(150n));
    expect((await walletOf(member)).balance).toBe(6_000);
  });

  it('of a payment in review are booked when staff decide that it succeeded', async () => {
    const { id } = await aTopUp('077000013');
    expect(await work(id)).toBe('review');
    expect(await paymentOf(id)).toMatchObject({ gatewayFees: 25, feesBookedAt: null });
    expect(await feesPosted(id)).toEqual({});
    const as = await aStaffMember('admin');
    const body = { outcome: 'succeeded', reason: 'Relevé', proof: 'Relevé du 3' };
    await api(`/api/admin/payments/${id}/decide`, { as, body });
    expect(await feesPosted(id)).toEqual(ofLoka(25n));
  });

  it('of a payment that failed are none', async () => {
    const { id } = await aTopUp('077000013');
    await work(id);
    const as = await aStaffMember('admin');
    const body = { outcome: 'failed', reason: 'Relevé', proof: 'Relevé du 3' };
    // By two: the gateway says otherwise.
    const path = `/api/admin/payments/${id}/decide`;
    const { waiting } = (await api<StaffPaymentDetail>(path, { as, body })).body;
    const approvalId = waiting[0]?.approvalId as string;
    expect((await approve(await aStaffMember('admin'), approvalId)).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ gatewayFees: null, feesBookedAt: null });
    expect(await feesPosted(id)).toEqual({});
  });

  it('that become known later are booked by the nightly comparison, once', async () => {
    const { member, id } = await aTopUp();
    await whileFeesAreStated('missing', async () => {
      expect(await work(id)).toBe('succeeded');
      expect(await reconciled(id)).toBeUndefined();
    });
    expect(await paymentOf(id)).toMatchObject({ gatewayFees: null, feesBookedAt: null });
    for (const _night of [1, 2]) expect(await reconciled(id)).toBeUndefined();
    expect(await paymentOf(id)).toMatchObject({ gatewayFees: 50 });
    expect(await feesPosted(id)).toEqual(ofLoka(50n));
    expect((await walletOf(member)).balance).toBe(5_000);
  });

  it('of money that came after a failure are booked by the nightly comparison', async () => {
    const { id } = await aTopUp();
    await work(id, 1);
    await provided(ApplyOutcome).execute(id, { to: 'failed', detail: 'FAILED' });
    const as = await aStaffMember('admin');
    const body = { movedAmount: 5_000, reason: 'Relevé' };
    await api(`/api/admin/payments/${id}/settle-late`, { as, body });
    expect(await feesPosted(id)).toEqual({});
    expect(await reconciled(id)).toBeUndefined();
    expect(await feesPosted(id)).toEqual(ofLoka(50n));
  });

  it('that are not whole francs keep nothing from being decided, and are reported', async () => {
    const { id } = await aTopUp();
    await whileFeesAreStated('fractional', async () => {
      expect(await work(id)).toBe('succeeded');
      expect(await reconciled(id)).toMatchObject({
        kind: 'other-fees',
        fees: null,
        gatewayFees: null,
      });
    });
    const { events } = await provided(Db).payment.findUniqueOrThrow({
      where: { id },
      include: { events: { where: { to: 'succeeded' } } },
    });
    expect(events).toMatchObject([{ detail: 'SUCCESS fees not understood: "50,5"' }]);
    expect(await feesPosted(id)).toEqual({});
  });

  it('that are known are never changed, and never booked without their posting', async () => {
    const { id } = await aTopUp();
    await work(id);
    const { payment } = provided(Db);
    const change = (data: object) => payment.update({ where: { id }, data });
    await expect(change({ gatewayFees: 60 })).rejects.toThrow();
    await expect(change({ gatewayFees: null, feesBookedAt: null })).rejects.toThrow();
    expect(await paymentOf(id)).toMatchObject({ gatewayFees: 50 });

    const { id: unstated } = await aTopUp('077000001');
    await whileFeesAreStated('missing', async () => {
      await work(unstated);
    });
    const booked = { gatewayFees: 10, feesBookedAt: new Date() };
    const unposted = payment.update({ where: { id: unstated }, data: booked });
    await expect(unposted).rejects.toThrow(/are not booked/);
    const more = payment.update({ where: { id: unstated }, data: { ...booked, phoneNumber: '' } });
    await expect(more).rejects.toThrow(/restrict|constraint violated/);
  });

  it('are shown to staff with each payment, and added up by operator', async () => {
    const { id } = await aTopUp();
    await work(id);
    const as = await aStaffMember();
    const { body: shown } = await api(`/api/admin/payments/${id}`, { as });
    expect(shown).toMatchObject({ gatewayFees: 50 });
    const { body: answer } = await api(`/api/admin/payments/${id}/check`, { method: 'POST', as });
    expect(answer).toMatchObject({ status: 'SUCCESS', amount: 5_000, fees: 50 });

    const airtel = async () => {
      const { body } = await api<GatewayFeesView[]>('/api/admin/gateway-fees', { as });
      return body.find(({ id }) => id === 'airtel');
    };
    const before = await airtel();
    const { id: next } = await aTopUp();
    await work(next);
    const after = await airtel();
    expect(after?.fees).toBe((before?.fees ?? 0) + 50);
    expect(after?.thisMonth).toBe((before?.thisMonth ?? 0) + 50);
    expect(after?.held).toBe((before?.held ?? 0) + 4_950);
    expect(after?.lastMonth).toBe(before?.lastMonth);
  });

  it('are the same in the gateway’s book, and leave the books whole', async () => {
    const { id } = await aTopUp();
    const { id: unstated } = await aTopUp();
    await work(id);
    const gateway = new AuditGateway(provided(Sql));
    const compare = () => gateway.execute(env.GATEWAY_BOOK_URL as string);
    const before = await compare();
    await whileFeesAreStated('missing', async () => {
      await work(unstated);
    });
    const { differences, unknownFees } = await compare();
    const references = await Promise.all([id, unstated].map(paymentOf));
    const subjects = differences.map(({ subject }) => subject);
    for (const { reference } of references) expect(subjects).not.toContain(reference);
    expect(unknownFees).toBe(before.unknownFees + 1);

    const findings = await provided(AuditBooks).execute();
    const said = JSON.stringify(findings.flatMap(({ violations }) => violations));
    for (const known of [id, unstated]) expect(said).not.toContain(known);
    const whole = 'what operators hold for us, and what fees have taken of it, is what we owe';
    expect(findings.find(({ name }) => name === whole)?.violations).toEqual([]);
  });
});
