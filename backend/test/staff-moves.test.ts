import { beforeEach, describe, expect, it } from 'vitest';
import { startOfDay } from '../src/kernel/day.js';
import { OverdueWork } from '../src/modules/ops/state/overdue-work.js';
import { ExpireRequests } from '../src/modules/rentals/answer/expire-requests.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import { SendReminders } from '../src/modules/rentals/reminders/send-reminders.js';
import type { RentalView, StaffRentalView } from '../src/modules/rentals/rentals.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { passAtEachReading, setNow } from './support/clock.js';
import { aStaffMember, aToken, type Person, setRole } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { anUpload } from './support/pictures.js';
import { anAskedChange, answerChange } from './support/rental-changes.js';
import { aRequest, inDays, seenBy, updateStatus, walletOf } from './support/rentals.js';
import { violationsAbout } from './support/suspensions.js';

useApi();

const reason = 'Objet tombé en panne chez le propriétaire';
const hourMs = 3_600_000;

let staff: Person;
beforeEach(async () => {
  staff = await aStaffMember('staff');
});

/** A rental of three days from the tenth on, 15 000 XAF and a deposit of 20 000. */
async function anAccepted(traits: { to?: number } = {}) {
  const rental = await aRequest(traits);
  await updateStatus(rental.owner, rental.id, 'acceptée');
  return rental;
}

const hoursInto = (day: string, hours: number) =>
  new Date(startOfDay(day).getTime() + hours * hourMs);

const read = async (id: string, as = staff) =>
  (await api<StaffRentalView>(`/api/admin/rentals/${id}`, { as })).body;

const move = (as: Person, id: string, act: string, decided: object, headers = {}) =>
  api<StaffRentalView>(`/api/admin/rentals/${id}/${act}`, {
    ...{ method: 'POST', as, headers },
    body: { reason, ...decided },
  });

const cancel = (as: Person, id: string, refund: number, keptRent = 15_000 - refund) =>
  move(as, id, 'cancel', { refund, keptRent });

const postpone = (as: Person, id: string, deadline: string, hours = 24) =>
  move(as, id, 'postpone', { deadline, hours });

const logOf = (subjectId: string) =>
  provided(Db).auditLog.findMany({ where: { subjectId }, orderBy: { at: 'asc' } });

