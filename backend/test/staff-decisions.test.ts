import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { startOfDay } from '../src/kernel/day.js';
import { ExpireApprovals } from '../src/modules/approvals/decide/expire-approvals.js';
import type { ApprovalView } from '../src/modules/approvals/list/approvals.schema.js';
import type { StaffRentalView } from '../src/modules/rentals/rentals.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aStaffMember, aToken, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { anUpload } from './support/pictures.js';
import { anAskedChange, answerChange } from './support/rental-changes.js';
import { aRequest, inDays, seenBy, updateStatus, walletOf } from './support/rentals.js';
import { violationsAbout } from './support/suspensions.js';

useApi();

const { REFUND_ALONE_MOST_XAF, DEPOSIT_ALONE_MOST_XAF, ALONE_DAY_MOST_XAF, ALONE_DAY_ALERT_XAF } =
  env;
beforeEach(() => {
  env.REFUND_ALONE_MOST_XAF = 10_000;
  env.DEPOSIT_ALONE_MOST_XAF = 10_000;
});
afterEach(() => {
  Object.assign(env, { REFUND_ALONE_MOST_XAF, DEPOSIT_ALONE_MOST_XAF });
  Object.assign(env, { ALONE_DAY_MOST_XAF, ALONE_DAY_ALERT_XAF });
});

const db = () => provided(Db);
const reason = 'Photos et messages lus';
const week = 7 * 24 * 3_600;
const hourMs = 3_600_000;

/** Of three days from the tenth on: 15 000 XAF and a deposit of 20 000. */
async function anAccepted(traits: { from?: number; to?: number } = {}) {
  const rental = await aRequest(traits);
  await updateStatus(rental.owner, rental.id, 'acceptée');
  return rental;
}

const step = (as: Person, id: string, name: string, body: object = {}) =>
  api(`/api/rentals/${id}/${name}`, { method: 'POST', as, body });

/** About whose handover the parties do not agree. */
async function aDisputedHandover() {
  const rental = await anAccepted();
  setNow(new Date(startOfDay(inDays(10)).getTime() + 10 * hourMs));
  await step(rental.renter, rental.id, 'report-not-received', {
    reason: 'Personne au rendez-vous',
  });
  await step(rental.owner, rental.id, 'deny-not-received', { reason: 'J’étais là à l’heure' });
  return rental;
}

/** Its last day has come, and the object is with its renter. */
async function aRunningRental() {
  const rental = await anAccepted();
  setNow(new Date(startOfDay(inDays(10)).getTime() + 10 * hourMs));
  const { handover_code: code } = await seenBy(rental.renter, rental.id);
  await step(rental.owner, rental.id, 'hand-over', { code });
  setNow(new Date(startOfDay(inDays(3)).getTime() + 10 * hourMs));
  return rental;
}

/** About whose deposit they do not agree. */
async function aDisputedDeposit() {
  const rental = await aRunningRental();
  await step(rental.renter, rental.id, 'declare-return');
  await dispute(rental);
  return rental;
}

/** The owner has the object back and claims for it; the parties do not agree. */
async function dispute(rental: Awaited<ReturnType<typeof anAccepted>>) {
  const { id: photo } = await anUpload(rental.owner, 'rental');
  const claim = { amount: 12_000, reason: 'Le boîtier est rayé', photos: [photo] };
  await step(rental.owner, rental.id, 'contest-return', claim);
  await step(rental.renter, rental.id, 'counter-claim', { amount: 0, reason: 'Rien de cassé' });
  await step(rental.owner, rental.id, 'refuse-offer', { reason: 'Voyez les photos' });
  expect((await seenBy(rental.renter, rental.id)).return_status).toBe('disputed');
}

const decide = (as: Person, id: string, move: string, decision: object, headers = {}) =>
  api<StaffRentalView>(`/api/admin/rentals/${id}/${move}`, {
    ...{ method: 'POST', as, headers },
    body: { reason, ...decision },
  });

