import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../src/kernel/day.js';
import { TellWaiting } from '../src/modules/dashboard/overdue/tell-waiting.js';
import type { TrendView } from '../src/modules/dashboard/trends/trends.schema.js';
import type { WaitingKind, WaitingView } from '../src/modules/dashboard/waiting/waiting.schema.js';
import type { StaffPaymentDetail } from '../src/modules/payments/payments.schema.js';
import { AdvanceCalendar } from '../src/modules/rentals/calendar/advance-calendar.js';
import type { RentalView } from '../src/modules/rentals/rentals.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, anItem, aStaffMember, aToken, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { payRental, topUp, work } from './support/payments.js';
import { anUpload } from './support/pictures.js';
import { aRequest, inDays, paymentRequest, updateStatus } from './support/rentals.js';
import { aScene } from './support/scene.js';
import { approve } from './support/treasury.js';

useApi();

const db = () => provided(Db);
const hour = 3_600;
const day = 24 * hour;

async function waitingFor(as: Person): Promise<WaitingView> {
  const { status, body } = await api<WaitingView>('/api/admin/waiting', { as });
  expect(status).toBe(200);
  return body;
}

const countOf = ({ kinds }: WaitingView, wanted: WaitingKind) =>
  kinds.find(({ kind }) => kind === wanted)?.count;

const act = (as: Person, id: string, action: string, body: object) =>
  api(`/api/rentals/${id}/${action}`, { as, body });

/** Three, of which the object is to come back today. */
async function rentalsOnTheirLastDay() {
  const rentals = [await aRequest(), await aRequest(), await aRequest()] as const;
  for (const { owner, id } of rentals) await updateStatus(owner, id, 'acceptée');
  setNow(new Date(`${inDays(13)}T09:00:00Z`));
  for (const { id } of rentals) await provided(AdvanceCalendar).advance(id);
  return rentals;
}

/** Of which half came: staff decide. */
async function aPaymentInReview() {
  const renter = await aMember();
  const { id: itemId } = await anItem();
  const request = await paymentRequest({ itemId, renter, phoneNumber: '077000013' });
  const { body } = await payRental(renter, request);
  expect(await work(body.paymentId)).toBe('review');
  return body.paymentId;
}

/** Sent so long ago that nothing waits for longer. */
async function anOldReport({ about, takenBy }: { about: Person; takenBy?: Person }) {
  const reporter = await aMember();
  const createdAt = new Date('2019-03-01T08:00:00Z');
  return db().report.create({
    data: {
      ...{ id: randomUUID(), kind: 'member', reason: 'scam', title: about.name },
      ...{ subjectId: about.id, memberId: about.id, reporterId: reporter.id, createdAt },
      ...(takenBy && { takenById: takenBy.id, takenAt: createdAt }),
    },
  });
}

