import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startOfDay, toDate } from '../src/kernel/day.js';
import type { ItemDetailView } from '../src/modules/catalogue/catalogue.schema.js';
import { Items, Pieces } from '../src/modules/items/index.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { AdvanceCalendar } from '../src/modules/rentals/calendar/advance-calendar.js';
import { SupersedeRequests } from '../src/modules/rentals/changes/supersede-requests.js';
import type { QuoteView } from '../src/modules/rentals/rentals.schema.js';
import { TellNextRenters } from '../src/modules/rentals/return/tell-next-renters.js';
import { Db } from '../src/platform/database/prisma.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, anItem, type Person } from './support/factories.js';
import { anAskedChange, answerChange, aSentExtensionPayment } from './support/rental-changes.js';
import {
  aConfirmedPayment,
  aRequest,
  aSubmittedPayment,
  confirm,
  inDays,
  seenBy,
  updateStatus,
} from './support/rentals.js';

useApi();

/** Chairs at 500 XAF a day and 1 000 XAF of security deposit each. */
async function aStock(pieces: number) {
  const owner = await aMember({ name: 'Alice Mba', verified: true });
  const chairs = { title: 'Chaise', price: 500, securityDeposit: 1_000 };
  const { id } = await anItem({ owner, pieces, ...chairs });
  return { id, owner };
}

type Days = [from: number, to: number];

const request = ({ id, owner }: { id: string; owner: Person }, pieces: number, [from, to]: Days) =>
  aRequest({ itemId: id, owner, pieces, from, to });

async function accept(owner: Person, ...ids: string[]): Promise<number[]> {
  const answers = await Promise.all(ids.map((id) => updateStatus(owner, id, 'acceptée')));
  return answers.map(({ status }) => status);
}

async function anAccepted(stock: { id: string; owner: Person }, pieces: number, days: Days) {
  const rental = await request(stock, pieces, days);
  expect(await accept(stock.owner, rental.id)).toEqual([200]);
  return rental;
}

const see = async (id: string) => (await api<ItemDetailView>(`/single/item/${id}`)).body;

async function piecesOf(rentalId: string): Promise<number[]> {
  const rows = await provided(Db).occupiedPiece.findMany({
    where: { rentalId },
    orderBy: { piece: 'asc' },
  });
  return rows.map(({ piece }) => piece);
}

function changeStock(id: string, pieces: number): Promise<void> {
  return provided(Transactions).run(async (tx) => {
    await provided(Items).lock(tx, id);
    const item = await tx.item.findUniqueOrThrow({ where: { id } });
    await provided(Pieces).changeStock(tx, item, pieces);
  });
}

/** What the audit says of an object's pieces; other tests leave worse. */
async function findingsAbout(id: string) {
  const findings = await provided(AuditBooks).execute();
  return findings.flatMap(({ violations }) =>
    violations.filter((row) => JSON.stringify(row).includes(id)),
  );
}

