import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { provider, suspense, unclaimed, wallet } from '../src/kernel/posting.js';
import { invariants } from '../src/modules/reconciliation/invariants.js';
import { WatchFloats } from '../src/modules/treasury/floats/watch-floats.js';
import type { TreasuryPostingView, TreasuryView } from '../src/modules/treasury/treasury.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import type { Page } from '../src/platform/http/paging.js';
import type { Problem } from '../src/platform/http/problem.schema.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { post } from './support/ledger.js';
import { mailsTo } from './support/mails.js';
import { aReceivingNumber, sendRefund, topUp, withdraw, work } from './support/payments.js';
import { walletOf } from './support/rentals.js';
import { approve, book, floatOf, type Operator, proposePosting } from './support/treasury.js';

useApi();

const db = () => provided(Db);

const overview = async (as?: Person) =>
  (
    await api<TreasuryView>('/api/admin/treasury/overview', {
      as: as ?? (await aStaffMember('admin')),
    })
  ).body;

const at = (view: TreasuryView, operator: Operator) => {
  const found = view.operators.find((one) => one.operator === operator);
  if (!found) throw new Error(`There is no ${operator}`);
  return found;
};

const twoAdmins = () => Promise.all([aStaffMember('admin'), aStaffMember('admin')]);

/** The rows that break any invariant and name one of these. */
async function violationsOf(...ids: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, sql } of invariants(provided(Clock).now())) {
    if (name.includes('guard')) continue;
    const rows = JSON.stringify(await provided(Sql).rows(sql));
    if (ids.some((id) => rows.includes(id))) found.push(name);
  }
  return found;
}

/** Leaves so much for payouts at an operator. */
async function setFloat(operator: Operator, amount: number): Promise<void> {
  const there = await floatOf(operator);
  if (there < amount) await book({ kind: 'pay_in', operator, amount: amount - there });
  // As a fee: what Loka itself has there may be less.
  if (there > amount) await book({ kind: 'fee_charged', operator, amount: there - amount });
}

/** A verified member with money of no operator's, and a number at Airtel that receives. */
async function aMemberOwning(amount: number) {
  const member = await aMember({ verified: true });
  await post({ type: 'correction' }, [{ from: suspense, to: wallet(member.id), amount }]);
  return { member, numberId: await aReceivingNumber(member) };
}

/** What came late for a member whose account was deleted, as `settle-late` posts it. */
async function unclaimedMoney(amount: number): Promise<string> {
  const { id: userId } = await aMember();
  const now = provided(Clock).now();
  const { id } = await db().payment.create({
    data: {
      ...{ id: randomUUID(), userId, purpose: 'top_up', amount, operator: 'airtel' },
      reference: `LK${randomUUID().replaceAll('-', '').slice(0, 13).toUpperCase()}`,
      ...{ operationAccount: 'ACC_AIRTEL', phoneNumber: '077000001', status: 'failed' },
      ...{ failureReason: 'other', createdAt: now, decidedAt: now, expiresAt: now },
      events: { create: { from: 'created', to: 'submitting', at: now } },
    },
  });
  await post({ key: `payment:${id}:late`, type: 'payment_settled_late' }, [
    { from: provider('airtel', id), to: unclaimed, amount },
  ]);
  return id;
}

describe('a transfer between operators', () => {
  it('moves what the books say each of them holds, and nothing else', async () => {
    await setFloat('airtel', 50_000);
    const before = await overview();
    const id = await book({
      kind: 'transfer',
      operator: 'airtel',
      toOperator: 'moov',
      amount: 20_000,
    });
    const after = await overview();
    expect(at(after, 'airtel').held).toBe(at(before, 'airtel').held - 20_000);
    expect(at(after, 'moov').held).toBe(at(before, 'moov').held + 20_000);
    expect(after.own).toBe(before.own);
    expect(await violationsOf(id)).toEqual([]);
  });

  it('of more than is held is refused', async () => {
    await setFloat('airtel', 1_000);
    const amount = at(await overview(), 'airtel').held + 1;
    const line = { kind: 'transfer', operator: 'airtel', toOperator: 'moov', amount };
    expectRefusal(await proposePosting(await aStaffMember('admin'), line), 'treasury-not-held');
  });

  it('to where it comes from is refused', async () => {
    const line = { kind: 'transfer', operator: 'moov', toOperator: 'moov', amount: 1 };
    const errors = expectRefusal(
      await proposePosting(await aStaffMember('admin'), line),
      'invalid-request',
    );
    expect(errors.map(({ path }) => path)).toEqual(['toOperator']);
  });
});

