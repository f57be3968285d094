import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { addDays } from '../src/kernel/day.js';
import type { AuditEntryView } from '../src/modules/backoffice/audit-log.schema.js';
import type { IncidentView } from '../src/modules/incidents/incidents.schema.js';
import { RemindOpen } from '../src/modules/incidents/remind-open.js';
import { OverdueWork } from '../src/modules/ops/state/overdue-work.js';
import { WatchOperators } from '../src/modules/payments/operators/watch-operators.js';
import type { OperatorView } from '../src/modules/payments/payments.schema.js';
import { ApplyOutcome, type LearntOutcome } from '../src/modules/payments/settle/apply-outcome.js';
import { invariants } from '../src/modules/reconciliation/invariants.js';
import type { ChangeView } from '../src/modules/rentals/changes/changes.schema.js';
import { ExpireChanges } from '../src/modules/rentals/changes/expire-changes.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { aMemberWith, aReceivingNumber, sendRefund, topUp, withdraw } from './support/payments.js';
import { forgetCounters } from './support/rate-limits.js';
import { anAskedChange, answerChange, payExtension } from './support/rental-changes.js';
import { aRequest, inDays, seenBy, updateStatus } from './support/rentals.js';

useApi();
beforeEach(forgetCounters);

/** Incidents concern everybody, and tests of others share the database: none is left, whatever the guards say. */
afterEach(async () => {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(`begin;
    set local session_replication_role = replica;
    delete from operator_incidents;
    delete from audit_log where subject = 'incident';
    delete from domain_events where subject = 'incident';
    commit`);
  await client.end();
});

const db = () => provided(Db);
const now = () => provided(Clock).now();
const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3_600;

const declare = (as: Person, more: object = {}) =>
  api<IncidentView>('/api/admin/incidents', {
    as,
    body: { operator: 'airtel', reason: 'Airtel ne répond plus', ...more },
  });
const close = (
  as: Person,
  id: string,
  how: 'end' | 'dismiss',
  reason = 'Airtel répond de nouveau',
) => api<IncidentView>(`/api/admin/incidents/${id}/${how}`, { as, body: { reason } });
const live = async (as: Person) =>
  (await api<IncidentView[]>('/api/admin/incidents?live=true', { as })).body;
const airtel = async () =>
  (await api<OperatorView[]>('/api/payment/operators')).body.find(({ code }) => code === 'airtel');

async function anIncident(more: object = {}): Promise<{ staff: Person; id: string }> {
  const staff = await aStaffMember();
  const { status, body } = await declare(staff, more);
  expect(status).toBe(200);
  return { staff, id: body.id };
}

