import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../src/env.js';
import { addDays, dayOf, inFrench, startOfDay } from '../src/kernel/day.js';
import { formatXaf } from '../src/kernel/xaf.js';
import { Gateway } from '../src/modules/mobile-money/gateway/gateway.js';
import type { StaffPaymentDetail } from '../src/modules/payments/payments.schema.js';
import { ProcessPayment } from '../src/modules/payments/process/process-payment.js';
import { ApplyOutcome, type LearntOutcome } from '../src/modules/payments/settle/apply-outcome.js';
import type { ComparisonView } from '../src/modules/reconciliation/asked/comparisons.schema.js';
import { RunComparison } from '../src/modules/reconciliation/asked/run-comparison.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { ComparePayments } from '../src/modules/reconciliation/compare-payments.js';
import { ReconcilePayments } from '../src/modules/reconciliation/reconcile-payments.js';
import type { ReportView } from '../src/modules/reconciliation/reconciliation.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { LongJobs } from '../src/platform/long-jobs/long-jobs.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
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
import { paymentRequest, updateStatus } from './support/rentals.js';
import { approve } from './support/treasury.js';

useApi();

const reconcile = () => provided(ReconcilePayments);
const hour = 3_600_000;

/** As if no night had been compared. */
async function forgetNights(): Promise<void> {
  await provided(Db).reconciliationReport.deleteMany();
  await provided(Db).longJob.deleteMany();
}

/** Makes it the next night, of which there is no report yet. */
async function nextNight(afterMidnight = 3.5 * hour): Promise<string> {
  const day = addDays(dayOf(new Date()), 1);
  await forgetNights();
  setNow(new Date(startOfDay(day).getTime() + afterMidnight));
  return day;
}

async function report(): Promise<ReportView> {
  const staff = await aStaffMember();
  const day = await nextNight();
  await reconcile().execute();
  const { body } = await api<ReportView[]>('/api/admin/reconciliation-reports', { as: staff });
  const [made] = body;
  if (made?.day !== day) throw new Error(`No report of ${day}`);
  return made;
}

/** What the night's report says of a payment. */
async function foundOf(id: string) {
  const { differences } = await report();
  return differences.find(({ paymentId }) => paymentId === id);
}

/** What the audit finds of a payment. */
async function violationsOf(id: string): Promise<string[]> {
  const { findings } = await provided(AuditBooks).attempt();
  return findings
    .filter(({ violations }) => JSON.stringify(violations).includes(id))
    .map(({ name }) => name);
}

async function giveTo({ id: userId }: Person, amount: number): Promise<void> {
  const body = { userId, amount, reason: 'Pour les tests' };
  await api('/api/users/update-wallet', { method: 'PUT', as: await aStaffMember('admin'), body });
}

/** A payment that the gateway decided as its number says, and we by `outcome`. */
async function aPaymentDecided(phoneNumber: string, outcome: Omit<LearntOutcome, 'detail'>) {
  const renter = await aMember();
  const { id: itemId } = await anItem();
  const request = await paymentRequest({ itemId, renter, phoneNumber });
  const { paymentId } = (await payRental(renter, request)).body;
  await provided(ProcessPayment).execute(paymentId);
  await advanceGateway(6);
  await provided(ApplyOutcome).execute(paymentId, { ...outcome, detail: '' });
  return paymentId;
}

