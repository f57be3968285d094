import { describe, expect, it } from 'vitest';
import { beforeInFrench, startOfDay } from '../src/kernel/day.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import type { RentalStepView, RentalView } from '../src/modules/rentals/rentals.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, download, expectRefusal, provided, useApi } from './support/api.js';
import { passAtEachReading, setNow } from './support/clock.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { anUpload } from './support/pictures.js';
import { aRequest, inDays, seenBy, updateStatus, walletOf } from './support/rentals.js';

useApi();

const reason = 'Personne au rendez-vous';

/** A rental of three days, 15 000 XAF and a deposit of 20 000, at ten on its start day. */
async function aBeginningRental() {
  const rental = await aRequest();
  await updateStatus(rental.owner, rental.id, 'acceptée');
  setNow(hoursInto(inDays(10), 10));
  const { handover_code: code } = await seenBy(rental.renter, rental.id);
  return { ...rental, code: code as string };
}

const hoursInto = (day: string, hours: number) =>
  new Date(startOfDay(day).getTime() + hours * 3_600_000);

function waitHours(hours: number): void {
  setNow(new Date(provided(Clock).now().getTime() + hours * 3_600_000));
}

const act = (as: Person, id: string, action: string, body: object = {}) =>
  api<RentalView>(`/api/rentals/${id}/${action}`, { method: 'POST', as, body });

const decide = (as: Person, id: string, decision: object) =>
  api<RentalView>(`/api/admin/rentals/${id}/decide-handover`, {
    method: 'POST',
    as,
    body: { reason: 'Photos et messages lus', ...decision },
  });

const settleUnanswered = () => provided(SettleUnanswered).execute();

const other = (code: string, by: number) => String((Number(code) + by) % 10_000).padStart(4, '0');

const stepsOf = async (as: Person, id: string) =>
  (await api<RentalStepView[]>(`/api/rentals/${id}/history`, { as })).body;

describe('the code of a handover', () => {
  it('is seen by the renter alone, from the acceptance until the handover', async () => {
    const { id, owner, renter, code } = await aBeginningRental();
    expect(code).toMatch(/^\d{4}$/);
    expect((await seenBy(owner, id)).handover_code).toBeNull();
    const staff = await aStaffMember('staff');
    const { body } = await api<RentalView>(`/api/admin/rentals/${id}`, { as: staff });
    expect(body.handover_code).toBeNull();
    await act(owner, id, 'hand-over', { code });
    expect((await seenBy(renter, id)).handover_code).toBeNull();
    const request = await aRequest();
    expect((await seenBy(request.renter, request.id)).handover_code).toBeNull();
  });

  it('entered by the owner makes the rent withdrawable at once, and once', async () => {
    const { id, owner, renter, code } = await aBeginningRental();
    expectRefusal(await act(renter, id, 'hand-over', { code }), 'forbidden');
    expectRefusal(await act(await aMember(), id, 'hand-over', { code }), 'rental-not-found');
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 0 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => act(owner, id, 'hand-over', { code })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ handover_status: 'done', status: 'en cours' });
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 15_000 });
    waitHours(48);
    await settleUnanswered();
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 15_000 });
  });

  it('may come late from a phone that had no network: both times are kept', async () => {
    const { id, owner, code } = await aBeginningRental();
    const at = new Date(provided(Clock).now().getTime() - 3_600_000).toISOString();
    expect((await act(owner, id, 'hand-over', { code, at })).status).toBe(200);
    const step = (await stepsOf(owner, id)).find(({ event }) => event === 'hand-over');
    expect(step?.device_at).toBe(at);
    expect(step?.at).not.toBe(at);
  });

  it('is refused before the start day, without counting as a try', async () => {
    const rental = await aRequest();
    await updateStatus(rental.owner, rental.id, 'acceptée');
    const { handover_code } = await seenBy(rental.renter, rental.id);
    const early = await act(rental.owner, rental.id, 'hand-over', { code: handover_code });
    expectRefusal(early, 'move-not-allowed');
    const { handoverWrongCodes } = await provided(Db).rental.findUniqueOrThrow({
      where: { id: rental.id },
    });
    expect(handoverWrongCodes).toEqual([]);
  });

  it('may be wrong four times; after the fifth the rent comes with time alone', async () => {
    const { id, owner, renter, code } = await aBeginningRental();
    for (const [by, left] of [
      [1, '4'],
      [2, '3'],
      [3, '2'],
      [4, '1'],
    ] as const) {
      const answer = await act(owner, id, 'hand-over', { code: other(code, by) });
      expectRefusal(answer, 'handover-code-wrong');
      expect(answer.body).toMatchObject({ state: { tries_left: left } });
    }
    expect(await seenBy(owner, id)).toMatchObject({ handover_tries_left: 1 });
    expect(await seenBy(renter, id)).toMatchObject({ handover_tries_left: null });
    const last = await act(owner, id, 'hand-over', { code: other(code, 5) });
    expectRefusal(last, 'handover-code-locked');
    expect(await seenBy(owner, id)).toMatchObject({ handover_tries_left: 0 });
    expectRefusal(await act(owner, id, 'hand-over', { code }), 'handover-code-locked');
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 0 });
    setNow(hoursInto(inDays(0), 24));
    await settleUnanswered();
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 15_000 });
  });

  it('that is wrong and sent again, since its answer was lost, counts once', async () => {
    const { id, owner, code } = await aBeginningRental();
    for (let sent = 0; sent < 6; sent++) {
      const answer = await act(owner, id, 'hand-over', { code: other(code, 1) });
      expectRefusal(answer, 'handover-code-wrong');
      expect(answer.body).toMatchObject({ state: { tries_left: '4' } });
    }
    expect((await act(owner, id, 'hand-over', { code })).body.handover_status).toBe('done');
  });

  it('of another form is refused at its field', async () => {
    const { id, owner } = await aBeginningRental();
    for (const code of ['123', '12345', 'abcd', 1234]) {
      expectRefusal(await act(owner, id, 'hand-over', { code }), 'invalid-request');
    }
  });

  it('that comes late, after the handover was taken as done, is answered as the handover', async () => {
    const { id, owner, code } = await aBeginningRental();
    waitHours(20);
    await settleUnanswered();
    const { status, body } = await act(owner, id, 'hand-over', { code });
    expect([status, body.handover_status]).toEqual([200, 'assumed']);
  });
});