const cancellation = { refund: 15_000, keptRent: 0 };
const cancel = (as: Person, id: string, headers = {}) =>
  decide(as, id, 'cancel', cancellation, headers);

const decided = (as: Person, id: string, name: 'approve' | 'refuse' | 'take-back', body = {}) =>
  api<ApprovalView>(`/api/admin/approvals/${id}/${name}`, { method: 'POST', as, body });

/** Proven by now: proofs of before the waits of a test are stale. */
const fresh = async (person: Person) => ({ ...person, token: await aToken(person.id) });

const waitingOf = (body: StaffRentalView) => body.waiting?.approval_id as string;

const subjectsTo = async ({ email }: Person) =>
  (await mailsTo(email)).map(({ subject }) => subject);

const decisionsOf = (rentalId: string) =>
  db().rentalEvent.count({ where: { rentalId, actor: 'staff' } });

/** Each decision, what it takes, and what each party has in the end. */
const kinds = [
  {
    name: 'a cancellation',
    make: anAccepted,
    ...{ move: 'cancel', decision: { refund: 5_000, keptRent: 10_000 }, amount: 15_000 },
    ends: { renter: 25_000, owner: 10_000 },
  },
  {
    name: 'an object that was not handed over',
    make: aDisputedHandover,
    ...{ move: 'decide-handover', decision: { handedOver: false, keptRent: 0 }, amount: 15_000 },
    ends: { renter: 35_000, owner: 0 },
  },
  {
    name: 'an object that was handed over',
    make: aDisputedHandover,
    ...{ move: 'decide-handover', decision: { handedOver: true }, amount: 15_000 },
    ends: { renter: 0, owner: 15_000 },
  },
  {
    name: 'a shared deposit',
    make: aDisputedDeposit,
    ...{ move: 'share-deposit', decision: { amount: 3_000 }, amount: 20_000 },
    ends: { renter: 17_000, owner: 18_000 },
  },
];

describe.each(kinds)('$name', ({ make, move, decision, amount, ends }) => {
  it('up to the limit is decided by one of the staff, and counts for their day', async () => {
    Object.assign(env, { REFUND_ALONE_MOST_XAF: amount, DEPOSIT_ALONE_MOST_XAF: amount });
    const { id, renter, owner } = await make();
    const staff = await aStaffMember('staff');
    const { status, body } = await decide(staff, id, move, decision);
    expect([status, body.waiting, body.under_review]).toEqual([200, null, null]);
    expect((await walletOf(renter)).balance).toBe(ends.renter);
    expect((await walletOf(owner)).withdrawable).toBe(ends.owner);
    const entry = await db().auditLog.findFirst({ where: { subjectId: id, actorId: staff.id } });
    expect(entry?.detail).toMatchObject({ alone: amount, reason });
    expect(await violationsAbout(id)).toEqual([]);
  });

  it('above it waits, which both parties and staff see, and is carried out once by an admin', async () => {
    const { id, renter, owner } = await make();
    const staff = await aStaffMember('staff');
    const before = await walletOf(renter);
    const { status, body } = await decide(staff, id, move, decision);
    expect(status).toBe(200);
    expect(body.waiting).toMatchObject({ proposed_by: 'Serge Ondo' });
    const since = provided(Clock).now().getTime();
    for (const party of [renter, owner]) {
      const { under_review: review } = await seenBy(party, id);
      expect(Date.parse(review?.until ?? '') - Date.parse(review?.since ?? '')).toBe(week * 1_000);
      expect(Math.abs(Date.parse(review?.since ?? '') - since)).toBeLessThan(60_000);
    }
    expect((await walletOf(renter)).balance).toBe(before.balance);
    const approvalId = waitingOf(body);
    const admins = [await aStaffMember('admin'), await aStaffMember('admin')];
    const answers = await Promise.all(admins.map((as) => decided(as, approvalId, 'approve')));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    const made = answers.find((one) => one.status === 200);
    expect(made?.body).toMatchObject({ amount, status: 'approved', link: `/rentals/${id}/show` });
    expect(await decisionsOf(id)).toBe(1);
    expect((await walletOf(renter)).balance).toBe(ends.renter);
    expect((await walletOf(owner)).withdrawable).toBe(ends.owner);
    expect((await seenBy(renter, id)).under_review).toBeNull();
    const entries = await db().auditLog.findMany({ where: { subjectId: id } });
    const entry = entries.find(({ action }) => !action.endsWith('-act'));
    expect(entry?.detail).toMatchObject({ approvalId, proposedById: staff.id, reason });
    expect(entry?.detail).not.toHaveProperty('alone');
    expect(await violationsAbout(id)).toEqual([]);
  });
});