describe('a comparison that staff ask for', () => {
  const ask = async () => {
    const as = await aStaffMember();
    return { as, ...(await api<ComparisonView>('/api/admin/comparisons', { as, method: 'POST' })) };
  };
  const last = async () => {
    const as = await aStaffMember();
    const { body } = await api<ComparisonView[]>('/api/admin/comparisons?perPage=1', { as });
    return body[0] as ComparisonView;
  };

  /** Whatever other tests have left. */
  beforeEach(async () => {
    await provided(Db).reconciliationRun.updateMany({
      where: { nextAttemptAt: { not: null } },
      data: { nextAttemptAt: null, failedAt: new Date('2100-01-01'), attempts: 1 },
    });
  });

  it('is made by a worker, beside the nightly one, with a report that gives totals in francs', async () => {
    const id = await aPaymentDecided('077000001', { to: 'failed' });
    await forgetNights();
    const { as, status, body } = await ask();
    expect(status).toBe(202);
    expect(body).toMatchObject({ state: 'waiting', reportId: null, requestedBy: { id: as.id } });
    await provided(RunComparison).execute(body.id);
    const done = await last();
    expect(done).toMatchObject({ id: body.id, state: 'done' });
    const path = `/api/admin/reconciliation-reports/${done.reportId}`;
    const { body: report } = await api<ReportView>(path, { as });
    expect(report.asked).toBe(true);
    expect(report.differences).toContainEqual(expect.objectContaining({ paymentId: id }));
    expect(report.differenceTotal).toBeGreaterThanOrEqual(35_000);
    const { operators, owed, own } = report.totals as NonNullable<ReportView['totals']>;
    const held = operators.reduce((sum, one) => sum + one.held + one.fees, 0);
    expect(Object.values(owed).reduce((sum, one) => sum + one, own)).toBe(held);
    await reconcile().execute();
    expect(await provided(Db).reconciliationReport.count()).toBe(2);
  });

  it('is made one at a time, and is on record', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    const accepted = answers.filter(({ status }) => status === 202);
    expect(accepted).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 202);
    for (const answer of refused) expectRefusal(answer, 'comparison-under-way');
    const id = accepted[0]?.body.id as string;
    await Promise.all([1, 2].map(() => provided(RunComparison).execute(id)));
    const where = { subjectId: id };
    const acts = await provided(Db).auditLog.findMany({ where });
    expect(acts).toMatchObject([{ action: 'compare-payments', actorId: accepted[0]?.as.id }]);
    expect(await provided(Db).reconciliationReport.count({ where: { runId: id } })).toBe(1);
    expect((await ask()).status).toBe(202);
  });

  it('is taken again when its worker died, and given up after three times', async () => {
    const { body } = await ask();
    const failing = vi.spyOn(provided(ComparePayments), 'execute').mockRejectedValue(new Error());
    onTestFinished(() => failing.mockRestore());
    const states = [];
    for (let time = 0; time < 3; time++) {
      setNow(new Date(Date.now() + (time + 1) * hour));
      await provided(RunComparison).executeOverdue();
      states.push((await last()).state);
    }
    expect(states).toEqual(['running', 'running', 'failed']);
    await provided(RunComparison).execute(body.id);
    expect(await last()).toMatchObject({ id: body.id, state: 'failed', reportId: null });
  });
});