describe('a renter who did not get the object', () => {
  it('says so within 24 hours of the start, and the rent stays held', async () => {
    const { id, owner, renter } = await aBeginningRental();
    expectRefusal(await act(owner, id, 'report-not-received', { reason }), 'forbidden');
    const { body } = await act(renter, id, 'report-not-received', { reason });
    expect(body.handover_status).toBe('not_received');
    const due = hoursInto(inDays(1), 10);
    expect(body.handover_due_at).toBe(due.toISOString());
    expect((await mailsTo(owner.email))[0]?.text).toContain(`Répondez ${beforeInFrench(due)}.`);
    setNow(hoursInto(inDays(1), 9));
    await settleUnanswered();
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 0 });
    const { body: wallet } = await api(`/api/wallet`, { as: owner });
    expect(wallet).toMatchObject({ releases: [{ date: null, amount: 15_000 }] });
  });

  it('can no longer say so after 24 hours', async () => {
    const { id, renter } = await aBeginningRental();
    setNow(hoursInto(inDays(1), 0));
    expectRefusal(await act(renter, id, 'report-not-received', { reason }), 'move-not-allowed');
  });

  it('gets everything back when the owner agrees, or says nothing for 24 hours', async () => {
    for (const isSilent of [false, true]) {
      const { id, owner, renter } = await aBeginningRental();
      await act(renter, id, 'report-not-received', { reason });
      if (isSilent) {
        waitHours(24);
        await settleUnanswered();
      } else await act(owner, id, 'admit-not-received');
      expect(await seenBy(owner, id)).toMatchObject({
        status: 'annulée',
        handover_status: 'failed',
        deposit_status: 'released',
        kept_rent: 0,
      });
      expect(await walletOf(renter)).toEqual({ balance: 35_000, withdrawable: 35_000 });
      expect(await walletOf(owner)).toEqual({ balance: 0, withdrawable: 0 });
    }
  });

  it('who then gets it shows the code: the rental goes on', async () => {
    const { id, owner, renter, code } = await aBeginningRental();
    await act(renter, id, 'report-not-received', { reason });
    expect((await seenBy(renter, id)).handover_code).toBe(code);
    expect((await act(owner, id, 'hand-over', { code })).body.handover_status).toBe('done');
    waitHours(24);
    await settleUnanswered();
    expect((await seenBy(renter, id)).status).toBe('en cours');
  });

  it('whom the owner contradicts waits for staff, who see it and decide once', async () => {
    const { id, owner, renter } = await aBeginningRental();
    await act(renter, id, 'report-not-received', { reason });
    const { id: photo } = await anUpload(owner, 'rental');
    await act(owner, id, 'deny-not-received', { reason, photos: [photo] });
    const staff = await aStaffMember('staff');
    const { body: waiting } = await api<RentalView[]>('/api/admin/rentals?disputed=true', {
      as: staff,
    });
    expect(waiting.find((rental) => rental.id === id)?.actions).toEqual([
      'confirm-handover',
      'cancel-handover',
    ]);
    const tooMuch = await decide(staff, id, { handedOver: false, keptRent: 15_001 });
    expectRefusal(tooMuch, 'claim-out-of-range');
    expect((await decide(staff, id, { handedOver: false, keptRent: 5_000 })).status).toBe(200);
    expectRefusal(await decide(staff, id, { handedOver: true }), 'move-not-allowed');
    expect(await walletOf(renter)).toEqual({ balance: 30_000, withdrawable: 30_000 });
    expect(await walletOf(owner)).toEqual({ balance: 5_000, withdrawable: 5_000 });
    const steps = await stepsOf(renter, id);
    expect(steps.at(-1)).toMatchObject({ event: 'cancel-handover', by: 'staff', claimed: 5_000 });
    const denial = steps.find(({ event }) => event === 'deny-not-received');
    expect(denial?.photos).toEqual([`/api/rentals/${id}/photos/${photo}`]);
  });
});