describe('a decision that waits', () => {
  it('is proposed once under a key, and once at a time', async () => {
    const { id } = await anAccepted();
    const staff = await aStaffMember('staff');
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await cancel(staff, id, key);
    const again = await cancel(staff, id, key);
    expect(waitingOf(again.body)).toBe(waitingOf(first.body));
    expectRefusal(await cancel(await aStaffMember('staff'), id), 'already-proposed');
    expect(await db().approval.count({ where: { subjectId: id } })).toBe(1);
  });

  it('asks for a fresh proof, of the one who proposes and of the one who approves', async () => {
    const { id } = await anAccepted();
    const [staff, admin] = [await aStaffMember('staff'), await aStaffMember('admin')];
    wait(601);
    expectRefusal(await cancel(staff, id), 'reauthentication-required');
    const { body } = await cancel(await fresh(staff), id);
    expectRefusal(await decided(admin, waitingOf(body), 'approve'), 'reauthentication-required');
    expect(await decisionsOf(id)).toBe(0);
  });

  it('is approved by another admin: not by who proposed it, other staff, or a party', async () => {
    const { id, renter, owner } = await anAccepted();
    const admin = await aStaffMember('admin');
    const approvalId = waitingOf((await cancel(admin, id)).body);
    expectRefusal(await decided(admin, approvalId, 'approve'), 'own-approval');
    expectRefusal(await decided(await aStaffMember('staff'), approvalId, 'approve'), 'forbidden');
    for (const [party, refusal] of [
      [renter, 'own-case'],
      [owner, 'own-rental'],
    ] as const) {
      await db().$transaction(async (tx) => {
        const given = { source: 'command', since: new Date('2026-01-01'), at: new Date() };
        await tx.roleGrant.create({
          data: {
            ...{ id: randomUUID(), userId: party.id, role: 'admin', ...given },
            approvesFrom: given.since,
          },
        });
        await tx.user.update({ where: { id: party.id }, data: { role: 'admin' } });
      });
      const answer = await decided(await fresh(party), approvalId, 'approve');
      expectRefusal(answer, refusal);
    }
    expect(await decisionsOf(id)).toBe(0);
  });

  it('moves nothing when it is refused, taken back or over its time, and may be proposed anew', async () => {
    const { id, renter } = await aDisputedDeposit();
    const [staff, admin] = [await aStaffMember('staff'), await aStaffMember('admin')];
    const propose = async () =>
      waitingOf((await decide(await fresh(staff), id, 'share-deposit', { amount: 1 })).body);
    const refused = await propose();
    await decided(admin, refused, 'refuse', { reason: 'Le montant ne correspond pas' });
    expect((await seenBy(renter, id)).under_review).toBeNull();
    expect(await subjectsTo(staff)).toContainEqual(expect.stringContaining('Refusé'));
    const back = await propose();
    expect((await decided(await fresh(staff), back, 'take-back')).status).toBe(200);
    expect((await seenBy(renter, id)).under_review).toBeNull();
    const late = await propose();
    expect((await seenBy(renter, id)).under_review).not.toBeNull();
    wait(week);
    expectRefusal(await decided(await fresh(admin), late, 'approve'), 'approval-expired');
    await provided(ExpireApprovals).execute();
    expect((await seenBy(renter, id)).under_review).toBeNull();
    expect(await subjectsTo(staff)).toContainEqual(expect.stringContaining('Expiré'));
    expect(await decisionsOf(id)).toBe(0);
    const { status } = await decided(await aStaffMember('admin'), await propose(), 'approve');
    expect(status).toBe(200);
    expect(await violationsAbout(id)).toEqual([]);
  });

  it('is refused when the rental has changed since, and shown no more as under review', async () => {
    const { id, renter, owner } = await anAccepted({ from: 2, to: 5 });
    const admin = await aStaffMember('admin');
    const approvalId = waitingOf((await cancel(await aStaffMember('staff'), id)).body);
    setNow(new Date(startOfDay(inDays(2)).getTime() + 10 * hourMs));
    const { handover_code: code } = await seenBy(renter, id);
    await step(owner, id, 'hand-over', { code });
    expect((await seenBy(renter, id)).under_review).toBeNull();
    expectRefusal(await decided(await fresh(admin), approvalId, 'approve'), 'move-not-allowed');
    expect(await decisionsOf(id)).toBe(0);
  });

  it('about a missing object is refused once its owner has it back and claims for it', async () => {
    const rental = await aRunningRental();
    const { id, renter, owner } = rental;
    await step(owner, id, 'report-missing', { reason: 'Aucune nouvelle depuis hier' });
    const [staff, admin] = [await aStaffMember('staff'), await aStaffMember('admin')];
    const lost = waitingOf((await decide(staff, id, 'share-deposit', { amount: 20_000 })).body);
    expect((await seenBy(owner, id)).under_review).not.toBeNull();
    await dispute(rental);
    expect((await seenBy(owner, id)).under_review).toBeNull();
    expectRefusal(await decided(await fresh(admin), lost, 'approve'), 'move-not-allowed');
    expect((await decided(await fresh(staff), lost, 'take-back')).status).toBe(200);
    const { body } = await decide(await fresh(staff), id, 'share-deposit', { amount: 3_000 });
    expect((await decided(await fresh(admin), waitingOf(body), 'approve')).status).toBe(200);
    expect((await walletOf(renter)).balance).toBe(17_000);
    expect(await violationsAbout(id)).toEqual([]);
  });

  it('is refused when another rent would be divided than it says', async () => {
    const { id, renter, owner } = await anAccepted();
    const admin = await aStaffMember('admin');
    const approvalId = waitingOf((await cancel(await aStaffMember('staff'), id)).body);
    const change = await anAskedChange(renter, id, 'shortening', inDays(12));
    await answerChange(owner, id, change, 'accept');
    expectRefusal(await decided(admin, approvalId, 'approve'), 'rent-changed');
    expect(await decisionsOf(id)).toBe(0);
  });
});

describe('what one of the staff decides alone', () => {
  it('is added up over a day, beyond which an admin approves', async () => {
    Object.assign(env, { REFUND_ALONE_MOST_XAF: 20_000, ALONE_DAY_MOST_XAF: 30_000 });
    const staff = await aStaffMember('staff');
    for (const waits of [false, false, true]) {
      const { body } = await cancel(staff, (await anAccepted()).id);
      expect(body.waiting !== null).toBe(waits);
    }
    wait(24 * 3_600);
    const { body } = await cancel(await fresh(staff), (await anAccepted()).id);
    expect(body.waiting).toBeNull();
  });

  it('alerts the admins once it passes a total', async () => {
    Object.assign(env, { REFUND_ALONE_MOST_XAF: 20_000, ALONE_DAY_ALERT_XAF: 20_000 });
    const [staff, admin] = [await aStaffMember('staff'), await aStaffMember('admin')];
    for (let time = 0; time < 2; time++) await cancel(staff, (await anAccepted()).id);
    expect(
      (await subjectsTo(admin)).filter((one) => /a déplacé 30.000.FCFA en 24.h/.test(one)),
    ).toHaveLength(1);
  });
});