describe("Loka's own money", () => {
  it('is what was paid in less what was taken out', async () => {
    const before = await overview();
    const ids = [await book({ kind: 'pay_in', operator: 'moov', amount: 30_000 })];
    ids.push(await book({ kind: 'take_out', operator: 'moov', amount: 12_000 }));
    const after = await overview();
    expect(after.own).toBe(before.own + 18_000);
    expect(at(after, 'moov').held).toBe(at(before, 'moov').held + 18_000);
    expect(await violationsOf(...ids)).toEqual([]);
  });

  it('is all that Loka takes out, whatever an operator holds', async () => {
    const { own } = await overview();
    // From a member: nothing of it is Loka's.
    const { id } = await aMember();
    await post({ type: 'wallet_topped_up' }, [
      { from: provider('moov', '0'), to: wallet(id), amount: own + 1 },
    ]);
    const line = { kind: 'take_out', operator: 'moov', amount: own + 1 };
    const answer = await proposePosting(await aStaffMember('admin'), line);
    expectRefusal(answer, 'treasury-more-than-own');
  });
});

describe('fees of an operator', () => {
  it('that belong to no payment are booked, and come back from the operator or from Loka', async () => {
    await setFloat('moov', 10_000);
    const before = at(await overview(), 'moov');
    const ids = [await book({ kind: 'fee_charged', operator: 'moov', amount: 700 })];
    expect(at(await overview(), 'moov')).toMatchObject({
      ...{ held: before.held - 700, fees: before.fees + 700 },
    });
    ids.push(await book({ kind: 'fee_refunded', operator: 'moov', amount: 200 }));
    ids.push(await book({ kind: 'fee_refilled', operator: 'moov', amount: 500 }));
    expect(at(await overview(), 'moov')).toMatchObject({ held: before.held, fees: before.fees });
    expect(await violationsOf(...ids)).toEqual([]);
  });

  it.each(['fee_refunded', 'fee_refilled'])(
    'come back by %s no more than were taken',
    async (kind) => {
      const { fees } = at(await overview(), 'moov');
      const line = { kind, operator: 'moov', amount: fees + 1 };
      const answer = await proposePosting(await aStaffMember('admin'), line);
      expectRefusal(answer, 'treasury-more-than-fees');
    },
  );
});

describe('unclaimed money', () => {
  it('is listed until it went back to the number that paid, whole and once', async () => {
    const paymentId = await unclaimedMoney(4_000);
    const [proposer, approver] = await twoAdmins();
    const before = await overview();
    expect(before.unclaimed.find((one) => one.paymentId === paymentId)).toMatchObject({
      ...{ operator: 'airtel', amount: 4_000 },
      phoneNumberFormatted: expect.stringContaining('077'),
    });
    const line = { kind: 'unclaimed_sent_back', paymentId };
    const { body } = await proposePosting(proposer, line);
    expect((await approve(approver, body.approvalId)).status).toBe(200);
    const after = await overview();
    expect(at(after, 'airtel').held).toBe(at(before, 'airtel').held - 4_000);
    expect(at(after, 'airtel').unclaimed).toBe(at(before, 'airtel').unclaimed - 4_000);
    expect(after.unclaimed.map((one) => one.paymentId)).not.toContain(paymentId);
    const { body: posting } = await api<TreasuryPostingView>(
      `/api/admin/treasury/${body.approvalId}`,
      { as: approver },
    );
    expect(posting).toMatchObject({ kind: 'unclaimed_sent_back', amount: 4_000, paymentId });
    expectRefusal(await proposePosting(proposer, line), 'treasury-already-posted');
  });

  it('that never came is refused', async () => {
    const line = { kind: 'unclaimed_sent_back', paymentId: randomUUID() };
    const answer = await proposePosting(await aStaffMember('admin'), line);
    expectRefusal(answer, 'treasury-not-unclaimed');
  });
});

