import { describe, expect, it } from 'vitest';
import { addDays, beforeInFrench, startOfDay } from '../src/kernel/day.js';
import type { ItemDetailView } from '../src/modules/catalogue/catalogue.schema.js';
import { AdvanceCalendar } from '../src/modules/rentals/calendar/advance-calendar.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import type { RentalStepView, RentalView } from '../src/modules/rentals/rentals.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, download, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, aStaffMember, aToken, type Person, setRole } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { anUpload } from './support/pictures.js';
import { aRequest, heldFor, inDays, seenBy, updateStatus, walletOf } from './support/rentals.js';

useApi();

const reason = 'Le mandrin est fendu';

/** A rental of days 10 to 13, 15 000 XAF and a deposit of 20 000, seen on its second day at noon. */
async function aRunningRental() {
  const rental = await aRequest();
  await updateStatus(rental.owner, rental.id, 'acceptée');
  const [start, end] = [inDays(10), inDays(13)];
  setNow(hoursInto(inDays(11), 12));
  return { ...rental, start, end };
}

/** The same, its object already back by the renter's word. */
async function aReturnedRental() {
  const rental = await aRunningRental();
  expect((await act(rental.renter, rental.id, 'declare-return')).status).toBe(200);
  return rental;
}

const hoursInto = (day: string, hours: number) =>
  new Date(startOfDay(day).getTime() + hours * 3_600_000);

function waitHours(hours: number): void {
  setNow(new Date(provided(Clock).now().getTime() + hours * 3_600_000));
}

const act = (as: Person, id: string, action: string, body?: object) =>
  api<RentalView>(`/api/rentals/${id}/${action}`, { method: 'POST', as, ...(body && { body }) });

async function contest(owner: Person, id: string, amount = 12_000) {
  const { id: photo } = await anUpload(owner, 'rental');
  const answer = await act(owner, id, 'contest-return', { amount, reason, photos: [photo] });
  expect(answer.status).toBe(200);
  return { photo, rental: answer.body };
}

const share = (as: Person, id: string, amount: number) =>
  api(`/api/admin/rentals/${id}/share-deposit`, {
    method: 'POST',
    as,
    body: { amount, reason: 'Photos et messages lus' },
  });

const settleUnanswered = () => provided(SettleUnanswered).execute();

describe('a return', () => {
  it('is declared by the renter and confirmed by the owner; the security deposit is released once', async () => {
    const { id, owner, renter } = await aRunningRental();
    expectRefusal(await act(owner, id, 'declare-return'), 'forbidden');
    expectRefusal(await act(await aMember(), id, 'declare-return'), 'rental-not-found');
    expect((await act(renter, id, 'declare-return')).body.return_status).toBe('declared');
    const confirmed = await act(owner, id, 'confirm-return');
    expect(confirmed.body).toMatchObject({
      return_status: 'confirmed',
      deposit_status: 'released',
    });
    const balance = { balance: 20_000, withdrawable: 20_000 };
    expect(await walletOf(renter)).toEqual(balance);
    expect((await act(owner, id, 'confirm-return')).body).toEqual(confirmed.body);
    expect(await walletOf(renter)).toEqual(balance);
  });

  it('is not confirmed nor contested by an owner alone before the last day', async () => {
    const { id, owner, end } = await aRunningRental();
    const { id: photo } = await anUpload(owner, 'rental');
    const claim = { amount: 5_000, reason, photos: [photo] };
    expectRefusal(await act(owner, id, 'confirm-return'), 'move-not-allowed');
    expectRefusal(await act(owner, id, 'contest-return', claim), 'move-not-allowed');
    setNow(startOfDay(end));
    expect((await act(owner, id, 'confirm-return')).status).toBe(200);
  });

  it('that the owner confirms early ends the rental, and frees the days from the next one on', async () => {
    const { id, itemId, owner, end } = await aReturnedRental();
    const { body } = await act(owner, id, 'confirm-return');
    const [today, tomorrow] = [inDays(0), inDays(1)];
    expect(body).toMatchObject({ status: 'terminée', returned_on: today, end_date: end });
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 0 });
    const { body: item } = await api<ItemDetailView>(`/single/item/${itemId}`);
    expect(item).toMatchObject({ blockedPeriods: [{ end: tomorrow }] });
    const next = await aRequest({ itemId, owner, from: 1, to: 2 });
    expect((await updateStatus(owner, next.id, 'acceptée')).status).toBe(200);
  });

  it('keeps the object on the day itself with the renter who had it', async () => {
    const { id, itemId, owner } = await aReturnedRental();
    await act(owner, id, 'confirm-return');
    await expect(aRequest({ itemId, owner, from: 0, to: 1 })).rejects.toThrow();
  });

  it('is settled when the owner is silent for 48 hours, which begin on the last day at the earliest', async () => {
    const { id, owner, renter, end } = await aRunningRental();
    const { body } = await act(renter, id, 'declare-return');
    const due = startOfDay(addDays(end, 2));
    expect(body.return_due_at).toBe(due.toISOString());
    expect((await mailsTo(owner.email))[0]?.text).toContain(
      `${beforeInFrench(due)} : sans réponse`,
    );
    setNow(new Date(due.getTime() - 1));
    await settleUnanswered();
    expect(await walletOf(renter)).toEqual({ balance: 0, withdrawable: 0 });
    setNow(due);
    await settleUnanswered();
    expect(await walletOf(renter)).toEqual({ balance: 20_000, withdrawable: 20_000 });
  });

  it('that nobody declares is settled for the renter 14 days after the last day', async () => {
    const { id, renter, end } = await aRunningRental();
    setNow(hoursInto(addDays(end, 13), 23));
    await provided(AdvanceCalendar).advance(id);
    await settleUnanswered();
    expect((await seenBy(renter, id)).deposit_status).toBe('held');
    setNow(startOfDay(addDays(end, 14)));
    await settleUnanswered();
    expect((await seenBy(renter, id)).deposit_status).toBe('released');
  });

  it('cannot be taken back to an earlier step: 409 with how the rental stands', async () => {
    const { id, owner, end } = await aReturnedRental();
    await act(owner, id, 'confirm-return');
    setNow(startOfDay(end));
    const answer = await act(owner, id, 'report-missing', { reason });
    expectRefusal(answer, 'move-not-allowed');
    expect(answer.body).toMatchObject({
      state: { status: 'terminee', return_status: 'confirmed' },
    });
  });
});