describe('several pieces of one object', () => {
  it('are multiplied in the price and in the deposit', async () => {
    const { id } = await aStock(40);
    const { body } = await api<QuoteView>(
      `/api/items/${id}/quote?start_date=${inDays(10)}&end_date=${inDays(13)}&pieces=15`,
    );
    expect(body).toMatchObject({ pieces: 15, rent: 22_500, deposit: 15_000, total: 37_500 });
    const rental = await request({ id, owner: await aMember() }, 15, [10, 13]);
    const view = { pieces: 15, rent: 22_500, deposit: 15_000, total_price: 37_500 };
    expect(await seenBy(rental.renter, rental.id)).toMatchObject(view);
  });

  it('are refused when there are fewer, before anything is paid', async () => {
    const stock = await aStock(3);
    const quote = (pieces: string) =>
      api(
        `/api/items/${stock.id}/quote?start_date=${inDays(1)}&end_date=${inDays(2)}&pieces=${pieces}`,
      );
    expectRefusal(await quote('4'), 'too-few-pieces');
    for (const pieces of ['0', '1.5', '-1', '501', 'deux'])
      expectRefusal(await quote(pieces), 'invalid-request');
    await anAccepted(stock, 2, [10, 13]);
    const renter = await aMember();
    await expect(
      aSubmittedPayment({ itemId: stock.id, renter, pieces: 2, from: 12, to: 14 }),
    ).rejects.toMatchObject({ code: 'too-few-pieces' });
    await expect(
      aSubmittedPayment({ itemId: stock.id, renter, pieces: 2, from: 13, to: 14 }),
    ).resolves.toEqual(expect.any(String));
  });

  it('go on being asked for while enough are left, and are given the lowest that are free', async () => {
    const stock = await aStock(40);
    const rentals = [
      await anAccepted(stock, 15, [10, 13]),
      await anAccepted(stock, 20, [12, 15]),
      await anAccepted(stock, 2, [13, 14]),
    ];
    const [first, second, third] = await Promise.all(rentals.map(({ id }) => piecesOf(id)));
    expect([first?.[0], first?.at(-1), second?.[0], second?.at(-1), third]).toEqual([
      1,
      15,
      16,
      35,
      [1, 2],
    ]);
    expect(await see(stock.id)).toMatchObject({
      pieces: 40,
      blockedPeriods: [],
      taken: [
        { start: inDays(10), end: inDays(12), pieces: 15 },
        { start: inDays(12), end: inDays(13), pieces: 35 },
        { start: inDays(13), end: inDays(14), pieces: 22 },
        { start: inDays(14), end: inDays(15), pieces: 20 },
      ],
    });
    expect(await findingsAbout(stock.id)).toEqual([]);
  });

  it('are all gone on the days on which none is left, and the search says so', async () => {
    const stock = await aStock(2);
    await anAccepted(stock, 2, [10, 11]);
    await anAccepted(stock, 1, [11, 12]);
    expect((await see(stock.id)).blockedPeriods).toEqual([{ start: inDays(10), end: inDays(11) }]);
    const isFound = async (from: number, to: number) => {
      const search = `/items?q=chaise&limit=100&from=${inDays(from)}&to=${inDays(to)}`;
      const { body } = await api<{ id: string }[]>(search);
      return body.some(({ id }) => id === stock.id);
    };
    expect([await isFound(10, 12), await isFound(11, 12)]).toEqual([false, true]);
  });

  it('refuse and refund, once accepted, the requests alone for which too few are left', async () => {
    const stock = await aStock(10);
    const wanted = await request(stock, 6, [10, 13]);
    const [fits, tooMany, elsewhere] = [
      await request(stock, 4, [12, 15]),
      await request(stock, 5, [12, 15]),
      await request(stock, 10, [13, 15]),
    ];
    expect((await seenBy(stock.owner, wanted.id)).supersedes).toBe(1);
    await accept(stock.owner, wanted.id);
    const statusOf = async ({ id }: { id: string }) => (await seenBy(stock.owner, id)).status;
    expect(await Promise.all([fits, tooMany, elsewhere].map(statusOf))).toEqual([
      'en attente',
      'refusée',
      'en attente',
    ]);
    const { refunds } = await seenBy(tooMany.renter, tooMany.id);
    expect(refunds).toMatchObject([{ event: 'supersede', amount: 12_500 }]);
  });

  it('are refused to an acceptance when there are fewer by then, and the request goes on waiting', async () => {
    const stock = await aStock(3);
    const waiting = await request(stock, 3, [10, 13]);
    await changeStock(stock.id, 2);
    const refused = await updateStatus(stock.owner, waiting.id, 'acceptée');
    expectRefusal(refused, 'too-few-pieces');
    await changeStock(stock.id, 3);
    expect(await accept(stock.owner, waiting.id)).toEqual([200]);
  });

  it('are not counted for days that are over: a request that has not expired by then is too late', async () => {
    const stock = await aStock(3);
    const waiting = await request(stock, 3, [10, 13]);
    await changeStock(stock.id, 2);
    setNow(startOfDay(inDays(14)));
    const refused = await updateStatus(stock.owner, waiting.id, 'acceptée');
    expectRefusal(refused, 'move-not-allowed');
  });

  it('of an extension are those that there are from now on, not those of days that are over', async () => {
    const stock = await aStock(8);
    const rental = await anAccepted(stock, 1, [1, 6]);
    await anAccepted(stock, 6, [1, 3]);
    await anAccepted(stock, 1, [6, 9]);
    const later = inDays(8);
    setNow(new Date(startOfDay(inDays(4)).getTime() + 10 * 3_600_000).toISOString());
    await changeStock(stock.id, 3);
    const change = await anAskedChange(rental.renter, rental.id, 'extension', later);
    const answer = await answerChange(stock.owner, rental.id, change, 'accept');
    expect(answer.body).toMatchObject({ change: { status: 'accepted' } });
  });

  it('of an extension leave too few for as many requests as its owner is told', async () => {
    const stock = await aStock(10);
    const rental = await anAccepted(stock, 2, [10, 13]);
    await request(stock, 8, [12, 15]);
    await request(stock, 9, [14, 16]);
    await anAskedChange(rental.renter, rental.id, 'extension', inDays(15));
    expect((await seenBy(stock.owner, rental.id)).change?.supersedes).toBe(1);
  });

  it('are found also where those that are free are not the same every day', async () => {
    const stock = await aStock(2);
    const early = await anAccepted(stock, 1, [10, 12]);
    await anAccepted(stock, 1, [11, 14]);
    const late = await anAccepted(stock, 1, [14, 16]);
    // Piece 1 is free on days 12 to 14, piece 2 from day 14 on.
    expect([await piecesOf(early.id), await piecesOf(late.id)]).toEqual([[1], [1]]);
    const through = await anAccepted(stock, 1, [12, 16]);
    expect(await piecesOf(through.id)).toHaveLength(1);
    expect(await findingsAbout(stock.id)).toEqual([]);
  });

  it('are never let beyond the stock, however many are accepted at once', async () => {
    const stock = await aStock(5);
    const wanted = [1, 2, 1, 3, 2, 1, 2, 1];
    const requests = await Promise.all(
      wanted.map((pieces, index) => request(stock, pieces, [10 + (index % 3), 14])),
    );
    const answers = await accept(stock.owner, ...requests.map(({ id }) => id));
    expect(new Set(answers)).toEqual(new Set([200, 409]));
    const { taken } = await see(stock.id);
    for (const { pieces } of taken) expect(pieces).toBeLessThanOrEqual(5);
    const rentals = await Promise.all(requests.map(({ id }) => seenBy(stock.owner, id)));
    const accepted = rentals.filter(({ status }) => status === 'acceptée');
    const lastDay = accepted.reduce((sum, { pieces }) => sum + pieces, 0);
    expect(taken.at(-1)?.pieces).toBe(lastDay);
    // Whoever is still waiting would fit.
    for (const { status, pieces } of rentals)
      if (status === 'en attente') expect(pieces).toBeLessThanOrEqual(5 - lastDay);
    expect(await findingsAbout(stock.id)).toEqual([]);
  });

  it('let exactly one of many have the last one', async () => {
    const stock = await aStock(3);
    await anAccepted(stock, 2, [10, 20]);
    const rivals = await Promise.all(
      Array.from({ length: 8 }, (_, index) => request(stock, 1, [10 + index, 20])),
    );
    const answers = await accept(stock.owner, ...rivals.map(({ id }) => id));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(7);
  });

  it('come back when a rental is cancelled or an object is back early', async () => {
    const stock = await aStock(4);
    const cancelled = await anAccepted(stock, 3, [10, 13]);
    await updateStatus(stock.owner, cancelled.id, 'annulée');
    expect((await see(stock.id)).taken).toEqual([]);
    expect(await piecesOf(cancelled.id)).toEqual([]);
    await anAccepted(stock, 4, [10, 13]);
  });

  it('make the request of a payment that came too late impossible, and the money is the payer’s again', async () => {
    const stock = await aStock(3);
    const renter = await aMember();
    const slow = await aSubmittedPayment({ itemId: stock.id, renter, pieces: 2 });
    await anAccepted(stock, 2, [10, 13]);
    await confirm(slow);
    const payment = await provided(Db).payment.findUniqueOrThrow({ where: { id: slow } });
    expect(payment).toMatchObject({ status: 'succeeded', rentalId: null });
  });
});

