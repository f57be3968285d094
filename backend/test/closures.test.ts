import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ItemCalendarView } from '../src/modules/catalogue/calendar/calendar.schema.js';
import type { ItemDetailView, ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { deadlocks } from './support/concurrency.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { paymentOf, payRental } from './support/payments.js';
import { anAskedChange, answerChange } from './support/rental-changes.js';
import {
  aRequest,
  aSubmittedPayment,
  confirm,
  inDays,
  paymentRequest,
  updateStatus,
  walletOf,
} from './support/rentals.js';

useApi();

const anOwner = () => aMember({ name: 'Marie Obame', verified: true });

function change(as: Person, itemId: string, from: number, to: number, closed: boolean) {
  const body = { start: inDays(from), end: inDays(to), closed };
  return api(`/api/items/${itemId}/closures`, { method: 'PUT', as, body });
}
const close = (as: Person, itemId: string, from: number, to: number) =>
  change(as, itemId, from, to, true);
const open = (as: Person, itemId: string, from: number, to: number) =>
  change(as, itemId, from, to, false);

const range = (from: number, to: number) => `from=${inDays(from)}&to=${inDays(to)}`;
const calendar = (as: Person, itemId: string, from = 0, to = 60) =>
  api<ItemCalendarView>(`/api/items/${itemId}/calendar?${range(from, to)}`, { as });

/** The closed periods, in days from today. */
async function closedDays(as: Person, itemId: string) {
  const { body } = await calendar(as, itemId);
  const days = Array.from({ length: 60 }, (_, index) => inDays(index));
  return body.periods
    .filter(({ kind }) => kind === 'closed')
    .map(({ start, end }) => [days.indexOf(start), days.indexOf(end)]);
}

/** An owner with one object. */
async function anOffer(traits: Parameters<typeof anItem>[0] = {}) {
  const owner = await anOwner();
  const { id: itemId } = await anItem({ owner, ...traits });
  return { owner, itemId };
}

/** An accepted rental of some days. */
async function aRental(offer: { owner: Person; itemId: string }, from: number, to: number) {
  const request = await aRequest({ ...offer, from, to });
  expect((await updateStatus(offer.owner, request.id, 'acceptée')).status).toBe(200);
  return request;
}

describe('closed days', () => {
  it('are taken for whoever looks for the object, on its page and in a search', async () => {
    const title = `mot${randomUUID().slice(0, 8)}`;
    const { owner, itemId } = await anOffer({ title });
    expect((await close(owner, itemId, 10, 13)).status).toBe(204);
    const { body } = await api<ItemDetailView>(`/single/item/${itemId}`);
    expect(body.blockedPeriods).toEqual([{ start: inDays(10), end: inDays(13) }]);
    const free = async (from: number, to: number) =>
      (await api<ItemView[]>(`/items?q=${title}&${range(from, to)}`)).body.length;
    expect([await free(12, 15), await free(13, 15), await free(8, 10)]).toEqual([0, 1, 1]);
  });

  it('make no rental of a payment that had begun: it is refunded', async () => {
    const { owner, itemId } = await anOffer();
    const renter = await aMember();
    const payment = await aSubmittedPayment({ itemId, renter, from: 12, to: 14 });
    await close(owner, itemId, 10, 13);
    await confirm(payment);
    expect((await paymentOf(payment)).rentalId).toBeNull();
    expect((await walletOf(renter)).balance).toBe(30_000);
  });

  it('cannot be paid for', async () => {
    const { owner, itemId } = await anOffer();
    const renter = await aMember();
    const request = await paymentRequest({ itemId, renter, from: 12, to: 14 });
    await close(owner, itemId, 10, 13);
    expectRefusal(await payRental(renter, request), 'dates-taken');
  });

  it('are refused to an acceptance, and the request goes on waiting', async () => {
    const { owner, itemId } = await anOffer();
    const { id } = await aRequest({ owner, itemId, from: 10, to: 13 });
    await close(owner, itemId, 12, 20);
    expectRefusal(await updateStatus(owner, id, 'acceptée'), 'days-closed');
    await open(owner, itemId, 12, 13);
    expect((await updateStatus(owner, id, 'acceptée')).status).toBe(200);
    expect(await closedDays(owner, itemId)).toEqual([[13, 20]]);
  });

  it('are no reason to open them while others hold the days that are wanted', async () => {
    const offer = await anOffer();
    const rental = await aRental(offer, 8, 10);
    const { id } = await aRequest({ ...offer, from: 10, to: 13 });
    const longer = await anAskedChange(rental.renter, rental.id, 'extension', inDays(11));
    expect((await answerChange(offer.owner, rental.id, longer, 'accept')).status).toBe(200);
    await close(offer.owner, offer.itemId, 12, 14);
    expectRefusal(await updateStatus(offer.owner, id, 'acceptée'), 'dates-taken');
    await answerChange(rental.renter, rental.id, longer, 'withdraw');
    expectRefusal(await updateStatus(offer.owner, id, 'acceptée'), 'days-closed');
  });

  it('are refused to the acceptance of an extension, whose renter is told that they are taken', async () => {
    const offer = await anOffer();
    const { id, renter } = await aRental(offer, 8, 10);
    const longer = await anAskedChange(renter, id, 'extension', inDays(13));
    await close(offer.owner, offer.itemId, 12, 14);
    expectRefusal(await answerChange(offer.owner, id, longer, 'accept'), 'days-closed');
    const quote = `/api/rentals/${id}/changes/quote?new_end_date=${inDays(13)}`;
    expectRefusal(await api(quote, { as: renter }), 'dates-taken');
    await open(offer.owner, offer.itemId, 12, 13);
    expect((await answerChange(offer.owner, id, longer, 'accept')).status).toBe(200);
  });

  it('join those beside them, and are open again where they are opened', async () => {
    const { owner, itemId } = await anOffer();
    await close(owner, itemId, 5, 8);
    await close(owner, itemId, 10, 12);
    expect(await closedDays(owner, itemId)).toEqual([
      [5, 8],
      [10, 12],
    ]);
    await close(owner, itemId, 8, 10);
    expect(await closedDays(owner, itemId)).toEqual([[5, 12]]);
    await open(owner, itemId, 7, 9);
    expect(await closedDays(owner, itemId)).toEqual([
      [5, 7],
      [9, 12],
    ]);
    await open(owner, itemId, 0, 30);
    expect(await closedDays(owner, itemId)).toEqual([]);
  });

  it('stay as they are when they are closed or opened again', async () => {
    const { owner, itemId } = await anOffer();
    await close(owner, itemId, 5, 8);
    const rows = () => provided(Db).itemClosure.findMany({ where: { itemId } });
    const before = await rows();
    expect((await close(owner, itemId, 6, 8)).status).toBe(204);
    expect((await open(owner, itemId, 9, 11)).status).toBe(204);
    expect(await rows()).toEqual(before);
  });

  it('are those of the object alone', async () => {
    const { owner, itemId } = await anOffer();
    const other = await anItem({ owner });
    await close(owner, itemId, 5, 8);
    await open(owner, other.id, 5, 8);
    expect(await closedDays(owner, itemId)).toEqual([[5, 8]]);
    expect(await closedDays(owner, other.id)).toEqual([]);
  });

  it('cannot be days that are let, before, over or within other days', async () => {
    const offer = await anOffer();
    await aRental(offer, 10, 13);
    for (const [from, to] of [
      [10, 13],
      [8, 11],
      [12, 15],
      [5, 20],
      [11, 12],
    ] as const) {
      expectRefusal(await close(offer.owner, offer.itemId, from, to), 'days-booked');
    }
    expect(await closedDays(offer.owner, offer.itemId)).toEqual([]);
    expect((await close(offer.owner, offer.itemId, 8, 10)).status).toBe(204);
    expect((await close(offer.owner, offer.itemId, 13, 15)).status).toBe(204);
  });

  it('may be let and asked for until they are: a request is no obstacle', async () => {
    const { owner, itemId } = await anOffer();
    await aRequest({ owner, itemId, from: 10, to: 13 });
    expect((await close(owner, itemId, 10, 13)).status).toBe(204);
  });

  it('of several pieces are the pieces that are left', async () => {
    const offer = await anOffer({ pieces: 3 });
    await aRental(offer, 10, 13);
    expect((await close(offer.owner, offer.itemId, 9, 14)).status).toBe(204);
    const { body } = await api<ItemDetailView>(`/single/item/${offer.itemId}`);
    expect(body.blockedPeriods).toEqual([{ start: inDays(9), end: inDays(14) }]);
  });

  it('of many pieces are written without those that were closed before', async () => {
    const { owner, itemId } = await anOffer({ pieces: 50 });
    const written = async () =>
      (
        await provided(Db).$queryRaw<{ row: string }[]>`
          select ctid::text as row from occupied_pieces
          where item_id = ${itemId}::uuid and start_date = ${inDays(10)}::date order by piece`
      ).map(({ row }) => row);
    await close(owner, itemId, 10, 11);
    const before = await written();
    expect(before).toHaveLength(50);
    for (const day of [12, 14, 16]) await close(owner, itemId, day, day + 1);
    await open(owner, itemId, 14, 15);
    expect(await written()).toEqual(before);
    expect(await closedDays(owner, itemId)).toEqual([
      [10, 11],
      [12, 13],
      [16, 17],
    ]);
  });

  it('are of the pieces that there are, and of those that come back', async () => {
    const offer = await anOffer({ pieces: 3 });
    const { owner, itemId } = offer;
    const closedPieces = async (day: number) => {
      const date = new Date(inDays(day));
      const on = { startDate: { lte: date }, endDate: { gt: date }, closureId: { not: null } };
      const rows = await provided(Db).occupiedPiece.findMany({
        where: { itemId, ...on },
        orderBy: { piece: 'asc' },
      });
      return rows.map(({ piece }) => piece);
    };
    const { id } = await aRental(offer, 10, 13);
    await close(owner, itemId, 9, 12);
    await close(owner, itemId, 20, 21);
    expect([await closedPieces(9), await closedPieces(10)]).toEqual([
      [1, 2, 3],
      [2, 3],
    ]);
    const edit = (pieces: number, version: number) =>
      api(`/items/${itemId}`, {
        method: 'PUT',
        as: owner,
        body: { title: 'Chaise', price: 5_000, pieces, version },
      });
    expect((await edit(5, 1)).status).toBe(200);
    expect([await closedPieces(10), await closedPieces(20)]).toEqual([
      [2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ]);
    expect((await edit(2, 2)).status).toBe(200);
    expect([await closedPieces(10), await closedPieces(20)]).toEqual([[2], [1, 2]]);
    await updateStatus(owner, id, 'annulée');
    expect([await closedPieces(9), await closedPieces(11)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it.each([
    ['yesterday', -1, 3],
    ['beyond two years', 700, 733],
  ])('cannot begin or end %s', async (_, from, to) => {
    const { owner, itemId } = await anOffer();
    expectRefusal(await close(owner, itemId, from, to), 'closure-out-of-range');
    expectRefusal(await open(owner, itemId, from, to), 'closure-out-of-range');
  });

  it('may begin on the day that it is in Gabon', async () => {
    const { owner, itemId } = await anOffer();
    const days = (start: string) =>
      api(`/api/items/${itemId}/closures`, {
        method: 'PUT',
        as: owner,
        body: { start, end: '2027-03-06', closed: true },
      });
    setNow('2027-03-04T23:00:00Z');
    expectRefusal(await days('2027-03-04'), 'closure-out-of-range');
    expect((await days('2027-03-05')).status).toBe(204);
  });

  it.each([
    ['end', { end: '2026-12-01' }],
    ['end', { end: 'demain' }],
    ['start', { start: null }],
    ['closed', { closed: 'oui' }],
  ])('are refused for their %s: %j', async (path, wrong) => {
    const { owner, itemId } = await anOffer();
    const answer = await api(`/api/items/${itemId}/closures`, {
      method: 'PUT',
      as: owner,
      body: { start: '2026-12-01', end: '2026-12-03', closed: true, ...wrong },
    });
    expect(expectRefusal(answer, 'invalid-request')).toMatchObject([{ path }]);
  });

  it("are the owner's alone, of an object that is there", async () => {
    const { owner, itemId } = await anOffer();
    expectRefusal(await close(await anOwner(), itemId, 5, 8), 'forbidden');
    expectRefusal(await close(await aStaffMember(), itemId, 5, 8), 'forbidden');
    expectRefusal(await close(owner, randomUUID(), 5, 8), 'item-not-found');
    const deleted = await anItem({ owner, deletedAt: new Date() });
    expectRefusal(await close(owner, deleted.id, 5, 8), 'item-not-found');
  });
});

describe('an acceptance and a closing of the same day at once', () => {
  it('are one accepted rental or one closed day, never both', async () => {
    const offers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const offer = await anOffer();
        return { ...offer, request: await aRequest({ ...offer, from: 10, to: 13 }) };
      }),
    );
    const before = await deadlocks();
    const outcomes = await Promise.all(
      offers.map(async ({ owner, itemId, request }) => {
        const [accepted, closed] = await Promise.all([
          updateStatus(owner, request.id, 'acceptée'),
          close(owner, itemId, 12, 15),
        ]);
        return `${accepted.status}, ${closed.status}`;
      }),
    );
    expect(await deadlocks()).toBe(before);
    for (const outcome of outcomes) expect(['200, 409', '409, 204']).toContain(outcome);
  });

  it('closed and opened by ten calls at once, days are closed or open', async () => {
    const { owner, itemId } = await anOffer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        change(owner, itemId, 5, 8 + index, index % 2 === 0),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
    // In whatever order they came: no day is closed twice, and days that follow one another are one period.
    const closed = await closedDays(owner, itemId);
    for (const [index, [start = 0]] of closed.slice(1).entries()) {
      expect(closed[index]?.[1]).toBeLessThan(start);
    }
  });
});

describe("an owner's calendar", () => {
  it('shows what is let, asked for and closed, with whom', async () => {
    const offer = await anOffer();
    const { owner, itemId } = offer;
    const rental = await aRental(offer, 10, 13);
    const request = await aRequest({ ...offer, from: 20, to: 22 });
    await close(owner, itemId, 13, 15);
    const { body } = await calendar(owner, itemId);
    const of = { pieces: 1, rentalId: null, renterName: null };
    const by = (renterName: string) => ({ pieces: 1, renterName });
    expect(body).toMatchObject({ id: itemId, pieces: 1, available: true, pausedUntil: null });
    expect(body.periods).toEqual([
      {
        kind: 'booked',
        start: inDays(10),
        end: inDays(13),
        ...by('Bob Ondo'),
        rentalId: rental.id,
      },
      { kind: 'closed', start: inDays(13), end: inDays(15), ...of },
      {
        kind: 'requested',
        start: inDays(20),
        end: inDays(22),
        ...by('B***o'),
        rentalId: request.id,
      },
    ]);
  });

  it('names who asks to staff alone until the request is accepted', async () => {
    const offer = await anOffer();
    const { id } = await aRequest({ ...offer, from: 20, to: 22 });
    const staff = await aStaffMember();
    const listed = () =>
      api<ItemCalendarView[]>(`/api/calendar?${range(0, 60)}`, { as: offer.owner });
    const names = async () => [
      (await calendar(offer.owner, offer.itemId)).body.periods[0]?.renterName,
      (await listed()).body[0]?.periods[0]?.renterName,
      (await calendar(staff, offer.itemId)).body.periods[0]?.renterName,
    ];
    expect(await names()).toEqual(['B***o', 'B***o', 'Bob Ondo']);
    await updateStatus(offer.owner, id, 'acceptée');
    expect(await names()).toEqual(['Bob Ondo', 'Bob Ondo', 'Bob Ondo']);
  });

  it('has nothing of what was refused or cancelled', async () => {
    const { owner, itemId } = await anOffer();
    const request = await aRequest({ owner, itemId });
    await updateStatus(owner, request.id, 'refusée');
    expect((await calendar(owner, itemId)).body.periods).toEqual([]);
  });

  it('shows what reaches into the asked days, and nothing else', async () => {
    const { owner, itemId } = await anOffer();
    await close(owner, itemId, 10, 13);
    const found = async (from: number, to: number) =>
      (await calendar(owner, itemId, from, to)).body.periods.length;
    expect([
      await found(5, 10),
      await found(5, 11),
      await found(12, 20),
      await found(13, 20),
    ]).toEqual([0, 1, 1, 0]);
  });

  it("is the owner's and staff's", async () => {
    const { owner, itemId } = await anOffer();
    expect((await calendar(await aStaffMember(), itemId)).status).toBe(200);
    expectRefusal(await calendar(await aMember(), itemId), 'forbidden');
    expectRefusal(await calendar(owner, randomUUID()), 'item-not-found');
  });

  it.each([
    [0, 101],
    [3, 3],
    [3, 1],
  ])('from day %i to day %i is not asked for', async (from, to) => {
    const { owner, itemId } = await anOffer();
    const answer = await calendar(owner, itemId, from, to);
    expect(expectRefusal(answer, 'invalid-request')).toMatchObject([{ path: 'to' }]);
  });

  it('of all objects shows each, newest first, in pages', async () => {
    const owner = await anOwner();
    const items = [await anItem({ owner }), await anItem({ owner }), await anItem({ owner })];
    await anItem();
    await anItem({ owner, deletedAt: new Date() });
    await close(owner, items[0]?.id as string, 5, 8);
    const first = await api<ItemCalendarView[]>(`/api/calendar?${range(0, 31)}&limit=2`, {
      as: owner,
    });
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await api<ItemCalendarView[]>(next, { as: owner });
    const all = [...first.body, ...second.body];
    expect(all.map(({ id }) => id)).toEqual(items.map(({ id }) => id).reverse());
    expect(all.map(({ periods }) => periods.length)).toEqual([0, 0, 1]);
  });
});
