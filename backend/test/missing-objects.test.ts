import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../src/kernel/day.js';
import type { ItemDetailView, ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import { TellNews } from '../src/modules/favourites/tell-news.js';
import { Items } from '../src/modules/items/index.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { AdvanceCalendar } from '../src/modules/rentals/calendar/advance-calendar.js';
import type { QuoteView, RentalView } from '../src/modules/rentals/rentals.schema.js';
import { TellNextRenters } from '../src/modules/rentals/return/tell-next-renters.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { anUpload } from './support/pictures.js';
import { aRequest, inDays, seenBy, updateStatus, walletOf } from './support/rentals.js';
import { answerBySms, confirmNumber, lastSms } from './support/sms-service.js';

useApi();

type Days = [from: number, to: number];

const act = (as: Person, id: string, action: string, body?: object) =>
  api<RentalView>(`/api/rentals/${id}/${action}`, { method: 'POST', as, ...(body && { body }) });

const reportMissing = (owner: Person, id: string) =>
  act(owner, id, 'report-missing', { reason: 'Il ne répond plus au téléphone' });

/**
 * An object that is let for the days 10 to 13, two days after the last one: it is late.
 *
 * @param pieces of it, of which one is let
 */
async function aLateRental({ pieces = 1, ...traits }: { pieces?: number; owner?: Person } = {}) {
  const owner = traits.owner ?? (await aMember({ name: 'Alice Mba', verified: true }));
  const word = `mot${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const { id: itemId } = await anItem({ owner, pieces, title: word });
  const late = await aRequest({ itemId, owner });
  expect((await updateStatus(owner, late.id, 'acceptée')).status).toBe(200);
  const later = await aRequest({ itemId, owner, from: 30, to: 33 });
  expect((await updateStatus(owner, later.id, 'acceptée')).status).toBe(200);
  setNow(new Date(startOfDay(addDays(inDays(13), 2)).getTime() + 12 * 3_600_000));
  await provided(AdvanceCalendar).execute();
  return { late, later, owner, itemId, word };
}

async function aMissingRental(traits = {}) {
  const rental = await aLateRental(traits);
  expect((await reportMissing(rental.owner, rental.late.id)).status).toBe(200);
  return rental;
}

const see = async (id: string, as?: Person) =>
  (await api<ItemDetailView>(`/single/item/${id}`, { ...(as && { as }) })).body;
const found = async (path: string) => (await api<ItemView[]>(path)).body.map(({ id }) => id);
const search = (word: string, filters = '') => found(`/items?q=${word}${filters}`);
const quote = (itemId: string, [from, to]: Days, pieces = 1) =>
  api<QuoteView>(
    `/api/items/${itemId}/quote?start_date=${inDays(from)}&end_date=${inDays(to)}&pieces=${pieces}`,
  );

async function isListedAnywhere({
  itemId,
  owner,
  word,
}: Record<'itemId' | 'word', string> & { owner: Person }) {
  const { id: other } = await anItem({ title: word });
  const lists = await Promise.all([
    search(word),
    found(`/api/items/${other}/similar?limit=12`),
    found(`/api/owners/${owner.id}/items`),
    provided(Items).listOfferedIds(itemId, 1),
  ]);
  await provided(Db).item.delete({ where: { id: other } });
  return lists.map((ids) => ids.includes(itemId));
}

const offer = ({ owner, itemId }: { owner: Person; itemId: string }) =>
  api<ItemView>('/item/update-availability', {
    ...{ method: 'PUT', as: owner },
    body: { item_id: itemId, available: true },
  });

async function decideLoss(rentalId: string) {
  const { status } = await api(`/api/admin/rentals/${rentalId}/share-deposit`, {
    ...{ method: 'POST', as: await aStaffMember() },
    body: { amount: 20_000, reason: 'Le locataire ne répond plus' },
  });
  expect(status).toBe(200);
}

async function mailOfLoss({ email }: Person) {
  const found = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Caution'));
  return found?.text ?? '';
}

/** Its owner opens the form of an object. @returns what saves it with so many pieces */
async function openForm({ owner, itemId }: { owner: Person; itemId: string }) {
  const { version, title } = await provided(Db).item.findUniqueOrThrow({ where: { id: itemId } });
  return (pieces: number, price = 5_000) =>
    api<ItemView>(`/items/${itemId}`, {
      ...{ method: 'PUT', as: owner },
      body: { title, price, pieces, version },
    });
}

async function setStock(object: { owner: Person; itemId: string }, pieces: number) {
  const save = await openForm(object);
  expect((await save(pieces)).status).toBe(200);
}

async function newsTo({ email }: Person) {
  wait(11 * 60);
  await provided(TellNews).execute();
  return (await mailsTo(email)).map(({ subject }) => subject.replace(/^«.*» est /, ''));
}

/** What the audit says of an object; other tests leave worse. */
async function findingsAbout(id: string) {
  const findings = await provided(AuditBooks).execute();
  return findings.flatMap(({ violations }) =>
    violations.filter((row) => JSON.stringify(row).includes(id)),
  );
}

describe('an object that is reported as not given back', () => {
  it('is on no list and free on no day until it is settled', async () => {
    const rental = await aLateRental();
    const { late, owner, itemId } = rental;
    expect(await isListedAnywhere(rental)).toEqual([true, true, true, true]);
    await reportMissing(owner, late.id);
    expect(await isListedAnywhere(rental)).toEqual([false, false, false, false]);

    const seen = await see(itemId);
    expect(seen).toMatchObject({ available: false, missing: true });
    const { firstStart, lastStart, longestDays } = seen.periodRules;
    expect(seen.blockedPeriods).toEqual([
      { start: firstStart, end: addDays(lastStart, longestDays) },
    ]);
    const { body: own } = await api<ItemView[]>(`/item/${owner.id}`, { as: owner });
    expect(own[0]).toMatchObject({ id: itemId, available: false, missing: true });
    const staff = await aStaffMember();
    const { body } = await api<{ state: string }>(`/api/admin/items/${itemId}`, { as: staff });
    expect(body.state).toBe('missing');
    expectRefusal(await quote(itemId, [0, 3]), 'object-missing');

    await act(owner, late.id, 'confirm-return');
    expect(await isListedAnywhere(rental)).toEqual([true, true, true, true]);
    expect(await see(itemId)).toMatchObject({ available: true, missing: false });
    expect(await findingsAbout(itemId)).toEqual([]);
  });

  it('is lost when staff have shared the deposit: withdrawn until its owner offers it again', async () => {
    const rental = await aMissingRental();
    await decideLoss(rental.late.id);
    expect(await isListedAnywhere(rental)).toEqual([false, false, false, false]);
    expectRefusal(await quote(rental.itemId, [0, 3]), 'item-unavailable');
    expect(await see(rental.itemId)).toMatchObject({ available: false, missing: false });
    expect(await mailOfLoss(rental.owner)).toContain("L'annonce est retirée");

    expect((await offer(rental)).body).toMatchObject({ available: true, missing: false });
    expect(await isListedAnywhere(rental)).toEqual([true, true, true, true]);
    expect((await quote(rental.itemId, [0, 3])).status).toBe(200);
    expect(await findingsAbout(rental.itemId)).toEqual([]);
  });

  it('is not offered by staff who show it again after the loss', async () => {
    const rental = await aMissingRental();
    const staff = await aStaffMember();
    const moderate = (act: string) =>
      api(`/api/admin/items/${rental.itemId}/${act}`, {
        ...{ method: 'POST', as: staff },
        body: { reason: 'Photo à revoir' },
      });
    expect((await moderate('hide')).status).toBe(200);
    await decideLoss(rental.late.id);
    expect((await moderate('restore')).status).toBe(200);
    expect(await isListedAnywhere(rental)).toEqual([false, false, false, false]);
  });

  it('is never lost and offered, whatever stands before the database', async () => {
    const { late } = await aMissingRental();
    const settled = {
      returnStatus: 'settled',
      securityDepositStatus: 'shared',
      ownerShare: 0,
    } as const;
    const lost = provided(Db).rental.update({ where: { id: late.id }, data: settled });
    await expect(lost).rejects.toThrow(/rentals_lost_object_offered/);
  });

  it('stays off the lists when its owner offers it meanwhile', async () => {
    const { owner, itemId, word } = await aMissingRental();
    const { body: item } = await offer({ owner, itemId });
    expect(item).toMatchObject({ available: false, missing: true });
    expect(await search(word)).toEqual([]);
  });

  it('leaves what was accepted before, whose renter is told and gets everything back', async () => {
    const { later, owner, itemId } = await aMissingRental();
    await provided(TellNextRenters).execute();
    expect(await seenBy(owner, later.id)).toMatchObject({ status: 'acceptée', delayed: true });
    const seen = await seenBy(later.renter, later.id);
    expect(seen).toMatchObject({ delayed: true, refund_percent: 100 });
    expect((await updateStatus(later.renter, later.id, 'annulée')).status).toBe(200);
    expect(await walletOf(later.renter)).toMatchObject({ balance: 35_000 });
    expect(await findingsAbout(itemId)).toEqual([]);
  });

  it('is let by no request that waits, whatever stands before the database', async () => {
    const { late, owner, itemId } = await aLateRental();
    const { id } = await aRequest({ itemId, owner, from: 5, to: 8 });
    expect((await seenBy(owner, id)).actions).toContain('accept');
    await reportMissing(owner, late.id);
    const seen = await seenBy(owner, id);
    expect(seen.needed_out).toBe('missing');
    expect(seen.actions).not.toContain('accept');
    expect(seen.actions).toContain('refuse');
    expectRefusal(await updateStatus(owner, id, 'acceptée'), 'object-missing');
    const data = { status: 'acceptee', handoverDueAt: startOfDay(inDays(6)) } as const;
    const accepted = provided(Db).rental.update({ where: { id }, data });
    await expect(accepted).rejects.toThrow(/rentals_object_missing/);
  });

  it('can be accepted by SMS, with the same code, once it is back', async () => {
    const owner = await aMember({ verified: true });
    const number = await confirmNumber(owner);
    const { late, itemId } = await aLateRental({ owner });
    const { id } = await aRequest({ itemId, owner, from: 5, to: 8 });
    const answer = /OUI \d{4}/.exec(await lastSms(number))?.[0] ?? '';
    await reportMissing(owner, late.id);
    await answerBySms(number, answer);
    expect(await lastSms(number)).toContain('signalé non rendu');
    await act(owner, late.id, 'confirm-return');
    await answerBySms(number, answer);
    expect((await seenBy(owner, id)).status).toBe('acceptée');
  });

  it.each(['confirm-return', 'contest-return'])(
    'is told to those who keep an eye on it when it is back: %s',
    async (step) => {
      const { late, owner, itemId } = await aMissingRental();
      const { id: photo } = await anUpload(owner, 'rental');
      const claim = { amount: 5_000, reason: 'Batterie perdue', photos: [photo] };
      const body = step === 'contest-return' ? claim : {};
      const member = await aMember();
      await api(`/api/favourites/${itemId}`, { method: 'PUT', as: member, body: {} });
      expect((await act(owner, late.id, step, body)).status).toBe(200);
      expect(await newsTo(member)).toEqual(['de nouveau proposé']);
    },
  );

  it('is told to nobody when it is lost, but when its owner offers it again', async () => {
    const rental = await aMissingRental();
    const member = await aMember();
    await api(`/api/favourites/${rental.itemId}`, { method: 'PUT', as: member, body: {} });
    await decideLoss(rental.late.id);
    expect(await newsTo(member)).toEqual([]);
    await offer(rental);
    expect(await newsTo(member)).toEqual(['de nouveau proposé']);
  });

  it('is accepted before the report or not at all, at the same moment', async () => {
    const { late, owner, itemId } = await aLateRental();
    const { id } = await aRequest({ itemId, owner, from: 5, to: 8 });
    const [accepted, reported] = await Promise.all([
      updateStatus(owner, id, 'acceptée'),
      reportMissing(owner, late.id),
    ]);
    expect(reported.status).toBe(200);
    if (accepted.status !== 200) expectRefusal(accepted, 'object-missing');
    expect(await findingsAbout(itemId)).toEqual([]);
  });
});

describe('a missing piece of several', () => {
  it('is not to let, and the others are', async () => {
    const { owner, itemId, word } = await aMissingRental({ pieces: 3 });
    const seen = await see(itemId);
    const missingPieces = 1;
    expect(seen).toMatchObject({ available: true, missing: false, pieces: 3, missingPieces });
    expect(seen.blockedPeriods).toEqual([]);
    const { body: own } = await api<ItemView[]>(`/item/${owner.id}`, { as: owner });
    expect(own[0]).toMatchObject({ id: itemId, pieces: 3, missingPieces });
    const [card] = (await api<ItemView[]>(`/items?q=${word}`)).body;
    expect(card).toMatchObject({ id: itemId, pieces: 2, missingPieces: 0 });
    expect(seen.taken[0]).toMatchObject({ start: inDays(0), pieces: 1 });
    expect(await search(word)).toEqual([itemId]);
    const days = `&from=${inDays(5)}&to=${inDays(8)}`;
    for (const filters of ['', days]) {
      expect(await search(word, `${filters}&pieces=2`)).toEqual([itemId]);
      expect(await search(word, `${filters}&pieces=3`)).toEqual([]);
    }

    const three = aRequest({ itemId, owner, from: 5, to: 8, pieces: 3 });
    await expect(three).rejects.toMatchObject({ code: 'object-missing' });
    const two = await aRequest({ itemId, owner, from: 5, to: 8, pieces: 2 });
    expect((await updateStatus(owner, two.id, 'acceptée')).status).toBe(200);
    const more = aRequest({ itemId, owner, from: 6, to: 7 });
    await expect(more).rejects.toMatchObject({ code: 'object-missing' });
    expect(await search(word, days)).toEqual([]);
    expect(await findingsAbout(itemId)).toEqual([]);
  });
});

describe('the stock of an object of which a piece is missing', () => {
  it('is smaller by the pieces that are lost, and the others stay offered', async () => {
    const rental = await aMissingRental({ pieces: 3 });
    await decideLoss(rental.late.id);
    expect(await see(rental.itemId)).toMatchObject({ available: true, pieces: 2 });
    expect(await search(rental.word, '&pieces=2')).toEqual([rental.itemId]);
    expect(await mailOfLoss(rental.owner)).toContain('La pièce non rendue ne compte plus');
    expect(await findingsAbout(rental.itemId)).toEqual([]);
    await setStock(rental, 3);
    expect(await search(rental.word, '&pieces=3')).toEqual([rental.itemId]);
  });

  it.each([
    ['leaves the stock', 3],
    ['withdraws the object', 1],
  ])(
    'is not put back by a form that was opened before the decision, which %s',
    async (_, pieces) => {
      const rental = await aMissingRental({ pieces });
      const save = await openForm(rental);
      await decideLoss(rental.late.id);
      expectRefusal(await save(pieces, 6_000), 'item-changed');
      const left = { available: pieces > 1, pieces: Math.max(1, pieces - 1), price: 5_000 };
      expect(await see(rental.itemId)).toMatchObject(left);
      const again = await openForm(rental);
      expect((await again(left.pieces, 6_000)).status).toBe(200);
    },
  );

  it('is edited by a form that was opened before a decision which changes nothing', async () => {
    const rental = await aMissingRental({ pieces: 2 });
    await setStock(rental, 1);
    const save = await openForm(rental);
    await decideLoss(rental.late.id);
    expect((await save(1, 6_000)).status).toBe(200);
  });

  it('stays as it is when what was accepted before needs it: the object is withdrawn', async () => {
    const rental = await aLateRental({ pieces: 2 });
    const { itemId, owner } = rental;
    const { id } = await aRequest({ itemId, owner, from: 15, to: 18 });
    expect((await updateStatus(owner, id, 'acceptée')).status).toBe(200);
    await reportMissing(owner, rental.late.id);
    await decideLoss(rental.late.id);
    expect(await see(itemId)).toMatchObject({ available: false, pieces: 2 });
    expect(await mailOfLoss(owner)).toContain("L'annonce est retirée");
    expect(await findingsAbout(itemId)).toEqual([]);
  });

  it('has pieces free for the days that others look at when the missing one is back', async () => {
    const { late, owner, itemId } = await aMissingRental({ pieces: 2 });
    const other = await aRequest({ itemId, owner, from: 5, to: 8 });
    expect((await updateStatus(owner, other.id, 'acceptée')).status).toBe(200);
    const member = await aMember();
    const body = { start: inDays(6), end: inDays(8) };
    await api(`/api/favourites/${itemId}`, { method: 'PUT', as: member, body });
    await act(owner, late.id, 'confirm-return');
    expect(await newsTo(member)).toEqual([expect.stringContaining('libre')]);
  });

  it('is lowered by the missing piece first, which comes back beside it or not at all', async () => {
    for (const isBack of [true, false]) {
      const rental = await aMissingRental({ pieces: 2 });
      const { late, owner, itemId, word } = rental;
      await setStock(rental, 1);
      expect(await see(itemId)).toMatchObject({ available: true, missing: false, pieces: 1 });
      expect(await isListedAnywhere(rental)).toEqual([true, true, true, true]);
      const { id } = await aRequest({ itemId, owner, from: 5, to: 8 });
      expect((await updateStatus(owner, id, 'acceptée')).status).toBe(200);
      expect(await findingsAbout(itemId)).toEqual([]);

      if (isBack) expect((await act(owner, late.id, 'confirm-return')).status).toBe(200);
      else await decideLoss(late.id);
      expect(await see(itemId)).toMatchObject({ available: true, pieces: 1 });
      expect(await search(word)).toEqual([itemId]);
      expect(await findingsAbout(itemId)).toEqual([]);
    }
  });
});

describe('an object that is late and not reported', () => {
  it('can be asked for, and payer and owner are told before', async () => {
    const { late, owner, itemId } = await aLateRental();
    expect((await see(itemId)).available).toBe(true);
    expect((await quote(itemId, [1, 4])).body.late).toBe(true);
    const request = await aRequest({ itemId, owner, from: 1, to: 4 });
    for (const party of [request.renter, owner])
      expect((await seenBy(party, request.id)).needed_out).toBe('late');

    await act(owner, late.id, 'confirm-return');
    expect((await quote(itemId, [1, 4])).body.late).toBe(false);
    expect((await seenBy(owner, request.id)).needed_out).toBeNull();
    expect((await updateStatus(owner, request.id, 'acceptée')).status).toBe(200);
    expect((await seenBy(owner, request.id)).needed_out).toBeNull();
  });

  it('is no reason to warn while another piece is there', async () => {
    const { itemId } = await aLateRental({ pieces: 2 });
    expect((await quote(itemId, [1, 4])).body.late).toBe(false);
    expect((await quote(itemId, [1, 4], 2)).body.late).toBe(true);
  });
});