describe('an extension of several pieces', () => {
  it('costs what all of them cost, and finds pieces that are free', async () => {
    const stock = await aStock(3);
    const rental = await anAccepted(stock, 2, [10, 12]);
    await anAccepted(stock, 1, [12, 14]);
    const change = await anAskedChange(rental.renter, rental.id, 'extension', inDays(14));
    expect(change).toMatchObject({ amount: 2_000 });
    expect((await answerChange(stock.owner, rental.id, change, 'accept')).status).toBe(200);
    await confirm(await aSentExtensionPayment(rental.renter, change));
    expect(await piecesOf(rental.id)).toHaveLength(2);
    expect(await findingsAbout(rental.id)).toEqual([]);
  });

  it('is refused when others have too many of them', async () => {
    const stock = await aStock(3);
    const rental = await anAccepted(stock, 2, [10, 12]);
    await anAccepted(stock, 2, [12, 14]);
    const asked = await api(`/api/rentals/${rental.id}/changes/quote?new_end_date=${inDays(13)}`, {
      as: rental.renter,
    });
    expectRefusal(asked, 'dates-taken');
  });

  it('refuses the requests for which it leaves too few', async () => {
    const stock = await aStock(3);
    const rental = await anAccepted(stock, 2, [10, 12]);
    const [fits, tooMany] = [await request(stock, 1, [12, 14]), await request(stock, 2, [12, 14])];
    const change = await anAskedChange(rental.renter, rental.id, 'extension', inDays(13));
    await answerChange(stock.owner, rental.id, change, 'accept');
    await confirm(await aSentExtensionPayment(rental.renter, change));
    await provided(SupersedeRequests).execute();
    const statuses = [await seenBy(stock.owner, fits.id), await seenBy(stock.owner, tooMany.id)];
    expect(statuses.map(({ status }) => status)).toEqual(['en attente', 'refusée']);
  });
});