describe('a line of a statement', () => {
  it('moves nothing until another admin approves it, however small', async () => {
    const [proposer, approver] = await twoAdmins();
    const before = await overview();
    const line = { kind: 'pay_in', operator: 'airtel', amount: 1 };
    const { status, body } = await proposePosting(proposer, line);
    expect(status).toBe(202);
    expect((await overview()).own).toBe(before.own);
    expectRefusal(await approve(proposer, body.approvalId), 'own-approval');
    expect((await overview()).own).toBe(before.own);
    expect((await approve(approver, body.approvalId)).status).toBe(200);
    expect((await overview()).own).toBe(before.own + 1);
  });

  it('is one however often it is proposed under its key, and approved', async () => {
    const [proposer, approver] = await twoAdmins();
    const { own } = await overview();
    const line = { kind: 'pay_in', operator: 'airtel', amount: 7, reference: `T-${randomUUID()}` };
    const headers = { 'idempotency-key': randomUUID() };
    const answers = [
      await proposePosting(proposer, line, headers),
      await proposePosting(proposer, line, headers),
    ];
    const [first, second] = answers.map(({ body }) => body.approvalId);
    expect(second).toBe(first);
    await Promise.all([approve(approver, first ?? ''), approve(approver, first ?? '')]);
    expect((await overview()).own).toBe(own + 7);
  });

  it('is not booked a second time under the same reference', async () => {
    const [proposer, approver] = await twoAdmins();
    const reference = `Relevé ${randomUUID()}`;
    const line = { kind: 'pay_in', operator: 'airtel', amount: 9, reference };
    const [one, other] = [
      await proposePosting(proposer, line),
      await proposePosting(proposer, { ...line, reference: reference.toUpperCase() }),
    ];
    expect((await approve(approver, one.body.approvalId)).status).toBe(200);
    expectRefusal(await approve(approver, other.body.approvalId), 'treasury-already-posted');
    expectRefusal(await proposePosting(proposer, line), 'treasury-already-posted');
  });

  it('needs the reference of the statement and a reason', async () => {
    const admin = await aStaffMember('admin');
    const line = { kind: 'pay_in', operator: 'airtel', amount: 5 };
    const errors = expectRefusal(
      await proposePosting(admin, { ...line, reference: ' ', reason: ' ' }),
      'invalid-request',
    );
    expect(errors.map(({ path }) => path).sort()).toEqual(['reason', 'reference']);
  });

  it('is in the list and in its file, with its reference and both admins', async () => {
    const reference = `Ligne ${randomUUID()}`;
    const id = await book({ kind: 'pay_in', operator: 'moov', amount: 11, reference });
    const as = await aStaffMember('admin');
    const { body } = await api<Page<TreasuryPostingView>['rows']>(
      '/api/admin/treasury?operator=moov&kind=pay_in',
      { as },
    );
    expect(body.find((one) => one.id === id)).toMatchObject({ reference, amount: 11 });
    const file = await api<string>('/api/admin/treasury/export.csv?operator=moov', { as });
    expect(file.body).toContain(reference);
    expectRefusal(
      await api(`/api/admin/treasury/${randomUUID()}`, { as }),
      'treasury-posting-not-found',
    );
  });

  it('is refused by the database when no two admins agreed on it', async () => {
    const [one, other] = await twoAdmins();
    const posting = db().treasuryPosting.create({
      data: {
        ...{ id: randomUUID(), kind: 'pay_in', operator: 'airtel', amount: 5 },
        ...{ reference: randomUUID(), reason: 'Seul', postedAt: new Date() },
        ...{ proposedById: one.id, approvedById: other.id },
      },
    });
    await expect(posting).rejects.toThrow(/treasury_postings_posted/);
  });

  it('stays as it is: the database changes and removes none', async () => {
    const id = await book({ kind: 'pay_in', operator: 'airtel', amount: 3 });
    const sql = provided(Sql);
    const changed = sql.$executeRaw`update treasury_postings set amount = 4 where id = ${id}::uuid`;
    await expect(changed).rejects.toThrow(/append-only/);
    const removed = sql.$executeRaw`delete from treasury_postings where id = ${id}::uuid`;
    await expect(removed).rejects.toThrow(/append-only/);
  });
});