describe('an owner who waited for the renter', () => {
  it('keeps the rent when the renter agrees, and the deposit goes back', async () => {
    const { id, owner, renter } = await aBeginningRental();
    await act(owner, id, 'report-absent', { reason });
    expectRefusal(await act(renter, id, 'report-not-received', { reason }), 'move-not-allowed');
    const { body } = await act(renter, id, 'admit-absence');
    expect(body).toMatchObject({ status: 'annulée', kept_rent: 15_000 });
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 15_000 });
    expect(await walletOf(renter)).toEqual({ balance: 20_000, withdrawable: 20_000 });
  });

  it('whose renter says nothing for 24 hours, or contradicts, is left to staff', async () => {
    for (const isSilent of [false, true]) {
      const { id, owner, renter } = await aBeginningRental();
      await act(owner, id, 'report-absent', { reason });
      if (isSilent) {
        waitHours(24);
        await settleUnanswered();
      } else await act(renter, id, 'deny-absence', { reason });
      expect((await seenBy(owner, id)).handover_status).toBe('disputed');
      expectRefusal(await act(renter, id, 'declare-return'), 'move-not-allowed');
      const staff = await aStaffMember('staff');
      expect((await decide(staff, id, { handedOver: true })).status).toBe(200);
      expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 15_000 });
      expect((await act(renter, id, 'declare-return')).status).toBe(200);
    }
  });
});

describe('a decision of staff that takes long', () => {
  it('is on record with the very time of its step', async () => {
    const { id, owner, renter } = await aBeginningRental();
    await act(owner, id, 'report-absent', { reason });
    await act(renter, id, 'deny-absence', { reason });
    const staff = await aStaffMember('staff');
    passAtEachReading(20);
    expect((await decide(staff, id, { handedOver: true })).status).toBe(200);
    const entry = await provided(Db).auditLog.findFirstOrThrow({ where: { subjectId: id } });
    const step = await provided(Db).rentalEvent.findFirstOrThrow({
      where: { rentalId: id, actor: 'staff' },
    });
    expect(step.at).toEqual(entry.at);
  });
});

describe('photos of a handover', () => {
  it('are sent by both parties, as often as they like, and kept once', async () => {
    const { id, owner, renter } = await aBeginningRental();
    const photos = await Promise.all([1, 2].map(() => anUpload(renter, 'rental')));
    const [first, second] = photos.map((photo) => photo.id);
    await act(renter, id, 'photograph-handover', { photos: [first] });
    await act(renter, id, 'photograph-handover', { photos: [first] });
    await act(renter, id, 'photograph-handover', { photos: [first, second] });
    const { id: third } = await anUpload(owner, 'rental');
    await act(owner, id, 'photograph-handover', { photos: [third] });
    const steps = await stepsOf(owner, id);
    const kept = steps.filter(({ event }) => event === 'photograph-handover');
    const path = (photo: string | undefined) => `/api/rentals/${id}/photos/${photo}`;
    expect(kept.map((step) => [step.by, step.photos])).toEqual([
      ['renter', [path(first)]],
      ['renter', [path(second)]],
      ['owner', [path(third)]],
    ]);
    expect((await download(path(third), renter)).status).toBe(200);
    expect((await download(path(third), await aMember())).status).toBe(404);
  });

  it('are limited, and leave room for the photos of a claim', async () => {
    const rental = await aBeginningRental();
    const ids: string[] = [];
    // One after the other, as phones send them: few may be under way at once.
    for (let sent = 0; sent < 31; sent++) ids.push((await anUpload(rental.owner, 'rental')).id);
    for (let sent = 0; sent < 30; sent += 6) {
      const batch = { photos: ids.slice(sent, sent + 6) };
      expect((await act(rental.owner, rental.id, 'photograph-handover', batch)).status).toBe(200);
    }
    const last = { photos: ids.slice(30) };
    const refused = await act(rental.owner, rental.id, 'photograph-handover', last);
    expectRefusal(refused, 'too-many-photos');
    await act(rental.renter, rental.id, 'declare-return');
    const claim = { ...last, amount: 1_000, reason };
    expect((await act(rental.owner, rental.id, 'contest-return', claim)).status).toBe(200);
  });

  it('of another member, or of another preset, are refused', async () => {
    const { id, renter, owner } = await aBeginningRental();
    const { id: foreign } = await anUpload(owner, 'rental');
    expectRefusal(
      await act(renter, id, 'photograph-handover', { photos: [foreign] }),
      'upload-not-yours',
    );
    expectRefusal(await act(renter, id, 'photograph-handover', { photos: [] }), 'invalid-request');
  });
});