describe('a rental that staff cancel', () => {
  it('shows before what everybody gets, and which days are free again', async () => {
    const { id } = await anAccepted();
    const { cancellation, actions } = await read(id);
    expect(actions).toContain('cancel-by-staff');
    expect(cancellation).toMatchObject({
      deposit: 20_000,
      frees: { start_date: inDays(10), end_date: inDays(13) },
    });
    expect(cancellation?.refunds).toHaveLength(21);
    expect([cancellation?.refunds[0], cancellation?.refunds[20]]).toEqual([0, 15_000]);
  });

  it.each([0, 5_001, 15_000])(
    'gives the renter %d XAF of the rent and the deposit, and the owner the rest',
    async (refund) => {
      const { id, owner, renter } = await anAccepted();
      const [mine, theirs] = [await walletOf(renter), await walletOf(owner)];
      const { status, body } = await cancel(staff, id, refund);
      expect([status, body.status, body.kept_rent]).toEqual([200, 'annulée', 15_000 - refund]);
      expect((await walletOf(renter)).balance).toBe(mine.balance + refund + 20_000);
      const { balance, withdrawable } = await walletOf(owner);
      expect(balance).toBe(theirs.balance - refund);
      expect(withdrawable).toBe(15_000 - refund);
      const step = body.steps.at(-1);
      expect(step).toMatchObject({ event: 'cancel-by-staff', by: 'staff', reason });
      expect(step?.staff_name).toBe(
        (await provided(Db).user.findUniqueOrThrow({ where: { id: staff.id } })).name,
      );
      expect(body.refunds.at(-1)).toMatchObject({
        event: 'cancel-by-staff',
        amount: refund + 20_000,
      });
      const [entry] = await logOf(id);
      expect(entry).toMatchObject({
        ...{ action: 'cancel-rental', actorId: staff.id },
        detail: { amount: 15_000 - refund, reason },
      });
    },
  );

  it('is told to both by mail, with the reason and both parts of the rent', async () => {
    const { id, owner, renter } = await anAccepted();
    await cancel(staff, id, 5_000);
    const parts = [
      [owner, /10 000 FCFA du prix de la location vous reviennent/],
      [renter, /25 000 FCFA/],
    ] as const;
    for (const [party, part] of parts) {
      const mail = (await mailsTo(party.email)).find(({ subject }) =>
        subject.startsWith('Location annulée'),
      );
      expect(mail?.text.replace(/\s/g, ' ')).toMatch(part);
      expect(mail?.text).toContain(reason);
    }
    const { kept_rent: kept, handover_status: handover } = await seenBy(renter, id);
    expect([kept, handover]).toEqual([10_000, 'failed']);
  });

  it('may have begun, until the object changes hands', async () => {
    const { id, renter, owner } = await anAccepted();
    setNow(hoursInto(inDays(10), 10));
    const { handover_code: code } = await seenBy(renter, id);
    await api(`/api/rentals/${id}/hand-over`, { method: 'POST', as: owner, body: { code } });
    expect((await read(id)).cancellation).toBeNull();
    expectRefusal(await cancel(staff, id, 0), 'move-not-allowed');
    const another = await anAcceptedOnItsDay();
    // Proof is good for ten minutes.
    const proven = { ...staff, token: await aToken(staff.id) };
    expect((await cancel(proven, another, 15_000)).status).toBe(200);
  });

  async function anAcceptedOnItsDay(): Promise<string> {
    setNow(new Date());
    const { id } = await anAccepted();
    setNow(hoursInto(inDays(10), 10));
    return id;
  }

  it('is neither a request nor one that has ended', async () => {
    const { id, owner } = await aRequest();
    expectRefusal(await cancel(staff, id, 15_000), 'move-not-allowed');
    await updateStatus(owner, id, 'refusée');
    expectRefusal(await cancel(staff, id, 15_000), 'move-not-allowed');
  });

  it('is refused with parts that are not those of its rent', async () => {
    const { id } = await anAccepted();
    for (const [refund, kept] of [
      [5_000, 10_001],
      [0, 0],
      [15_000, 20_000],
    ] as const)
      expectRefusal(await cancel(staff, id, refund, kept), 'rent-changed');
    expectRefusal(await cancel(staff, id, 15_001, 0), 'rent-changed');
    expectRefusal(await cancel(staff, id, -1, 15_001), 'invalid-request');
    expectRefusal(await cancel(staff, id, 0.5, 14_999.5), 'invalid-request');
    expectRefusal(
      await move(staff, id, 'cancel', { refund: 0, keptRent: 15_000, reason: 'court' }),
      'invalid-request',
    );
    expect(await logOf(id)).toEqual([]);
  });

  it('by two at once is cancelled by one of them, and the other one is told', async () => {
    const { id, owner } = await anAccepted();
    const colleague = await aStaffMember('staff');
    const answers = await Promise.all([cancel(staff, id, 5_000), cancel(colleague, id, 15_000)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expectRefusal(lost as (typeof answers)[number], 'move-not-allowed');
    const won = answers[0]?.status === 200 ? 10_000 : 0;
    expect((await walletOf(owner)).withdrawable).toBe(won);
    expect(await logOf(id)).toHaveLength(1);
  });

  it('by a repeated click is cancelled once', async () => {
    const { id } = await anAccepted();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const decided = { refund: 5_000, keptRent: 10_000 };
    const click = () => move(staff, id, 'cancel', decided, headers);
    const answers = [await click(), await click()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await logOf(id)).toHaveLength(1);
  });

  it('is not their own, and they are not frozen', async () => {
    const owned = await anAccepted();
    await setRole(owned.owner, 'staff');
    expect(await read(owned.id, owned.owner)).toMatchObject({ cancellation: null, deadlines: [] });
    expectRefusal(await cancel(owned.owner, owned.id, 0), 'own-rental');
    expectRefusal(await postpone(owned.owner, owned.id, 'handover'), 'own-rental');
    const admin = await aStaffMember('admin');
    const frozen = await aStaffMember('staff');
    await api(`/api/admin/users/${frozen.id}/freeze`, {
      method: 'POST',
      as: admin,
      body: { reason },
    });
    expectRefusal(await cancel(frozen, owned.id, 0), 'forbidden');
    expectRefusal(await postpone(frozen, owned.id, 'handover'), 'forbidden');
  });
});

describe('a step of staff that takes long', () => {
  const actedAt = async (rentalId: string) =>
    (await provided(Db).rentalEvent.findMany({ where: { rentalId, actor: 'staff' } })).map(
      ({ at }) => at,
    );

  it('is on record with its very time', async () => {
    const { id: accepted } = await anAccepted();
    const { id: requested } = await aRequest();
    passAtEachReading(20);
    expect((await cancel(staff, accepted, 5_000)).status).toBe(200);
    expect((await postpone(staff, requested, 'answer')).status).toBe(200);
    for (const id of [accepted, requested]) {
      const [entry] = await logOf(id);
      expect(await actedAt(id)).toEqual([entry?.at]);
    }
  });
});

describe('a deadline that staff put off', () => {
  it('of a request is answered later, and expires later', async () => {
    const { id, owner, renter } = await aRequest();
    const { deadlines, answer_by: before } = await read(id);
    expect(deadlines).toEqual([{ deadline: 'answer', due_at: before, hours: 72 }]);
    const { status, body } = await postpone(staff, id, 'answer', 48);
    const later = new Date(Date.parse(before as string) + 48 * hourMs).toISOString();
    expect([status, body.answer_by]).toEqual([200, later]);
    expect(body.deadlines).toEqual([{ deadline: 'answer', due_at: later, hours: 0 }]);
    expect(body.steps.at(-1)).toMatchObject({
      ...{ event: 'postpone-answer', by: 'staff', reason },
      postponed: { deadline: 'answer', due_before: before, due_at: later },
    });
    const [entry] = await logOf(id);
    expect(entry).toMatchObject({
      action: 'postpone-deadline',
      detail: {
        event: 'postpone-answer',
        deadline: 'answer',
        dueBefore: before,
        dueAt: later,
        reason,
      },
    });
    for (const party of [owner, renter]) {
      const mail = (await mailsTo(party.email)).find(({ subject }) =>
        subject.startsWith('Délai prolongé'),
      );
      expect(mail?.text).toContain(reason);
    }
    setNow(new Date(Date.parse(later) - 1));
    await provided(ExpireRequests).execute();
    expect((await seenBy(renter, id)).status).toBe('en attente');
    setNow(new Date(later));
    await provided(ExpireRequests).execute();
    expect((await seenBy(renter, id)).status).toBe('refusée');
  });

  it('of a request is reminded of as ever, and the audit finds nothing in it', async () => {
    const { id, owner } = await aRequest();
    const requestedAt = provided(Clock).now().getTime();
    await postpone(staff, id, 'answer', 48);
    setNow(new Date(requestedAt + 18.1 * hourMs));
    await provided(SendReminders).execute();
    const subjects = (await mailsTo(owner.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^Rappel/.test(subject))).toHaveLength(1);
    expect(await violationsAbout(id)).toEqual([]);
  });

  it('of a request is not overdue work before the later time', async () => {
    const { id } = await aRequest();
    const requestedAt = provided(Clock).now().getTime();
    const overdueAt = async (hours: number) => {
      setNow(new Date(requestedAt + hours * hourMs));
      const found = (await provided(OverdueWork).list()).find(({ work }) => work === 'requests');
      return found?.overdue ?? 0;
    };
    const late = await overdueAt(25);
    setNow(new Date(requestedAt + hourMs));
    await postpone(staff, id, 'answer', 48);
    expect(await overdueAt(25)).toBe(late - 1);
    expect(await overdueAt(73)).toBeGreaterThanOrEqual(late);
  });

  it('is not after the first day', async () => {
    const request = await aRequest({ from: 2 });
    const { deadlines, start_date: start } = await read(request.id);
    expect(deadlines[0]?.hours).toBeLessThanOrEqual(48);
    const { body } = await postpone(staff, request.id, 'answer', 72);
    expect(body.answer_by).toBe(startOfDay(start).toISOString());
  });

  it('of a claim leaves the renter more time, once, and three days at most', async () => {
    const { id, owner, renter } = await anAccepted();
    setNow(hoursInto(inDays(13), 10));
    await provided(SettleUnanswered).execute();
    const { id: photo } = await anUpload(owner, 'rental');
    const claim = { amount: 5_000, reason, photos: [photo] };
    await api(`/api/rentals/${id}/contest-return`, { method: 'POST', as: owner, body: claim });
    const { return_due_at: before } = await read(id);
    expectRefusal(await postpone(staff, id, 'contested', 73), 'invalid-request');
    expectRefusal(await postpone(staff, id, 'contested', 0), 'invalid-request');
    expectRefusal(await postpone(staff, id, 'declared'), 'move-not-allowed');
    const { body } = await postpone(staff, id, 'contested', 72);
    const later = new Date(Date.parse(before as string) + 72 * hourMs);
    expect(body.return_due_at).toBe(later.toISOString());
    expectRefusal(
      await postpone(await aStaffMember('staff'), id, 'contested'),
      'deadline-postponed',
    );
    setNow(new Date(later.getTime() - 1));
    await provided(SettleUnanswered).execute();
    expect((await seenBy(renter, id)).return_status).toBe('contested');
    setNow(later);
    await provided(SettleUnanswered).execute();
    expect((await seenBy(renter, id)).return_status).toBe('disputed');
    expectRefusal(await postpone(staff, id, 'countered'), 'move-not-allowed');
  });

  it('of a handover keeps the rent held for as long', async () => {
    const { id, owner } = await anAccepted();
    const firstDay = inDays(10);
    setNow(hoursInto(firstDay, 10));
    const { body } = await postpone(staff, id, 'handover', 24);
    expect(body.handover_due_at).toBe(hoursInto(firstDay, 48).toISOString());
    setNow(hoursInto(firstDay, 47));
    await provided(SettleUnanswered).execute();
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 0 });
    setNow(hoursInto(firstDay, 48));
    await provided(SettleUnanswered).execute();
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 15_000 });
  });

  it('of a handover is never after the last day: the renter can object until it comes', async () => {
    const { id, owner, renter } = await anAccepted({ to: 11 });
    const firstDay = inDays(10);
    setNow(hoursInto(firstDay, 10));
    expect((await read(id)).deadlines).toMatchObject([{ deadline: 'handover', hours: 24 }]);
    const { body } = await postpone(staff, id, 'handover', 72);
    expect(body.handover_due_at).toBe(hoursInto(firstDay, 48).toISOString());
    setNow(new Date(hoursInto(firstDay, 48).getTime() - 1));
    await provided(SettleUnanswered).execute();
    expect((await walletOf(owner)).withdrawable).toBe(0);
    const report = { as: renter, body: { reason } };
    expect((await api(`/api/rentals/${id}/report-not-received`, report)).status).toBe(200);
    expect(await violationsAbout(id)).toEqual([]);
  });

  it('of a handover comes back to the last day of a rental that is shortened', async () => {
    const { id, owner, renter } = await anAccepted({ to: 15 });
    const [firstDay, newEnd] = [inDays(10), inDays(12)];
    setNow(hoursInto(firstDay, 10));
    const { body } = await postpone(staff, id, 'handover', 72);
    expect(body.handover_due_at).toBe(hoursInto(firstDay, 96).toISOString());
    const shorter = await anAskedChange(owner, id, 'shortening', newEnd);
    expect((await answerChange(renter, id, shorter, 'accept')).status).toBe(200);
    const dueAt = hoursInto(firstDay, 72);
    expect((await read(id)).handover_due_at).toBe(dueAt.toISOString());
    expect(await violationsAbout(id)).toEqual([]);
    setNow(dueAt);
    await provided(SettleUnanswered).execute();
    expect((await seenBy(renter, id)).handover_status).toBe('assumed');
    expect(await violationsAbout(id)).toEqual([]);
  });

  it('of a declared return stays when the rental ends meanwhile', async () => {
    const { id, renter, owner } = await anAccepted();
    const [firstDay, lastDay, dayAfter] = [inDays(10), inDays(13), inDays(14)];
    setNow(hoursInto(firstDay, 10));
    const { handover_code: code } = await seenBy(renter, id);
    await api(`/api/rentals/${id}/hand-over`, { method: 'POST', as: owner, body: { code } });
    setNow(hoursInto(lastDay, 20));
    await api<RentalView>(`/api/rentals/${id}/declare-return`, { method: 'POST', as: renter });
    const { body } = await postpone(staff, id, 'declared', 10);
    expect(body.steps.at(-1)?.event).toBe('postpone-return');
    setNow(hoursInto(dayAfter, 1));
    await updateStatus(renter, id, 'terminée');
    expect((await seenBy(renter, id)).return_due_at).toBe(body.return_due_at);
  });

  it('by two at once is put off once', async () => {
    const { id } = await aRequest();
    const colleague = await aStaffMember('staff');
    const answers = await Promise.all([
      postpone(staff, id, 'answer', 24),
      postpone(colleague, id, 'answer', 48),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await logOf(id)).toHaveLength(1);
  });
});