describe('a withdrawal that the account of its operator cannot pay', () => {
  it('is refused, and the wallet keeps its money', async () => {
    const { member, numberId } = await aMemberOwning(50_000);
    await setFloat('airtel', 19_999);
    await setFloat('moov', 0);
    const errors = expectRefusal(await withdraw(member, 20_000, numberId), 'operator-float-short');
    expect(errors[0]).toMatchObject({ path: 'amount' });
    expect(errors[0]?.message).toContain('Airtel Money ne peut pas payer ce montant');
    expect(errors[0]?.message).toContain('19');
    expect((await walletOf(member)).balance).toBe(50_000);
    expect(await db().payment.count({ where: { userId: member.id } })).toBe(0);
    expect((await withdraw(member, 19_999, numberId)).status).toBe(202);
    expect(await floatOf('airtel')).toBe(0);
  });

  it('goes to a number of another operator that can', async () => {
    const { member, numberId } = await aMemberOwning(5_000);
    await setFloat('airtel', 0);
    await setFloat('moov', 5_000);
    const confirmedAt = new Date(provided(Clock).now().getTime() - 25 * 3_600_000);
    const times = { createdAt: confirmedAt, confirmedAt };
    const moov = await db().payoutMethod.create({
      data: { userId: member.id, operator: 'moov', phoneNumber: '066000001', ...times },
    });
    const refused = await withdraw(member, 5_000, numberId);
    const [error] = expectRefusal(refused, 'operator-float-short');
    expect(error?.message).toContain('Choisissez votre numéro Moov Money');
    expect((refused.body as unknown as Problem).state).toEqual({ payableBy: 'moov' });
    expect((await withdraw(member, 5_000, moov.id)).status).toBe(202);
  });

  it('is refused for want of balance first', async () => {
    const { member, numberId } = await aMemberOwning(1_000);
    await setFloat('airtel', 0);
    expectRefusal(await withdraw(member, 2_000, numberId), 'insufficient-balance');
  });

  it('is not let through by another one at the same moment', async () => {
    const owners = await Promise.all(Array.from({ length: 6 }, () => aMemberOwning(10_000)));
    await setFloat('airtel', 25_000);
    const answers = await Promise.all(
      owners.map(({ member, numberId }) => withdraw(member, 10_000, numberId)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 409, 409, 409, 409]);
    expect(await floatOf('airtel')).toBe(5_000);
  });

  it('is refused by the database, whoever writes it', async () => {
    const { id: userId } = await aMember();
    await setFloat('airtel', 100);
    const now = provided(Clock).now();
    const payment = db().payment.create({
      data: {
        ...{ id: randomUUID(), userId, purpose: 'withdrawal', amount: 500, operator: 'airtel' },
        reference: `LK${randomUUID().replaceAll('-', '').slice(0, 13).toUpperCase()}`,
        ...{
          operationAccount: 'ACC_AIRTEL',
          phoneNumber: '077000001',
          createdAt: now,
          expiresAt: now,
        },
      },
    });
    await expect(payment).rejects.toThrow(/payments_float/);
  });
});

describe('a refund to the number that paid', () => {
  it('that its operator cannot pay is refused alike, and paid once it can', async () => {
    const member = await aMember({ verified: true });
    const { body } = await topUp(member, 8_000);
    expect(await work(body.paymentId)).toBe('succeeded');
    await setFloat('airtel', 7_000);
    expectRefusal(await sendRefund(member, 8_000), 'operator-float-short');
    expect((await walletOf(member)).balance).toBe(8_000);
    await setFloat('airtel', 8_000);
    expect((await sendRefund(member, 8_000)).status).toBe(202);
  });
});

describe('the float of an operator', () => {
  it('that is too low alarms admins once, and says when it is not any more', async () => {
    const admin = await aStaffMember('admin');
    await aMemberOwning(30_000);
    const { withdrawable } = at(await overview(), 'airtel');
    expect(withdrawable).toBeGreaterThanOrEqual(30_000);
    await setFloat('airtel', withdrawable + env.FLOAT_MARGIN_XAF);
    await provided(WatchFloats).execute();
    const subjects = async () =>
      (await mailsTo(admin.email))
        .map(({ subject }) => subject.replaceAll(/\s/g, ' '))
        .filter((subject) => subject.startsWith('Airtel Money'));
    const counted = async () => {
      const all = await subjects();
      return ['trop basse', 'suffit de nouveau'].map(
        (end) => all.filter((subject) => subject.endsWith(end)).length,
      );
    };
    const [short = 0, restored = 0] = await counted();
    await setFloat('airtel', withdrawable + env.FLOAT_MARGIN_XAF - 1);
    expect(at(await overview(), 'airtel').isShort).toBe(true);
    await provided(WatchFloats).execute();
    await provided(WatchFloats).execute();
    expect(await counted()).toEqual([short + 1, restored]);
    await setFloat('airtel', withdrawable + env.FLOAT_MARGIN_XAF);
    await provided(WatchFloats).execute();
    expect(await counted()).toEqual([short + 1, restored + 1]);
    const alarms = await db().floatAlarm.findMany({ where: { operator: 'airtel' } });
    expect(await violationsOf(...alarms.map(({ id }) => id))).toEqual([]);
  });
});