describe('the nightly reconciliation', () => {
  it('reports no difference for a rental, a top-up and a payout on which both sides agree', async () => {
    const member = await aMemberWith(10_000);
    const numberId = await aReceivingNumber(member);
    const { id: itemId } = await anItem();
    const begun = [
      await payRental(member, await paymentRequest({ itemId, renter: member })),
      await topUp(member, 5_000),
      await withdraw(member, 2_000, numberId),
      await topUp(await aMember({ verified: true }), 5_000, '077000002'),
    ].map(({ body }) => body.paymentId);
    const decided = [];
    for (const id of begun) decided.push(await work(id));
    expect(decided).toEqual(['succeeded', 'succeeded', 'succeeded', 'failed']);
    const { differences, compared } = await report();
    expect(compared).toBeGreaterThanOrEqual(begun.length);
    expect(differences.filter(({ paymentId }) => begun.includes(paymentId))).toEqual([]);
  });

  it.each([
    [
      'we alone call a success',
      '077000002',
      { to: 'succeeded' },
      'succeeded-here-only',
      null,
      null,
    ],
    ['we alone call a failure', '077000001', { to: 'failed' }, 'failed-here-only', 35_000, 0],
    ['moved another amount there', '077000013', { to: 'succeeded' }, 'other-amount', 17_500, 175],
    ['is for staff to review', '077000013', { to: 'review' }, 'in-review', 17_500, 175],
    ['cost other fees there', '077000006', { to: 'succeeded', fees: 1 }, 'other-fees', 35_000, 350],
  ] as const)(
    'reports a payment that %s',
    async (_, phone, outcome, kind, gatewayAmount, gatewayFees) => {
      const id = await aPaymentDecided(phone, outcome);
      const { reference, status } = await paymentOf(id);
      expect(await foundOf(id)).toEqual({
        paymentId: id,
        reference,
        purpose: 'rental',
        kind,
        status,
        amount: 35_000,
        gatewayStatus: gatewayAmount === null ? 'FAILED' : 'SUCCESS',
        gatewayAmount,
        fees: 'fees' in outcome ? outcome.fees : null,
        gatewayFees,
      });
    },
  );

  it('reports no more what failed here alone, once an admin has recorded it', async () => {
    const id = await aPaymentDecided('077000001', { to: 'failed' });
    const body = { movedAmount: 35_000, reason: 'Relevé' };
    const as = await aStaffMember('admin');
    await api(`/api/admin/payments/${id}/settle-late`, { as, body });
    expect(await foundOf(id)).toBeUndefined();
  });

  it('reports payments undecided for more than an hour, without deciding them', async () => {
    const id = await aPaymentDecided('077000001', { to: 'unknown' });
    expect(await foundOf(id)).toMatchObject({
      kind: 'undecided-for-long',
      gatewayStatus: 'SUCCESS',
    });
    expect((await paymentOf(id)).status).toBe('unknown');
  });

  it('reports a payment that is still undecided, however long ago it began', async () => {
    const id = await aPaymentDecided('077000013', { to: 'review' });
    await nextNight();
    setNow(new Date(Date.now() + (env.RECONCILE_DAYS + 3) * 24 * hour));
    await reconcile().execute();
    const [made] = await provided(Db).reconciliationReport.findMany();
    expect(made?.differences).toContainEqual(
      expect.objectContaining({ paymentId: id, kind: 'in-review' }),
    );
  });

  /** The night `days` from now, with what reports before have left. */
  async function foundAfter(days: number, id: string) {
    const day = addDays(dayOf(provided(Clock).now()), days);
    setNow(new Date(startOfDay(day).getTime() + 3.5 * hour));
    await reconcile().execute();
    const as = await aStaffMember();
    const { body } = await api<ReportView[]>('/api/admin/reconciliation-reports?asked=false', {
      as,
    });
    const made = body.find((one) => one.day === day);
    if (!made) throw new Error(`No report of ${day}`);
    return made.differences.find(({ paymentId }) => paymentId === id);
  }

  /** By two: the gateway says otherwise. */
  async function decidedFailed(id: string) {
    const as = await aStaffMember('admin');
    const body = { outcome: 'failed', reason: 'Introuvable', proof: 'Relevé du jour' };
    const path = `/api/admin/payments/${id}/decide`;
    const { waiting } = (await api<StaffPaymentDetail>(path, { as, body })).body;
    const approval = `/api/admin/approvals/${waiting[0]?.approvalId}/approve`;
    const second = await aStaffMember('admin');
    expect((await api(approval, { as: second, method: 'POST' })).status).toBe(200);
  }

  it('reports a payment that staff decided long after it began', async () => {
    await forgetNights();
    const id = await aPaymentDecided('077000013', { to: 'review' });
    setNow(new Date(Date.now() + (env.RECONCILE_DAYS + 3) * 24 * hour));
    await decidedFailed(id);
    expect(await foundAfter(1, id)).toMatchObject({ kind: 'failed-here-only' });
  });

  it('asks about a payment that staff decided for as long as the gateway may still say something', async () => {
    await forgetNights();
    const id = await aPaymentDecided('077000013', { to: 'review' });
    await decidedFailed(id);
    await whileConfused('reference', async () => {
      expect(await foundAfter(1, id)).toBeUndefined();
    });
    expect(await foundAfter(env.RECONCILE_DAYS + 30, id)).toMatchObject({
      kind: 'failed-here-only',
    });
  });

  it('reports a difference again every night until it is put right, also when the gateway is silent', async () => {
    await forgetNights();
    const id = await aPaymentDecided('077000001', { to: 'failed' });
    const found = await foundAfter(1, id);
    expect(found).toMatchObject({ kind: 'failed-here-only', gatewayAmount: 35_000 });
    expect(await foundAfter(env.RECONCILE_DAYS + 3, id)).toEqual(found);
    await whileConfused('reference', async () => {
      expect(await foundAfter(1, id)).toEqual(found);
    });
    expect(await foundAfter(1, id)).toEqual(found);
    const as = await aStaffMember('admin');
    const body = { movedAmount: 35_000, reason: 'Relevé' };
    await api(`/api/admin/payments/${id}/settle-late`, { as, body });
    expect(await foundAfter(1, id)).toBeUndefined();
  });

  it('lists payments for which the gateway does not answer, which are no difference', async () => {
    const id = await aPaymentDecided('077000001', { to: 'succeeded' });
    await whileConfused('reference', async () => {
      const { unanswered, unansweredPayments, differences } = await report();
      expect(unanswered).toBe(unansweredPayments.length);
      const { reference } = await paymentOf(id);
      expect(unansweredPayments).toContainEqual({
        ...{ paymentId: id, reference, purpose: 'rental', status: 'succeeded', amount: 35_000 },
        ...{ answer: 'NOT_UNDERSTOOD', isHereOnly: false },
      });
      expect(differences.map((difference) => difference.paymentId)).not.toContain(id);
    });
  });

  describe('of a success that the gateway does not know', () => {
    /** A top-up that succeeded in the books alone, and that was never sent. */
    async function aForgedTopUp(amount = 70_000) {
      const member = await aMember({ verified: true });
      const { paymentId } = (await topUp(member, amount)).body;
      await provided(Db).payment.update({
        where: { id: paymentId },
        data: {
          status: 'submitting',
          events: { create: { from: 'created', to: 'submitting', at: provided(Clock).now() } },
        },
      });
      await provided(ApplyOutcome).execute(paymentId, { to: 'succeeded', detail: '' });
      return { member, id: paymentId };
    }

    const heldOf = async (as: Person) => {
      const { body } = await api<{ balance: number; withdrawable: number; held: number }>(
        '/api/wallet',
        { as },
      );
      return { balance: body.balance, withdrawable: body.withdrawable, held: body.held };
    };

    /** What a night's report lists of a payment without an answer. */
    async function listedOf(id: string) {
      const as = await aStaffMember();
      const path = '/api/admin/reconciliation-reports?asked=false';
      const { body } = await api<ReportView[]>(path, { as });
      const last = body.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
      return last?.unansweredPayments.find(({ paymentId }) => paymentId === id);
    }

    const isHeld = async (id: string) => {
      const held = await provided(Db).heldCredit.findMany({ where: { paymentId: id } });
      return held.map(({ amount, release }) => ({ amount, release }));
    };

    async function twoNights(id: string) {
      await forgetNights();
      expect(await foundAfter(1, id)).toBeUndefined();
      return foundAfter(1, id);
    }

    it('lists it the first night, and reports it with its name the second one', async () => {
      const { member, id } = await aForgedTopUp();
      await forgetNights();
      expect(await foundAfter(1, id)).toBeUndefined();
      expect(await listedOf(id)).toMatchObject({ answer: 'NOT_FOUND', isHereOnly: true });
      expect(await heldOf(member)).toEqual({ balance: 70_000, withdrawable: 70_000, held: 0 });
      const { reference } = await paymentOf(id);
      const found = await foundAfter(1, id);
      expect(found).toMatchObject({ kind: 'succeeded-here-only', reference, amount: 70_000 });
      expect(found).toMatchObject({ gatewayStatus: 'NOT_FOUND' });
      await whileConfused('reference', async () => {
        expect(await foundAfter(1, id)).toEqual(found);
      });
      expect(await foundAfter(1, id)).toEqual(found);
    });

    it('tells its member what is held and why, by mail and by the bell, and what became of it', async () => {
      const { member, id } = await aForgedTopUp();
      await twoNights(id);
      const bell = () =>
        provided(Db).notification.findFirst({
          where: { userId: member.id },
          orderBy: { createdAt: 'desc' },
        });
      const [held] = await mailsTo(member.email);
      expect(held?.subject).toBe(`${formatXaf(70_000)} en cours de vérification`);
      expect(held?.text).toContain('ni retirée ni dépensée');
      expect(held?.text).toContain('chaque nuit');
      expect(held?.text).toContain('SMS de confirmation');
      expect(await bell()).toMatchObject({
        title: held?.subject,
        path: '/tableau-de-bord/portefeuille',
      });
      await foundAfter(1, id);
      const about = (await mailsTo(member.email)).filter(
        ({ subject }) => subject === held?.subject,
      );
      expect(about).toHaveLength(1);
      const [first, second] = [await aStaffMember('admin'), await aStaffMember('admin')];
      const body = { movedAmount: 20_000, bearer: 'member', reason: 'Relevé', proof: 'Relevé' };
      const { waiting } = (
        await api<StaffPaymentDetail>(`/api/admin/payments/${id}/put-right`, { as: first, body })
      ).body;
      expect((await approve(second, waiting[0]?.approvalId as string)).status).toBe(200);
      const lost = `${formatXaf(50_000)} repris de votre portefeuille`;
      expect((await mailsTo(member.email))[0]?.subject).toBe(lost);
      expect(await bell()).toMatchObject({ title: lost });
      expect(await violationsOf(id)).toEqual([]);
    });

    it('tells its member when the gateway knows it after all', async () => {
      const id = await aPaymentDecided('077000002', { to: 'succeeded' });
      await forgetNights();
      const status = vi.spyOn(provided(Gateway), 'status');
      onTestFinished(() => status.mockRestore());
      status.mockResolvedValue({ status: 'NOT_FOUND', detail: 'HTTP 404' });
      for (const _ of [1, 2]) await foundAfter(1, id);
      status.mockResolvedValue({ status: 'SUCCESS', amount: 35_000, fees: 0, detail: '' });
      await foundAfter(1, id);
      const { userId } = await paymentOf(id);
      const { email } = await provided(Db).user.findUniqueOrThrow({ where: { id: userId } });
      expect((await mailsTo(email))[0]?.subject).toBe(
        `${formatXaf(35_000)} de nouveau disponibles`,
      );
    });

    it('does not count a comparison that staff ask for as a night', async () => {
      const { id } = await aForgedTopUp();
      await forgetNights();
      await foundAfter(1, id);
      const { differences } = await provided(ComparePayments).execute();
      expect(differences.map(({ paymentId }) => paymentId)).not.toContain(id);
      expect(await foundAfter(1, id)).toBeDefined();
    });

    it('holds what it credited: neither withdrawn nor spent, while the rest can be', async () => {
      const { member, id } = await aForgedTopUp();
      await giveTo(member, 5_000);
      await twoNights(id);
      expect(await heldOf(member)).toEqual({ balance: 75_000, withdrawable: 5_000, held: 70_000 });
      const numberId = await aReceivingNumber(member);
      expectRefusal(await withdraw(member, 6_000, numberId), 'credit-held');
      const { id: itemId } = await anItem();
      const rent = await paymentRequest({ itemId, renter: member, walletAmount: 35_000 });
      expectRefusal(await payRental(member, rent), 'credit-held');
      expectRefusal(await sendRefund(member, 6_000), 'credit-held');
      const answers = await Promise.all([1, 2, 3].map(() => withdraw(member, 3_000, numberId)));
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
      expect(await violationsOf(id)).toEqual([]);
    });

    it('holds it in the database, whoever writes the payment', async () => {
      const { member, id } = await aForgedTopUp();
      await twoNights(id);
      const { heldAt } = await provided(Db).heldCredit.findFirstOrThrow({
        where: { paymentId: id },
      });
      const taken = provided(Db).payment.create({
        data: {
          ...{ id: randomUUID(), reference: 'LKHELD', purpose: 'withdrawal', userId: member.id },
          ...{ amount: 1_000, operator: 'airtel', operationAccount: 'ACC_AIRTEL' },
          ...{
            phoneNumber: '077000001',
            createdAt: heldAt,
            expiresAt: heldAt,
            nextCheckAt: heldAt,
          },
        },
      });
      await expect(taken).rejects.toThrow(/payments_not_held/);
      const where = { paymentId: id };
      await expect(provided(Db).heldCredit.deleteMany({ where })).rejects.toThrow(
        /held_credits_kept/,
      );
    });

    it('holds it until two admins have put it right: it never came', async () => {
      const { member, id } = await aForgedTopUp();
      await twoNights(id);
      const [first, second] = [await aStaffMember('admin'), await aStaffMember('admin')];
      const body = { movedAmount: 0, bearer: 'member', reason: 'Introuvable', proof: 'Relevé' };
      const path = `/api/admin/payments/${id}`;
      const seen = await api<StaffPaymentDetail>(path, { as: first });
      expect(seen.body.heldSince).not.toBeNull();
      const { waiting } = (await api<StaffPaymentDetail>(`${path}/put-right`, { as: first, body }))
        .body;
      const approval = `/api/admin/approvals/${waiting[0]?.approvalId}/approve`;
      expect((await api(approval, { as: second, method: 'POST' })).status).toBe(200);
      expect(await heldOf(member)).toEqual({ balance: 0, withdrawable: 0, held: 0 });
      expect(await isHeld(id)).toEqual([{ amount: 70_000, release: 'put_right' }]);
      expect(await foundAfter(1, id)).toBeUndefined();
      expect(await violationsOf(id)).toEqual([]);
    });

    it('holds it until two admins have confirmed it: the operator’s statement has it', async () => {
      const { member, id } = await aForgedTopUp();
      await twoNights(id);
      const [first, second] = [await aStaffMember('admin'), await aStaffMember('admin')];
      const body = {
        movedAmount: 70_000,
        bearer: 'loka',
        reason: 'Sur le relevé',
        proof: 'Relevé',
      };
      const { waiting } = (
        await api<StaffPaymentDetail>(`/api/admin/payments/${id}/put-right`, { as: first, body })
      ).body;
      const approval = `/api/admin/approvals/${waiting[0]?.approvalId}/approve`;
      expect((await api(approval, { as: second, method: 'POST' })).status).toBe(200);
      expect(await heldOf(member)).toMatchObject({ withdrawable: 70_000, held: 0 });
      expect(await foundAfter(1, id)).toBeUndefined();
      expect(await foundAfter(1, id)).toBeUndefined();
    });

    it('holds it until the gateway knows it after all', async () => {
      const id = await aPaymentDecided('077000002', { to: 'succeeded' });
      await forgetNights();
      const status = vi.spyOn(provided(Gateway), 'status');
      onTestFinished(() => status.mockRestore());
      status.mockResolvedValue({ status: 'NOT_FOUND', detail: 'HTTP 404' });
      await foundAfter(1, id);
      expect(await foundAfter(1, id)).toMatchObject({ gatewayStatus: 'NOT_FOUND' });
      expect((await isHeld(id))[0]).toMatchObject({ release: null });
      status.mockResolvedValue({ status: 'SUCCESS', amount: 35_000, fees: 0, detail: '' });
      expect(await foundAfter(1, id)).toBeUndefined();
      for (const { release } of await isHeld(id)) expect(release).toBe('found');
    });

    it('holds of a rental what it has brought into each wallet', async () => {
      const owner = await aMember({ verified: true });
      const renter = await aMember();
      const { id: itemId } = await anItem({ owner });
      const { paymentId: id } = (await payRental(renter, await paymentRequest({ itemId, renter })))
        .body;
      await provided(Db).payment.update({ where: { id }, data: { status: 'submitting' } });
      await provided(ApplyOutcome).execute(id, { to: 'succeeded', detail: '' });
      await twoNights(id);
      expect(await isHeld(id)).toEqual(
        expect.arrayContaining([
          { amount: 35_000, release: null },
          { amount: 35_000, release: null },
        ]),
      );
      await giveTo(renter, 5_000);
      expect(await heldOf(renter)).toMatchObject({ withdrawable: 5_000, held: 0 });
      const { rentalId } = await paymentOf(id);
      await updateStatus(owner, rentalId as string, 'refusée');
      expect(await heldOf(renter)).toMatchObject({ withdrawable: 5_000, held: 35_000 });
    });
  });

  it.each(['reference', 'number', 'operator', 'null operator'] as const)(
    'finds no difference in an answer about another %s',
    async (confusion) => {
      const id = await aPaymentDecided('077000002', { to: 'succeeded' });
      await whileConfused(confusion, async () => {
        expect(await foundOf(id)).toBeUndefined();
      });
      expect(await foundOf(id)).toMatchObject({ kind: 'succeeded-here-only' });
    },
  );

  it('does not ask the gateway about payments by the wallet alone', async () => {
    const member = await aMemberWith(35_000);
    const { id: itemId } = await anItem();
    const request = await paymentRequest({ itemId, renter: member, walletAmount: 35_000 });
    const { paymentId } = (await payRental(member, request)).body;
    const status = vi.spyOn(provided(Gateway), 'status');
    await report();
    const asked = status.mock.calls.map(([payment]) => payment.reference);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).not.toContain((await paymentOf(paymentId)).reference);
  });

  /** Of which payments the gateway is asked while `work` lasts. */
  async function askedDuring(work: () => Promise<unknown>): Promise<string[]> {
    const status = vi.spyOn(provided(Gateway), 'status');
    await work();
    const asked = status.mock.calls.map(([payment]) => payment.reference);
    status.mockRestore();
    return asked.sort();
  }

  it('is resumed by another worker after the last payments of one that died', async () => {
    const { RECONCILE_AT_ONCE } = env;
    env.RECONCILE_AT_ONCE = 2;
    onTestFinished(() => void Object.assign(env, { RECONCILE_AT_ONCE }));
    const ids = [];
    for (let made = 0; made < 5; made++)
      ids.push(await aPaymentDecided('077000002', { to: 'succeeded' }));
    await nextNight();
    // It dies when it asks about the third of them.
    const { reference } = await paymentOf(ids[2] as string);
    const ask = Gateway.prototype.status;
    const status = vi.spyOn(provided(Gateway), 'status').mockImplementation((order) => {
      if (order.reference === reference) return new Promise(() => {});
      return ask.call(provided(Gateway), order);
    });
    const before: string[] = [];
    void reconcile().execute();
    await vi.waitFor(() =>
      expect(status.mock.calls.flat()).toContainEqual(expect.objectContaining({ reference })),
    );
    before.push(...status.mock.calls.map(([order]) => order.reference));
    status.mockRestore();

    const idle = await askedDuring(() =>
      Promise.all([reconcile().execute(), reconcile().execute()]),
    );
    expect(idle).toEqual([]);
    wait(61);
    const asked = await askedDuring(() => provided(LongJobs).resumeLeft());
    expect(asked).toContain(reference);
    // Those alone are asked about again that were under way.
    expect(asked.filter((one) => before.includes(one)).length).toBeLessThanOrEqual(2);
    expect(new Set([...asked, ...before]).size).toBeGreaterThanOrEqual(5);
    const [made, ...others] = await provided(Db).reconciliationReport.findMany();
    expect(others).toEqual([]);
    const differences = made?.differences as { paymentId: string }[];
    expect(differences.map((one) => one.paymentId)).toEqual(expect.arrayContaining(ids));
    expect(new Set(differences.map((one) => one.paymentId)).size).toBe(differences.length);
    const job = await provided(Db).longJob.findFirstOrThrow({
      where: { key: made?.day.toISOString().slice(0, 10) ?? '' },
    });
    expect(job).toMatchObject({ outcome: 'done', token: 2 });
    expect(job.done).toBe(job.total);
  });

  it('asks once more after seven nights about what both books agree on, and then no more', async () => {
    const [agreed, open] = [
      await aPaymentDecided('077000001', { to: 'succeeded', fees: 0 }),
      await aPaymentDecided('077000002', { to: 'succeeded' }),
    ];
    await forgetNights();
    const references = await Promise.all(
      [agreed, open].map(async (id) => (await paymentOf(id)).reference),
    );
    const asked = [];
    for (let night = 1; night <= 16; night++) {
      const all = await askedDuring(() => foundAfter(1, agreed));
      asked.push(references.map((one) => (all.includes(one) ? 'asked' : '-')).join(' '));
    }
    const quiet = '- asked';
    expect(asked).toEqual([
      'asked asked',
      ...Array.from({ length: 6 }, () => quiet),
      'asked asked',
      ...Array.from({ length: 8 }, () => quiet),
    ]);
  });

  it('asks at once about what has changed here since both books agreed on it', async () => {
    const id = await aPaymentDecided('077000002', { to: 'failed' });
    const { reference } = await paymentOf(id);
    await forgetNights();
    const isAsked = async () => (await askedDuring(() => foundAfter(1, id))).includes(reference);
    expect([await isAsked(), await isAsked()]).toEqual([true, false]);
    // As it would be had it been recorded as settled late since.
    const { paymentAgreement } = provided(Db);
    const where = { paymentId: id };
    expect(await paymentAgreement.findUnique({ where })).toMatchObject({
      facts: 'failed',
      times: 1,
    });
    await paymentAgreement.update({ where, data: { facts: 'succeeded 35000 0', times: 2 } });
    expect([await isAsked(), await isAsked()]).toEqual([true, false]);
    expect(await paymentAgreement.findUnique({ where })).toMatchObject({
      facts: 'failed',
      times: 1,
    });
  });

  it('asks about so many payments at once as the setting says', async () => {
    const { RECONCILE_AT_ONCE } = env;
    onTestFinished(() => void Object.assign(env, { RECONCILE_AT_ONCE }));
    for (let made = 0; made < 4; made++) await aPaymentDecided('077000002', { to: 'succeeded' });
    for (const atOnce of [1, 3]) {
      env.RECONCILE_AT_ONCE = atOnce;
      await nextNight();
      let [underWay, most] = [0, 0];
      const ask = Gateway.prototype.status;
      const status = vi.spyOn(provided(Gateway), 'status').mockImplementation(async (order) => {
        most = Math.max(most, ++underWay);
        const reply = await ask.call(provided(Gateway), order);
        underWay -= 1;
        return reply;
      });
      await reconcile().execute();
      status.mockRestore();
      expect(most).toBe(atOnce);
    }
  });

  it('is made once a day by concurrent workers, and mailed to staff and admins', async () => {
    await aPaymentDecided('077000002', { to: 'succeeded' });
    const [staff, admin] = [await aStaffMember(), await aStaffMember('admin')];
    const [ops, member] = [await aStaffMember('ops'), await aMember()];
    const day = await nextNight();
    await Promise.all([reconcile().execute(), reconcile().execute()]);
    await reconcile().execute();
    for (const { email, name } of [staff, admin]) {
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.subject).toMatch(`Rapprochement du ${inFrench(day)} : `);
      expect(mails[0]?.text).toContain(`Bonjour ${name}`);
      expect(mails[0]?.text).toMatch(/\/admin\/reconciliation-reports\/[-\w]+\/show/);
    }
    for (const { email } of [ops, member]) expect(await mailsTo(email)).toEqual([]);
  });

  it('mails staff when the gateway hardly answered', async () => {
    await aPaymentDecided('077000001', { to: 'succeeded' });
    const staff = await aStaffMember();
    await nextNight();
    const { GATEWAY_STATUS_URL } = env;
    env.GATEWAY_STATUS_URL = 'http://127.0.0.1:9/status';
    try {
      await reconcile().execute();
    } finally {
      env.GATEWAY_STATUS_URL = GATEWAY_STATUS_URL;
    }
    const [mail] = await mailsTo(staff.email);
    expect(mail?.text).toMatch(/L'opérateur n'a répondu que pour 0 paiements sur \d+/);
  });

  it('is made by the schedule when the job of the night was lost', async () => {
    const made = (day: string) =>
      provided(Db).reconciliationReport.count({ where: { day: new Date(day) } });
    const early = await nextNight(3.5 * hour);
    await reconcile().executeIfMissed();
    expect(await made(early)).toBe(0);
    const late = await nextNight(4 * hour);
    await reconcile().executeIfMissed();
    expect(await made(late)).toBe(1);
  });

  it('is in the metrics', async () => {
    await aPaymentDecided('077000013', { to: 'review' });
    const { differences } = await report();
    const { body } = await api<string>('/metrics');
    expect(body).toContain(`reconciliation_differences ${differences.length}\n`);
    expect(body).toMatch(/reconciliation_report_timestamp_seconds \d{10}/);
    expect(body).toMatch(/payments_open\{purpose="rental",operator="airtel",status="review"\} \d+/);
    expect(body).toMatch(/payments_overdue \d+/);
  });
});