describe('a stock', () => {
  it('is not lowered below what is let on some day, and makes room otherwise', async () => {
    const stock = await aStock(10);
    const early = await anAccepted(stock, 6, [10, 12]);
    const late = await anAccepted(stock, 4, [11, 14]);
    await expect(changeStock(stock.id, 9)).rejects.toMatchObject({ code: 'pieces-let' });
    await updateStatus(stock.owner, early.id, 'annulée');
    expect(await piecesOf(late.id)).toEqual([7, 8, 9, 10]);
    await changeStock(stock.id, 4);
    expect(await piecesOf(late.id)).toEqual([1, 2, 3, 4]);
    expect(await see(stock.id)).toMatchObject({
      pieces: 4,
      blockedPeriods: [{ start: inDays(11), end: inDays(14) }],
    });
    expect(await findingsAbout(stock.id)).toEqual([]);
  });

  it('may be smaller than what was let on days that are over', async () => {
    const stock = await aStock(5);
    const past = await anAccepted(stock, 5, [1, 3]);
    const ahead = await anAccepted(stock, 2, [10, 12]);
    setNow(startOfDay(inDays(5)));
    await changeStock(stock.id, 2);
    setNow(startOfDay(inDays(1)));
    await anAccepted(stock, 1, [20, 22]);
    expect(await piecesOf(ahead.id)).toEqual([1, 2]);
    const findings = await findingsAbout(stock.id);
    expect(findings.filter((row) => 'day' in row || 'occupied' in row)).toEqual([]);
    expect(past.id).toEqual(expect.any(String));
  });
});

describe('days that are closed', () => {
  const close = (itemId: string, from: number, to: number) =>
    provided(Db).itemClosure.create({
      data: {
        id: randomUUID(),
        itemId,
        startDate: toDate(inDays(from)),
        endDate: toDate(inDays(to)),
        createdAt: new Date(),
      },
    });

  it('leave no piece to ask for, and keep those that are let', async () => {
    const stock = await aStock(3);
    await anAccepted(stock, 2, [10, 12]);
    await close(stock.id, 11, 14);
    expect((await see(stock.id)).blockedPeriods).toEqual([{ start: inDays(11), end: inDays(14) }]);
    const renter = await aMember();
    await expect(
      aConfirmedPayment({ itemId: stock.id, renter, from: 13, to: 15 }),
    ).rejects.toMatchObject({ code: 'dates-taken' });
    expect(await findingsAbout(stock.id)).toEqual([]);
  });

  it('stay closed when a rental gives them back', async () => {
    const stock = await aStock(1);
    const rental = await anAccepted(stock, 1, [10, 12]);
    await close(stock.id, 8, 14);
    await updateStatus(stock.owner, rental.id, 'annulée');
    expect((await see(stock.id)).blockedPeriods).toEqual([{ start: inDays(8), end: inDays(14) }]);
    expect(await findingsAbout(stock.id)).toEqual([]);
  });

  it('refuse the acceptance of a request that was made before', async () => {
    const stock = await aStock(1);
    const rental = await request(stock, 1, [10, 12]);
    await close(stock.id, 11, 12);
    expectRefusal(await updateStatus(stock.owner, rental.id, 'acceptée'), 'days-closed');
    expect((await seenBy(stock.owner, rental.id)).status).toBe('en attente');
  });
});