describe('what waits for staff', () => {
  it('is counted by kind', async () => {
    const admin = await aStaffMember('admin');
    const before = await waitingFor(admin);
    await aScene();
    await aPaymentInReview();
    const after = await waitingFor(admin);
    const added = (kind: WaitingKind) => (countOf(after, kind) ?? 0) - (countOf(before, kind) ?? 0);
    expect(added('verification')).toBe(1);
    // Of a message, and of a member.
    expect(added('report')).toBe(2);
    expect(added('item-check')).toBe(1);
    expect(added('approval')).toBe(1);
    expect(added('payment')).toBe(1);
    expect(added('return')).toBe(0);
  });

  it('has returns that are contested, objects that are missing, and those that are late', async () => {
    // Long ago: nothing waits for longer, and what is listed has them all.
    setNow(new Date('2018-05-01T09:00:00Z'));
    const staff = await aStaffMember();
    const [disputed, missing, late] = await rentalsOnTheirLastDay();
    const before = await waitingFor(staff);
    const { id: photo } = await anUpload(disputed.owner, 'rental');
    const claim = { amount: 12_000, reason: 'Le mandrin est fendu', photos: [photo] };
    await act(disputed.owner, disputed.id, 'contest-return', claim);
    await act(disputed.renter, disputed.id, 'counter-claim', {
      amount: 0,
      reason: 'Rien n’est cassé',
    });
    await act(disputed.owner, disputed.id, 'refuse-offer', { reason: 'Voyez les photos' });
    const answer = await act(missing.owner, missing.id, 'report-missing', {
      reason: 'Trois appels sans réponse',
    });
    expect(answer.status).toBe(200);
    const after = await waitingFor(staff);
    const added = (kind: WaitingKind) => (countOf(after, kind) ?? 0) - (countOf(before, kind) ?? 0);
    expect([added('return'), added('missing'), added('late')]).toEqual([1, 1, 0]);
    wait(day);
    // Each stands once in what waits, whatever the kinds that count it.
    const waits = (await waitingFor(staff)).oldest.filter(({ id }) =>
      [missing.id, late.id].includes(id),
    );
    expect(waits.map(({ kind, id }) => [kind, id])).toEqual([
      ['missing', missing.id],
      ['late', late.id],
    ]);
    // The tile leads to this list: it has as many, also those that are missing.
    const { body: listed, headers } = await api<RentalView[]>(
      '/api/admin/rentals?late=true&perPage=100',
      { as: staff },
    );
    const ids = listed.map(({ id }) => id);
    expect([ids.includes(missing.id), ids.includes(late.id)]).toEqual([true, true]);
    expect(countOf(await waitingFor(staff), 'late')).toBe(Number(headers.get('x-total-count')));
    for (const { owner, id } of [disputed, missing, late])
      expect((await act(owner, id, 'confirm-return', {})).status).toBeLessThan(300);
  });

  it('comes with what has waited longest, whom it is about, who looks at it and whether that is oneself', async () => {
    const [staff, colleague] = [await aStaffMember(), await aStaffMember()];
    const member = await aMember({ name: 'Ornella Bouanga' });
    const taken = await anOldReport({ about: member, takenBy: colleague });
    const own = await anOldReport({ about: staff });
    const { oldest } = await waitingFor(staff);
    const instants = oldest.map(({ since }) => since);
    expect(instants).toEqual([...instants].sort());
    expect(oldest.find(({ id }) => id === taken.id)).toMatchObject({
      kind: 'report',
      title: 'Ornella Bouanga',
      since: '2019-03-01T08:00:00.000Z',
      takenBy: colleague.name,
      involved: false,
    });
    expect(oldest.find(({ id }) => id === own.id)).toMatchObject({ takenBy: null, involved: true });
    await db().report.updateMany({
      where: { id: { in: [taken.id, own.id] } },
      data: {
        takenById: colleague.id,
        takenAt: new Date(),
        closedAt: new Date(),
        outcome: 'nothing',
        closingWords: 'Rien de tel',
      },
    });
    expect((await waitingFor(staff)).oldest.map(({ id }) => id)).not.toContain(taken.id);
  });

  it('is money for admins alone, and an act of two for another one than proposed it', async () => {
    const { admin } = await aScene();
    const proposer = await aStaffMember('admin');
    const staff = await waitingFor(await aStaffMember());
    expect(staff.kinds.map(({ kind }) => kind)).not.toContain('payment');
    expect(staff.kinds.map(({ kind }) => kind)).not.toContain('approval');
    const before = countOf(await waitingFor(proposer), 'approval');
    const proposedAt = provided(Clock).now();
    const { id: memberId } = await aMember();
    await db().approval.create({
      data: {
        ...{ id: randomUUID(), kind: 'correction', amount: 70_000, request: { account: 'wallet' } },
        ...{ subject: 'user', subjectId: memberId, memberId },
        ...{ reason: 'Erreur', proposedById: proposer.id, proposedAt },
        expiresAt: new Date(proposedAt.getTime() + hour * 1000),
      },
    });
    expect(countOf(await waitingFor(proposer), 'approval')).toBe(before);
    expect(countOf(await waitingFor(admin), 'approval')).toBe((before ?? 0) + 1);
    wait(2 * hour);
    expect(countOf(await waitingFor(admin), 'approval')).toBeLessThanOrEqual(before ?? 0);
  });
});

