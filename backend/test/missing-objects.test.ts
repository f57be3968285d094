import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../src/kernel/day.js';
import type { ItemDetailView, ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import { Items } from '../src/modules/items/index.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { AdvanceCalendar } from '../src/modules/rentals/calendar/advance-calendar.js';
import type { QuoteView, RentalView } from '../src/modules/rentals/rentals.schema.js';
import { TellNextRenters } from '../src/modules/rentals/return/tell-next-renters.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { aRequest, inDays, seenBy, updateStatus, walletOf } from './support/rentals.js';

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
async function aLateRental({ pieces = 1 } = {}) {
  const owner = await aMember({ name: 'Alice Mba', verified: true });
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

  it('is listed again when staff have shared the deposit', async () => {
    const rental = await aMissingRental();
    const decided = await api(`/api/admin/rentals/${rental.late.id}/share-deposit`, {
      ...{ method: 'POST', as: await aStaffMember() },
      body: { amount: 20_000, reason: 'Le locataire ne répond plus' },
    });
    expect(decided.status).toBe(200);
    expect(await isListedAnywhere(rental)).toEqual([true, true, true, true]);
    expect((await quote(rental.itemId, [0, 3])).status).toBe(200);
  });

  it('stays off the lists when its owner offers it meanwhile', async () => {
    const { owner, itemId, word } = await aMissingRental();
    const body = { item_id: itemId, available: true };
    const { body: item } = await api<ItemView>('/item/update-availability', {
      ...{ method: 'PUT', as: owner, body },
    });
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
    expect(seen).toMatchObject({ available: true, missing: false, pieces: 3, blockedPeriods: [] });
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