describe('an object of several pieces that is late', () => {
  const delayed = async (...rentals: { id: string; renter: Person }[]) => {
    await provided(TellNextRenters).execute();
    const seen = await Promise.all(rentals.map(({ id, renter }) => seenBy(renter, id)));
    return seen.map((rental) => rental.delayed);
  };

  /** To the middle of a day, with what has begun and ended by then. */
  async function passTo(day: number): Promise<void> {
    setNow(new Date(startOfDay(inDays(day)).getTime() + 12 * 3_600_000));
    await provided(AdvanceCalendar).execute();
  }

  const act = (as: Person, id: string, action: string, body = {}) =>
    api(`/api/rentals/${id}/${action}`, { method: 'POST', as, body });

  it('delays the next renter only when too few are left', async () => {
    const stock = await aStock(3);
    await anAccepted(stock, 1, [1, 3]);
    const next = await anAccepted(stock, 2, [5, 8]);
    await passTo(4);
    expect(await delayed(next)).toEqual([false]);
    await changeStock(stock.id, 2);
    expect(await delayed(next)).toEqual([true]);
  });

  it('delays all whose pieces are out, and nobody who has them after these', async () => {
    const stock = await aStock(3);
    const late = await anAccepted(stock, 3, [1, 3]);
    const one = await anAccepted(stock, 1, [5, 8]);
    const two = await anAccepted(stock, 2, [6, 9]);
    const after = await anAccepted(stock, 3, [10, 12]);
    await passTo(4);
    expect(await delayed(one, two, after)).toEqual([true, true, false]);
    expect(await findingsAbout(stock.id)).toEqual([]);
    expect((await act(stock.owner, late.id, 'confirm-return')).status).toBe(200);
    expect(await delayed(one, two, after)).toEqual([false, false, false]);
  });

  it('delays whoever asked last of those who begin on the same day', async () => {
    const stock = await aStock(3);
    await anAccepted(stock, 1, [1, 3]);
    const two = await anAccepted(stock, 2, [5, 8]);
    const one = await anAccepted(stock, 1, [5, 7]);
    await passTo(4);
    expect(await delayed(two, one)).toEqual([false, true]);
  });

  it('delays whoever is left without, once the owner has handed over to another', async () => {
    const stock = await aStock(2);
    const late = await anAccepted(stock, 1, [1, 3]);
    const first = await anAccepted(stock, 1, [5, 9]);
    const second = await anAccepted(stock, 1, [5, 7]);
    await passTo(5);
    expect(await delayed(first, second)).toEqual([false, true]);
    const { handover_code: code } = await seenBy(second.renter, second.id);
    expect((await act(stock.owner, second.id, 'hand-over', { code })).status).toBe(200);
    expect(await delayed(first, second)).toEqual([true, false]);
    expect((await act(stock.owner, late.id, 'confirm-return')).status).toBe(200);
    expect(await delayed(first, second)).toEqual([false, false]);
  });

  it('delays one more when one that waits for its pieces is cancelled', async () => {
    const stock = await aStock(2);
    await anAccepted(stock, 1, [1, 3]);
    const both = await anAccepted(stock, 2, [5, 7]);
    const after = await anAccepted(stock, 2, [8, 10]);
    await passTo(4);
    expect(await delayed(both, after)).toEqual([true, false]);
    await updateStatus(both.renter, both.id, 'annulée');
    expect(await delayed(after)).toEqual([true]);
  });
});