describe('what has waited for more than a day', () => {
  const numberIn = (text: string, kind: string) =>
    Number(new RegExp(`^${kind} : (\\d+|un),`, 'm').exec(text)?.[1]?.replace('un', '1') ?? 0);

  it('is told once a day to those who decide it, for as long as it waits', async () => {
    const [staff, admin] = [await aStaffMember(), await aStaffMember('admin')];
    const morning = startOfDay(addDays(provided(Clock).today(), 40)).getTime() + 10 * hour * 1000;
    const waitUntil = (hours: number) => setNow(new Date(morning + hours * hour * 1000));
    waitUntil(0);
    const { submissionId } = await aScene();
    await aPaymentInReview();
    /** By two workers at once. */
    const told = async (reader: Person) => {
      const before = (await mailsTo(reader.email)).length;
      await Promise.all([provided(TellWaiting).execute(), provided(TellWaiting).execute()]);
      const mails = await mailsTo(reader.email);
      return mails.slice(0, mails.length - before).map(({ text }) => text);
    };
    waitUntil(23);
    const [early = ''] = await told(staff);
    waitUntil(47);
    const [mail = '', ...others] = await told(staff);
    expect(others).toEqual([]);
    expect(numberIn(mail, 'Identités à vérifier')).toBe(
      numberIn(early, 'Identités à vérifier') + 1,
    );
    // Money is for admins, who are told of the rest too.
    expect(mail).not.toContain('Paiements à décider');
    const ofAdmin = (await mailsTo(admin.email)).map(({ text }) => text);
    expect(ofAdmin).toContainEqual(expect.stringContaining('Paiements à décider'));
    expect(ofAdmin).toContainEqual(expect.stringContaining('Identités à vérifier'));
    waitUntil(50);
    expect(await told(staff)).toEqual([]);
    waitUntil(71);
    expect(await told(staff)).toHaveLength(1);
    await api(`/api/admin/verifications/${submissionId}/approve`, { method: 'POST', as: staff });
    waitUntil(95);
    const [later = ''] = await told(staff);
    expect(numberIn(later, 'Identités à vérifier')).toBe(numberIn(early, 'Identités à vérifier'));
  });
});

async function gaugeOf(name: string): Promise<number> {
  const { body } = await api<string>('/metrics');
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]);
}

describe('the metrics', () => {
  it('have the identities and the disputes that wait for staff', async () => {
    const [disputes, identities] = [
      await gaugeOf('disputes_open'),
      await gaugeOf('identities_open'),
    ];
    const [missing] = await rentalsOnTheirLastDay();
    await act(missing.owner, missing.id, 'report-missing', { reason: 'Aucune nouvelle' });
    await aScene();
    wait(2 * hour);
    expect(await gaugeOf('disputes_open')).toBe(disputes + 1);
    expect(await gaugeOf('identities_open')).toBe(identities + 1);
    expect(await gaugeOf('identities_oldest_seconds')).toBeGreaterThanOrEqual(2 * hour);
  });
});

async function trends(as: Person, by = 'day'): Promise<TrendView[]> {
  const { status, body } = await api<TrendView[]>(`/api/admin/trends?by=${by}`, { as });
  expect(status).toBe(200);
  return body;
}

const last = (periods: TrendView[]) => periods.at(-1) as TrendView;

const paidBy = ({ payments }: TrendView, wanted: string, result: string) =>
  payments.find(({ operator, outcome }) => operator === wanted && outcome === result) ?? {
    count: 0,
    amount: 0,
  };