describe('a contested return', () => {
  it('ends the rental; the deposit stays held until the renter agrees, then each has a part', async () => {
    const { id, owner, renter } = await aReturnedRental();
    const { rental } = await contest(owner, id);
    expect(rental).toMatchObject({
      status: 'terminée',
      return_status: 'contested',
      claim: { claimed: 12_000, offered: null },
    });
    expect(await heldFor(id)).toEqual([{ kind: 'security_deposit', balance: 20_000n }]);
    const settled = await act(renter, id, 'accept-claim');
    expect(settled.body).toMatchObject({ deposit_status: 'shared', owner_share: 12_000 });
    expect((await act(renter, id, 'accept-claim')).body).toEqual(settled.body);
    expect(await walletOf(owner)).toMatchObject({ balance: 27_000 });
    expect(await walletOf(renter)).toMatchObject({ balance: 8_000 });
    expect(await heldFor(id)).toEqual([]);
  });

  it('is answered with another amount, which the owner accepts, or leaves to hold by silence', async () => {
    for (const ending of ['accepted', 'silent'] as const) {
      const { id, owner, renter } = await aReturnedRental();
      await contest(owner, id);
      const offer = { amount: 5_000, reason: 'Il était déjà abîmé' };
      expect((await act(renter, id, 'counter-claim', offer)).body.return_status).toBe('countered');
      if (ending === 'accepted') await act(owner, id, 'accept-offer');
      else {
        waitHours(48);
        await settleUnanswered();
      }
      expect(await seenBy(owner, id)).toMatchObject({ owner_share: 5_000 });
      expect(await walletOf(renter)).toMatchObject({ balance: 15_000 });
    }
  });

  it('goes to staff when the parties do not agree, or the renter is silent, and they share with a reason', async () => {
    const staff = await aStaffMember();
    for (const ending of ['refused', 'silent'] as const) {
      const { id, owner, renter } = await aReturnedRental();
      await contest(owner, id);
      expectRefusal(await share(staff, id, 3_000), 'move-not-allowed');
      if (ending === 'refused') {
        await act(renter, id, 'counter-claim', { amount: 0, reason: 'Rien n’est cassé' });
        await act(owner, id, 'refuse-offer', { reason: 'Voyez les photos' });
      } else {
        waitHours(48);
        await settleUnanswered();
      }
      expect((await seenBy(renter, id)).return_status).toBe('disputed');
      const proven = { ...staff, token: await aToken(staff.id) };
      expect((await share(proven, id, 3_000)).status).toBe(200);
      expect(await walletOf(renter)).toMatchObject({ balance: 17_000 });
      expect(await walletOf(owner)).toMatchObject({ balance: 18_000 });
      const entry = await provided(Db).auditLog.findFirst({ where: { subjectId: id } });
      expect(entry).toMatchObject({ action: 'share-deposit', actorId: staff.id });
    }
  });

  it('is dropped by an owner who confirms after all', async () => {
    const { id, owner, renter } = await aReturnedRental();
    await contest(owner, id);
    await act(owner, id, 'confirm-return');
    expect(await walletOf(renter)).toMatchObject({ balance: 20_000 });
  });

  it('names an amount up to the deposit; an offer is below the claim', async () => {
    const { id, owner, renter } = await aReturnedRental();
    const { id: photo } = await anUpload(owner, 'rental');
    const claim = { reason, photos: [photo] };
    const tooMuch = await act(owner, id, 'contest-return', { ...claim, amount: 20_001 });
    expectRefusal(tooMuch, 'claim-out-of-range');
    expectRefusal(
      await act(owner, id, 'contest-return', { ...claim, amount: 0 }),
      'invalid-request',
    );
    expectRefusal(
      await act(owner, id, 'contest-return', { amount: 5_000, reason, photos: [] }),
      'invalid-request',
    );
    await contest(owner, id, 20_000);
    const offer = await act(renter, id, 'counter-claim', { amount: 20_000, reason });
    expectRefusal(offer, 'claim-out-of-range');
  });

  it('is not decided by a member of staff who is a party', async () => {
    const { id, owner } = await aReturnedRental();
    await contest(owner, id);
    waitHours(48);
    await settleUnanswered();
    await setRole(owner, 'staff');
    expectRefusal(await share(owner, id, 20_000), 'own-rental');
  });

  it('shows reason, amount and photos to both parties and staff, to nobody else', async () => {
    const { id, owner, renter } = await aReturnedRental();
    const { photo } = await contest(owner, id);
    const path = `/api/rentals/${id}/photos/${photo}`;
    const { body } = await api<RentalStepView[]>(`/api/rentals/${id}/history`, { as: renter });
    expect(body.at(-1)).toMatchObject({
      event: 'contest-return',
      reason,
      claimed: 12_000,
      photos: [path],
    });
    for (const as of [owner, renter, await aStaffMember()]) {
      const file = await download(`${path}?width=320`, as);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expectRefusal(await api(path, { as: await aMember() }), 'rental-not-found');
    expect((await download(`/files/rentals/${photo}/1280.webp`)).status).toBe(404);
    const another = await anUpload(owner, 'rental');
    expectRefusal(
      await api(`/api/rentals/${id}/photos/${another.id}`, { as: owner }),
      'upload-not-found',
    );
  });

  it.each([
    ['-3 hours', -3, true],
    ['+1 hour, which is wrong', 1, false],
  ])('keeps the time of the phone beside ours: %s', async (_, hours, isKept) => {
    const { id, renter } = await aRunningRental();
    const now = provided(Clock).now();
    const at = new Date(now.getTime() + hours * 3_600_000).toISOString();
    expect((await act(renter, id, 'declare-return', { at })).status).toBe(200);
    const { body } = await api<RentalStepView[]>(`/api/rentals/${id}/history`, { as: renter });
    expect(body.at(-1)).toMatchObject({
      event: 'declare-return',
      device_at: isKept ? at : null,
    });
  });

  it('keeps photos of the caller alone, each for one step', async () => {
    const { id, owner, renter } = await aReturnedRental();
    const { id: theirs } = await anUpload(renter, 'rental');
    const claim = { amount: 1_000, reason, photos: [theirs] };
    expectRefusal(await act(owner, id, 'contest-return', claim), 'upload-not-yours');
    expect((await seenBy(owner, id)).return_status).toBe('declared');
  });
});

describe('an object that is not given back', () => {
  it('is reported from the last day on; the deposit stays held, and staff see it first', async () => {
    const { id, owner, renter, end } = await aRunningRental();
    const missing = { reason: 'Il ne répond plus au téléphone' };
    expectRefusal(await act(owner, id, 'report-missing', missing), 'move-not-allowed');
    setNow(hoursInto(end, 9));
    await act(renter, id, 'declare-return');
    expect((await act(owner, id, 'report-missing', missing)).body.return_status).toBe('missing');
    const other = await aReturnedRental();
    await contest(other.owner, other.id);
    waitHours(48);
    await provided(AdvanceCalendar).advance(id);
    await settleUnanswered();
    expect((await seenBy(renter, id)).deposit_status).toBe('held');
    const staff = await aStaffMember();
    const { body } = await api<RentalView[]>('/api/admin/rentals?disputed=true', { as: staff });
    const listed = body.map((rental) => rental.id);
    expect(listed).toContain(other.id);
    expect(listed[0]).toBe(id);
    expect((await share(staff, id, 20_000)).status).toBe(200);
    expect(await walletOf(owner)).toMatchObject({ balance: 35_000 });
  });

  it('is answered by the renter with words and photos, again until staff decide; the owner is told', async () => {
    const { id, owner, renter, end } = await aRunningRental();
    const first = { reason: 'Rendu à son frère, sur le pas de la porte', photos: [] as string[] };
    expectRefusal(await act(renter, id, 'answer-missing', first), 'move-not-allowed');
    setNow(hoursInto(end, 9));
    await act(owner, id, 'report-missing', { reason: 'Il ne répond plus au téléphone' });
    expect((await seenBy(renter, id)).actions).toContain('answer-missing');
    expectRefusal(await act(owner, id, 'answer-missing', first), 'forbidden');
    const short = { reason: 'Rendu' };
    expectRefusal(await act(renter, id, 'answer-missing', short), 'invalid-request');
    const { id: photo } = await anUpload(renter, 'rental');
    const second = { reason: 'Voici la photo de la remise', photos: [photo] };
    const theirs = await anUpload(owner, 'rental');
    const foreign = { ...second, photos: [theirs.id] };
    expectRefusal(await act(renter, id, 'answer-missing', foreign), 'upload-not-yours');
    // Each as a phone on a bad network sends it: twice.
    for (const answer of [first, first, second, second]) {
      const { status, body } = await act(renter, id, 'answer-missing', answer);
      expect([status, body.return_status, body.deposit_status]).toEqual([200, 'missing', 'held']);
    }
    const mails = await mailsTo(owner.email);
    expect(mails.filter(({ subject }) => subject.startsWith('Le locataire répond'))).toHaveLength(
      2,
    );
    await expect(aRequest({ renter })).rejects.toMatchObject({ code: 'object-not-returned' });
    const staff = await aStaffMember();
    for (const viewer of [owner, staff]) {
      const { body } = await api<RentalStepView[]>(`/api/rentals/${id}/history`, { as: viewer });
      const answers = body.filter(({ event }) => event === 'answer-missing');
      expect(answers.map(({ reason, by }) => [reason, by])).toEqual([
        [first.reason, 'renter'],
        [second.reason, 'renter'],
      ]);
      expect((await download(answers[1]?.photos[0] ?? '', viewer)).status).toBe(200);
    }
    await share(staff, id, 5_000);
    const late = { reason: 'Une dernière chose à dire' };
    expectRefusal(await act(renter, id, 'answer-missing', late), 'move-not-allowed');
  });

  it('is answered ten times at most, and never where nobody says that it is missing', async () => {
    const { id, owner, renter, end } = await aRunningRental();
    const answer = { event: 'answer-missing', to: 'en_cours', actor: 'renter' } as const;
    const written = provided(Db).rentalEvent.create({
      data: { ...answer, rentalId: id, actorId: renter.id, at: provided(Clock).now() },
    });
    await expect(written).rejects.toThrow(/not missing/);
    setNow(hoursInto(end, 9));
    await act(owner, id, 'report-missing', { reason: 'Il ne répond plus au téléphone' });
    for (let count = 1; count <= 10; count++) {
      const said = { reason: `Réponse numéro ${count}` };
      expect((await act(renter, id, 'answer-missing', said)).status).toBe(200);
    }
    const more = { reason: 'Réponse numéro 11' };
    expectRefusal(await act(renter, id, 'answer-missing', more), 'move-not-allowed');
  });

  it('keeps the object from being paid for or accepted until it is settled', async () => {
    const { id, itemId, owner, end } = await aRunningRental();
    setNow(hoursInto(end, 9));
    const waiting = await aRequest({ itemId, from: 5, to: 7 });
    await act(owner, id, 'report-missing', { reason: 'Il ne répond plus au téléphone' });
    await expect(aRequest({ itemId, from: 9, to: 11 })).rejects.toMatchObject({
      code: 'object-missing',
    });
    expectRefusal(await updateStatus(owner, waiting.id, 'acceptée'), 'object-missing');
    await act(owner, id, 'confirm-return');
    expect((await aRequest({ itemId, from: 9, to: 11 })).id).toBeTruthy();
  });

  it('keeps the renter from paying for other objects until it is settled', async () => {
    const { id, owner, renter, end } = await aRunningRental();
    setNow(hoursInto(end, 9));
    await act(owner, id, 'report-missing', { reason: 'Il ne répond plus au téléphone' });
    await expect(aRequest({ renter })).rejects.toMatchObject({ code: 'object-not-returned' });
    await act(owner, id, 'confirm-return');
    expect((await aRequest({ renter })).id).toBeTruthy();
  });

  it('is another case once its owner has it back and contests: as any contested return', async () => {
    const { id, itemId, owner, renter, end } = await aRunningRental();
    const next = await aRequest({ itemId, from: 20, to: 23 });
    await updateStatus(owner, next.id, 'acceptée');
    const back = addDays(end, 3);
    setNow(hoursInto(back, 9));
    await provided(AdvanceCalendar).execute();
    await act(owner, id, 'report-missing', { reason: 'Il ne répond plus au téléphone' });
    const staff = await aStaffMember();
    const listed = async (filter: string) => {
      const path = `/api/admin/rentals?${filter}=true&perPage=100`;
      return (await api<RentalView[]>(path, { as: staff })).body.some((one) => one.id === id);
    };
    expect([await listed('disputed'), await listed('late')]).toEqual([true, true]);

    await contest(owner, id);
    for (const party of [owner, renter])
      expect(await seenBy(party, id)).toMatchObject({
        ...{ status: 'terminée', return_status: 'contested', deposit_status: 'held' },
        ...{ claim: { claimed: 12_000, offered: null }, returned_on: back },
        ...{ late: null, delayed: false },
      });
    const { return_due_at: due, actions } = await seenBy(renter, id);
    expect(Date.parse(due ?? '') - hoursInto(back, 9).getTime()).toBe(48 * 3_600_000);
    expect(actions).toEqual(expect.arrayContaining(['accept-claim', 'counter-claim']));
    expect(actions).not.toContain('answer-missing');
    expect([await listed('disputed'), await listed('late')]).toEqual([false, false]);
    expect(await seenBy(next.renter, next.id)).toMatchObject({ delayed: false });
    const subjects = (await mailsTo(renter.email)).map(({ subject }) => subject);
    expect(
      subjects.filter((subject) => subject.startsWith('Votre caution est contestée')),
    ).toHaveLength(1);
    expect((await aRequest({ renter })).id).toBeTruthy();
    expectRefusal(await share(staff, id, 5_000), 'move-not-allowed');

    waitHours(48);
    await settleUnanswered();
    expect((await seenBy(owner, id)).return_status).toBe('disputed');
    expect(await listed('disputed')).toBe(true);
    expect((await share(await aStaffMember(), id, 5_000)).status).toBe(200);
    expect(await walletOf(owner)).toMatchObject({ withdrawable: 20_000 });
    expect(await walletOf(renter)).toMatchObject({ balance: 15_000 });
    expect(await heldFor(id)).toEqual([]);
    // It is not lost: it stays offered.
    const { body: item } = await api<ItemDetailView>(`/single/item/${itemId}`);
    expect(item).toMatchObject({ available: true, missing: false });
  });

  it('is shared as lost or contested as back, at the same moment', async () => {
    const { id, itemId, owner, end } = await aRunningRental();
    setNow(hoursInto(end, 9));
    await act(owner, id, 'report-missing', { reason: 'Il ne répond plus au téléphone' });
    const { id: photo } = await anUpload(owner, 'rental');
    const claim = { amount: 12_000, reason, photos: [photo] };
    const staff = await aStaffMember();
    const [shared, contested] = await Promise.all([
      share(staff, id, 20_000),
      act(owner, id, 'contest-return', claim),
    ]);
    expect([shared.status, contested.status].sort()).toEqual([200, 409]);
    const { body: item } = await api<ItemDetailView>(`/single/item/${itemId}`);
    expect(item).toMatchObject({ available: contested.status === 200, missing: false });
  });
});