/** What the audit says about incidents. */
async function findings(): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, sql } of invariants(now())) {
    if (!/incident|blocked/.test(name)) continue;
    const rows = await provided(Sql).rows<object>(sql);
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows)}`);
  }
  return broken;
}

/** How many extensions and shortenings the schedule should have closed by now. */
async function overdueChanges(): Promise<number> {
  const all = await provided(OverdueWork).list();
  return all.find(({ work }) => work === 'rental-changes')?.overdue ?? 0;
}

const subjectsTo = async ({ email }: Person) =>
  (await mailsTo(email)).map(({ subject }) => subject).filter((subject) => /Airtel/.test(subject));

/** An extension of two days, accepted, of a rental that begins in ten days. */
async function anAcceptedExtension() {
  const rental = await aRequest();
  await updateStatus(rental.owner, rental.id, 'acceptée');
  const change = await anAskedChange(rental.renter, rental.id, 'extension', addDays(inDays(13), 2));
  expect((await answerChange(rental.owner, rental.id, change, 'accept')).status).toBe(200);
  const seen = async () => (await seenBy(rental.renter, rental.id)).change as ChangeView | null;
  return { ...rental, change, seen };
}

/** A top-up by Airtel Money that was sent, and what became of it. */
async function aSentTopUp(payer: Person, outcome?: LearntOutcome): Promise<string> {
  const { status, body } = await topUp(payer, 1_000);
  expect(status).toBe(202);
  await db().payment.update({
    where: { id: body.paymentId },
    data: {
      status: 'submitting',
      events: { create: { from: 'created', to: 'submitting', at: now() } },
    },
  });
  if (outcome) await provided(ApplyOutcome).execute(body.paymentId, outcome);
  return body.paymentId;
}

const unavailable = {
  to: 'failed',
  failureReason: 'operator_unavailable',
  detail: '5001',
} as const satisfies LearntOutcome;

/** Failed top-ups, of a member each. */
async function failedTopUps(count: number, outcome: LearntOutcome = unavailable): Promise<void> {
  for (let member = 0; member < count; member++)
    await aSentTopUp(await aMember({ verified: true }), outcome);
}

describe('an incident of an operator', () => {
  it('is declared by staff, said to everybody, and ended, with who and why on record', async () => {
    expect((await airtel())?.incident).toBeNull();
    const { staff, id } = await anIncident();
    expect((await airtel())?.incident).toEqual({
      since: expect.any(String),
      blocksPayments: false,
    });
    expect(await live(staff)).toMatchObject([
      { id, operatorLabel: 'Airtel Money', status: 'open', declaredBy: { id: staff.id } },
    ]);
    const other = await aStaffMember('admin');
    const { body } = await close(other, id, 'end');
    expect(body).toMatchObject({
      status: 'ended',
      closedBy: { id: other.id },
      closingReason: 'Airtel répond de nouveau',
    });
    expect((await airtel())?.incident).toBeNull();
    expect(await live(staff)).toEqual([]);
    const { body: log } = await api<AuditEntryView[]>(`/api/admin/audit-log?subjectId=${id}`, {
      as: other,
    });
    expect(log.map(({ action, actorId, detail }) => [action, actorId, detail.reason])).toEqual([
      ['end-incident', other.id, 'Airtel répond de nouveau'],
      ['declare-incident', staff.id, 'Airtel ne répond plus'],
    ]);
    expect(await findings()).toEqual([]);
  });

  it('is one at a time of each operator, and ended once', async () => {
    const { staff, id } = await anIncident();
    expectRefusal(await declare(staff), 'incident-open');
    expect((await declare(staff, { operator: 'moov' })).status).toBe(200);
    expectRefusal(await close(staff, id, 'dismiss'), 'incident-closed');
    expect((await close(staff, id, 'end')).status).toBe(200);
    expect((await close(staff, id, 'end')).status).toBe(200);
    expectRefusal(await close(await aStaffMember(), id, 'end'), 'incident-closed');
    expectRefusal(await close(staff, randomUUID(), 'end'), 'incident-not-found');
  });

  it('of two that are declared at once is one', async () => {
    const staff = [await aStaffMember(), await aStaffMember()];
    const answers = await Promise.all(staff.map((as) => declare(as)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('may have begun in the day before, and not later than now', async () => {
    const staff = await aStaffMember();
    const at = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString();
    expectRefusal(await declare(staff, { startedAt: at(60) }), 'incident-start');
    expectRefusal(await declare(staff, { startedAt: at(-hours(25)) }), 'incident-start');
    const { body } = await declare(staff, { startedAt: at(-hours(2)) });
    expect(Date.parse(body.declaredAt ?? '') - Date.parse(body.startedAt)).toBeGreaterThan(
      hours(2) * 1000 - 1,
    );
  });

  it('is seen by ops users, who declare none; staff whose wallet is frozen do neither', async () => {
    const ops = await aStaffMember('ops');
    expect((await api('/api/admin/incidents', { as: ops })).status).toBe(200);
    expectRefusal(await declare(ops), 'forbidden');
    const staff = await aStaffMember();
    await db().user.update({ where: { id: staff.id }, data: { frozenAt: now() } });
    expectRefusal(await declare(staff), 'forbidden');
  });
});

describe('while an operator is down', () => {
  it('payments by it begin all the same, unless staff block them', async () => {
    const payer = await aMember({ verified: true });
    const { staff, id } = await anIncident();
    expect((await topUp(payer, 1_000)).status).toBe(202);
    await close(staff, id, 'end');
    await anIncident({ blocksPayments: true });
    expect((await airtel())?.incident?.blocksPayments).toBe(true);
    expectRefusal(await topUp(payer, 1_000), 'operator-incident');
    expect(await db().payment.count({ where: { userId: payer.id } })).toBe(1);
    const moov = { amount: 1_000, phoneNumber: '066000001', operationAccountCode: 'ACC_MOOV' };
    expect((await api('/api/wallet/top-ups', { as: payer, body: moov })).status).toBe(202);
  });

  it('payments by it are blocked later, once and on record, and until it ends', async () => {
    const { staff, id } = await anIncident();
    const member = await aMember({ verified: true });
    const block = (as: Person, reason = 'Tout échoue') =>
      api<IncidentView>(`/api/admin/incidents/${id}/block`, { as, body: { reason } });
    wait(minutes(2));
    expect((await topUp(member, 1_000)).status).toBe(202);
    wait(minutes(2));
    const colleague = await aStaffMember();
    expect((await block(colleague)).body).toMatchObject({
      ...{ blocksPayments: true, blockedBy: { id: colleague.id }, blockingReason: 'Tout échoue' },
      ...{ status: 'open', declaredBy: { id: staff.id } },
    });
    expect((await block(staff, 'Encore')).body.blockingReason).toBe('Tout échoue');
    expect(await airtel()).toMatchObject({ incident: { blocksPayments: true } });
    expectRefusal(await topUp(await aMember({ verified: true }), 1_000), 'operator-incident');
    const acts = await db().auditLog.findMany({
      where: { subjectId: id, action: 'block-payments' },
    });
    expect(acts).toMatchObject([{ actorId: colleague.id, detail: { reason: 'Tout échoue' } }]);
    // Other tests may have paid at this time of the clock.
    const { id: paymentId } = await db().payment.findFirstOrThrow({ where: { userId: member.id } });
    const ours = async () => (await findings()).filter((finding) => finding.includes(paymentId));
    expect(await ours()).toEqual([]);
    await close(staff, id, 'end');
    expectRefusal(await block(staff), 'incident-closed');
    expect(await ours()).toEqual([]);
    await expect(
      db().operatorIncident.update({ where: { id }, data: { blockingReason: 'Autre' } }),
    ).rejects.toThrow(/operator_incidents_closed_once/);
  });

  it('a call that is repeated after it was blocked answers as before', async () => {
    const payer = await aMember({ verified: true });
    const headers = { 'idempotency-key': randomUUID() };
    const before = await topUp(payer, 1_000, '077000001', headers);
    await anIncident({ blocksPayments: true });
    const again = await topUp(payer, 1_000, '077000001', headers);
    expect([again.status, again.body.paymentId]).toEqual([202, before.body.paymentId]);
  });

  it('no money leaves a wallet for it, and the wallet keeps it', async () => {
    const member = await aMemberWith(5_000);
    const number = await aReceivingNumber(member);
    await anIncident();
    expectRefusal(await withdraw(member, 2_000, number), 'payouts-suspended');
    expect((await sendRefund(member, 1_000)).status).toBeGreaterThanOrEqual(400);
    expect(await db().payment.count({ where: { userId: member.id } })).toBe(0);
  });

  it('rentals and extensions are paid by the wallet alone, also when it is blocked', async () => {
    const { renter, change } = await anAcceptedExtension();
    await anIncident({ blocksPayments: true });
    expectRefusal(await payExtension(renter, change, change.amount), 'operator-incident');
    await api('/api/users/update-wallet', {
      method: 'PUT',
      as: await aStaffMember('admin'),
      body: { userId: renter.id, amount: change.amount, reason: 'Pour les tests' },
    });
    const paid = await payExtension(renter, change, change.amount, change.amount);
    expect([paid.status, paid.body.status]).toEqual([202, 'succeeded']);
  });
});

describe('the time to pay for an extension', () => {
  it('stands still during an incident, and is longer by it afterwards', async () => {
    const { change, seen, renter } = await anAcceptedExtension();
    const dueBefore = Date.parse((await seen())?.due_at ?? '');
    await provided(ExpireChanges).execute();
    const overdueBefore = await overdueChanges();
    wait(minutes(30));
    const { staff, id } = await anIncident();
    expect(await seen()).toMatchObject({ status: 'accepted', is_paused: true });
    wait(hours(5));
    await provided(ExpireChanges).execute();
    expect((await seen())?.actions).toContain('pay');
    expect(await overdueChanges()).toBeLessThanOrEqual(overdueBefore);
    await close(staff, id, 'end');
    const after = await seen();
    expect(after).toMatchObject({ status: 'accepted', is_paused: false });
    const moved = Date.parse(after?.due_at ?? '') - dueBefore;
    expect(Math.round(moved / 60_000)).toBe(300);
    wait(minutes(85));
    await provided(ExpireChanges).execute();
    expect((await seen())?.actions).toContain('pay');
    wait(minutes(10));
    expect((await seen())?.actions).toEqual([]);
    expectRefusal(await payExtension(renter, change, change.amount), 'extension-not-payable');
    await provided(ExpireChanges).execute();
    expect(await seen()).toBeNull();
  });

  it('is that of an answer only when it was accepted: requests still expire', async () => {
    const rental = await aRequest();
    await updateStatus(rental.owner, rental.id, 'acceptée');
    const days = addDays(inDays(13), 2);
    await anAskedChange(rental.renter, rental.id, 'extension', days);
    await anIncident();
    wait(hours(25));
    await provided(ExpireChanges).execute();
    expect((await seenBy(rental.renter, rental.id)).change).toBeNull();
  });
});

describe('whom an incident concerns', () => {
  it('is told once when it begins and once when it ends', async () => {
    const payer = await aMember({ verified: true });
    await aSentTopUp(payer);
    await aSentTopUp(payer);
    const paid = await aMember({ verified: true });
    await aSentTopUp(paid, { to: 'succeeded', detail: 'ok' });
    const moovPayer = await aMember({ verified: true });
    const { renter } = await anAcceptedExtension();
    const { staff, id } = await anIncident();
    expect(await subjectsTo(payer)).toEqual(['Airtel Money est en panne']);
    expect(await subjectsTo(renter)).toEqual(['Airtel Money est en panne']);
    expect((await mailsTo(renter.email))[0]?.text).toMatch(/délai pour payer .* est suspendu/);
    wait(minutes(40));
    await close(staff, id, 'end');
    const both = ['Airtel Money fonctionne de nouveau', 'Airtel Money est en panne'];
    expect(await subjectsTo(payer)).toEqual(both);
    expect(await subjectsTo(renter)).toEqual(both);
    expect((await mailsTo(renter.email))[0]?.text).toMatch(/Payez\s+la\s+prolongation/);
    expect([await subjectsTo(paid), await subjectsTo(moovPayer)]).toEqual([[], []]);
  });

  it('is told that it ended even if the payment was decided meanwhile', async () => {
    const payer = await aMember({ verified: true });
    const paymentId = await aSentTopUp(payer);
    const { staff, id } = await anIncident();
    wait(60);
    await provided(ApplyOutcome).execute(paymentId, unavailable);
    wait(60);
    await close(staff, id, 'end');
    expect(await subjectsTo(payer)).toContain('Airtel Money fonctionne de nouveau');
  });
});

describe('the failures of an operator', () => {
  /** Long after the payments of other tests. */
  beforeEach(() => {
    const elsewhere = 40 + Math.floor(Math.random() * 1_000_000) / 100;
    setNow(new Date(Date.now() + elsewhere * 24 * 3_600_000));
  });

  it('have staff asked when they jump; whoever declares it confirms what was proposed', async () => {
    const staff = await aStaffMember();
    await failedTopUps(5);
    await aSentTopUp(await aMember({ verified: true }), { to: 'succeeded', detail: 'ok' });
    wait(60);
    await provided(WatchOperators).execute();
    await provided(WatchOperators).execute();
    const [proposed, ...others] = await live(staff);
    expect(others).toEqual([]);
    expect(proposed).toMatchObject({
      operator: 'airtel',
      status: 'proposed',
      proposal: { attempts: 6, failures: 5, usualPercent: 5 },
    });
    expect(await subjectsTo(staff)).toEqual(['Airtel Money semble en panne']);
    expect((await airtel())?.incident).toBeNull();
    const { body } = await declare(staff);
    expect(body).toMatchObject({
      id: proposed?.id,
      status: 'open',
      startedAt: proposed?.startedAt,
      proposal: proposed?.proposal,
    });
    await provided(WatchOperators).execute();
    expect(await live(staff)).toHaveLength(1);
    expect(await findings()).toEqual([]);
  });

  it('that are the payers’ own propose nothing', async () => {
    await failedTopUps(3, { ...unavailable, failureReason: 'insufficient_funds' });
    await failedTopUps(3, { ...unavailable, failureReason: 'refused_by_payer' });
    await failedTopUps(4);
    wait(60);
    await provided(WatchOperators).execute();
    expect(await live(await aStaffMember())).toEqual([]);
  });

  it('that were never sent say nothing of the operator', async () => {
    for (let member = 0; member < 6; member++) {
      const { body } = await topUp(await aMember({ verified: true }), 1_000);
      await provided(ApplyOutcome).execute(body.paymentId, unavailable);
    }
    wait(60);
    await provided(WatchOperators).execute();
    expect(await live(await aStaffMember())).toEqual([]);
  });

  it('are not proposed again shortly after staff have dismissed them', async () => {
    const staff = await aStaffMember();
    await failedTopUps(5);
    wait(60);
    await provided(WatchOperators).execute();
    const [proposed] = await live(staff);
    const { body } = await close(staff, proposed?.id ?? '', 'dismiss', 'Une panne de nos tests');
    expect(body.status).toBe('dismissed');
    await provided(WatchOperators).execute();
    expect(await live(staff)).toEqual([]);
    expect(await findings()).toEqual([]);
    wait(hours(3));
    await failedTopUps(5);
    wait(60);
    await provided(WatchOperators).execute();
    expect(await live(staff)).toHaveLength(1);
  });
});

it('staff are reminded of an incident that stays open, every four hours', async () => {
  const { staff } = await anIncident();
  wait(hours(3.9));
  await provided(RemindOpen).execute();
  expect(await subjectsTo(staff)).toEqual([]);
  wait(hours(0.2));
  await provided(RemindOpen).execute();
  await provided(RemindOpen).execute();
  const reminder = 'Panne chez Airtel Money\u00a0: toujours ouverte';
  expect(await subjectsTo(staff)).toEqual([reminder]);
  wait(hours(4.1));
  await provided(RemindOpen).execute();
  expect(await subjectsTo(staff)).toEqual([reminder, reminder]);
});