describe('how the last weeks went', () => {
  it('is told for eight weeks, or for each of their days', async () => {
    const staff = await aStaffMember();
    setNow('2031-11-26T10:00:00Z');
    const weeks = await trends(staff, 'week');
    expect(weeks).toHaveLength(8);
    expect(last(weeks)).toMatchObject({ from: '2031-11-24', to: '2031-11-30' });
    const days = await trends(staff);
    expect(days).toHaveLength(52);
    expect(last(days)).toMatchObject({ from: '2031-11-26', to: '2031-11-26' });
    expect((await api('/api/admin/trends?by=month', { as: staff })).status).toBe(400);
  });

  it('counts sign-ups, requests, those that were accepted, and what was paid by whom', async () => {
    const staff = await aStaffMember();
    const before = last(await trends(staff));
    const [accepted, refused] = [await aRequest(), await aRequest()];
    await aRequest();
    await updateStatus(accepted.owner, accepted.id, 'acceptée');
    await updateStatus(refused.owner, refused.id, 'refusée');
    const after = last(await trends(staff));
    // Three renters and three owners.
    expect(after.signUps - before.signUps).toBe(6);
    expect(after.requests - before.requests).toBe(3);
    expect(after.decided - before.decided).toBe(2);
    expect(after.accepted - before.accepted).toBe(1);
    const [paid, paidBefore] = [after, before].map((one) => paidBy(one, 'airtel', 'succeeded'));
    expect((paid?.count ?? 0) - (paidBefore?.count ?? 0)).toBe(3);
    expect((paid?.amount ?? 0) - (paidBefore?.amount ?? 0)).toBe(3 * 35_000);
    expect(after.steps.started - before.steps.started).toBe(3);
    expect(after.steps.paid - before.steps.paid).toBe(3);
  });

  it('has the money that is held at the end of each day, by what it is held for', async () => {
    const staff = await aStaffMember();
    const now = provided(Clock).now().getTime();
    const member = await aMember({ verified: true });
    const before = await trends(staff);
    setNow(new Date(now - day * 1000));
    const { body } = await topUp(member, 5_000);
    expect(await work(body.paymentId)).toBe('succeeded');
    setNow(new Date(now));
    const { owner, renter, id } = await aRequest();
    const after = await trends(staff);
    const added = (index: number, part: keyof TrendView['held']) =>
      (after.at(index)?.held[part] ?? 0) - (before.at(index)?.held[part] ?? 0);
    expect([added(-3, 'wallets'), added(-2, 'wallets'), added(-1, 'wallets')]).toEqual([
      0, 5_000, 5_000,
    ]);
    expect([added(-2, 'rentals'), added(-1, 'rentals')]).toEqual([0, 35_000]);
    await updateStatus(owner, id, 'refusée');
    const later = last(await trends(staff));
    const start = before.at(-1) as TrendView;
    expect(later.held.rentals - start.held.rentals).toBe(0);
    expect(later.held.wallets - start.held.wallets).toBe(40_000);
    expect(renter.id).toBeDefined();
  });

  it('has how long identities waited to be decided', async () => {
    const staff = await aStaffMember();
    wait(200 * day);
    const { submissionId } = await aScene();
    wait(5 * hour);
    const { status } = await api(`/api/admin/verifications/${submissionId}/approve`, {
      method: 'POST',
      as: staff,
    });
    expect(status).toBe(200);
    expect(last(await trends(staff)).verifications).toEqual({
      decided: 1,
      medianHours: 5,
      slowestHours: 5,
    });
  });

  it('has how long reports, payments in review and disputes waited to be decided', async () => {
    const [staff, admin] = [await aStaffMember(), await aStaffMember('admin')];
    const [disputed] = await rentalsOnTheirLastDay();
    await act(disputed.owner, disputed.id, 'report-missing', { reason: 'Aucune nouvelle' });
    const payment = await aPaymentInReview();
    const { body: report } = await api<{ id: string }>('/api/reports', {
      as: disputed.renter,
      body: { kind: 'member', subjectId: disputed.owner.id, reason: 'insults' },
    });
    const before = last(await trends(staff));
    wait(3 * hour);
    const reason = 'Vérifié avec les deux';
    const decided = await Promise.all([
      api(`/api/admin/rentals/${disputed.id}/share-deposit`, {
        as: { token: await aToken(staff.id) },
        body: { amount: 0, reason },
      }),
      api<StaffPaymentDetail>(`/api/admin/payments/${payment}/decide`, {
        as: { token: await aToken(admin.id) },
        body: { outcome: 'failed', reason, proof: 'Relevé du 3' },
      }),
      api(`/api/admin/reports/${report.id}/take`, { as: staff, body: {} }),
    ]);
    expect(decided.map(({ status }) => status)).toEqual([200, 200, 200]);
    // By two: the gateway says otherwise.
    const [waiting] = decided[1].body.waiting;
    await approve(await aStaffMember('admin'), waiting?.approvalId as string);
    await api(`/api/admin/reports/${report.id}/close`, {
      as: staff,
      body: { outcome: 'nothing', reason },
    });
    const after = last(await trends(staff));
    for (const kind of ['reports', 'reviews', 'disputes'] as const) {
      expect([kind, after[kind].decided - before[kind].decided]).toEqual([kind, 1]);
      if (before[kind].decided === 0) expect(after[kind].medianHours).toBeCloseTo(3, 0);
    }
  });

  it('counts those who look at an object and those who come to pay, and nothing of who they are', async () => {
    const staff = await aStaffMember();
    const before = last(await trends(staff));
    const { id } = await anItem();
    const browser = { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140' } };
    const tell = (what: string, call: object) =>
      api(`/api/items/${id}/${what}`, { method: 'POST', ...call });
    const member = await aMember();
    await tell('views', browser);
    await tell('views', { ...browser, as: member });
    for (let time = 0; time < 3; time++) {
      expect((await tell('checkouts', { ...browser, as: member })).status).toBe(204);
    }
    await tell('checkouts', { headers: { 'user-agent': 'Googlebot/2.1' } });
    await tell('checkouts', { ...browser, as: staff });
    const after = last(await trends(staff));
    expect(after.steps.views - before.steps.views).toBe(2);
    expect(after.steps.checkouts - before.steps.checkouts).toBe(1);
    const kept = await db().itemView.findMany({ where: { itemId: id } });
    expect(kept).toEqual([{ itemId: id, day: expect.any(Date), views: 2, checkouts: 1 }]);
    const nobodys = `/api/items/${randomUUID()}/checkouts`;
    expect((await api(nobodys, { method: 'POST', ...browser, as: member })).status).toBe(404);
    expect((await tell('checkouts', browser)).status).toBe(401);
  });
});
