import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aQuote } from '../client/testing/fixtures.js';
import { startOfDay } from '../src/kernel/day.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { ExpireRequests } from '../src/modules/rentals/answer/expire-requests.js';
import { AdvanceCalendar } from '../src/modules/rentals/calendar/advance-calendar.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import { blockingStatuses, rentalEvents } from '../src/modules/rentals/domain/rental-status.js';
import { rentalPolicy } from '../src/modules/rentals/rental-policy.js';
import { type RentalView, statusWords } from '../src/modules/rentals/rentals.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { type Answer, api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { wordsOf } from './support/constraints.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import {
  aRequest,
  effectOf,
  heldFor,
  inDays,
  seenBy,
  updateStatus,
  walletOf,
} from './support/rentals.js';

useApi();

const nothing = { balance: 0, withdrawable: 0 };

describe('a quote', () => {
  const quoteOf = (id: string, from: number, to: number) =>
    api(`/api/items/${id}/quote?start_date=${inDays(from)}&end_date=${inDays(to)}`);

  it('is units × price + security deposit', async () => {
    const { id } = await anItem();
    const { body } = await quoteOf(id, 1, 4);
    expect(body).toEqual(aQuote());
  });

  it('counts weeks for what is rented by the week', async () => {
    const { id } = await anItem({ priceUnit: 'semaine', price: 30_000 });
    expect((await quoteOf(id, 1, 15)).body).toMatchObject({ units: 2, rent: 60_000 });
    expectRefusal(await quoteOf(id, 1, 11), 'whole-weeks');
  });

  it('is refused for past days, an empty period and an unknown item', async () => {
    const { id } = await anItem();
    expectRefusal(await quoteOf(id, -1, 2), 'start-in-past');
    expectRefusal(await quoteOf(id, 2, 2), 'end-before-start');
    expectRefusal(await quoteOf('00000000-0000-4000-8000-000000000000', 1, 2), 'item-not-found');
    expectRefusal(
      await api(`/api/items/${id}/quote?start_date=demain&end_date=2026-13-01`),
      'invalid-request',
    );
  });
});

describe('a request', () => {
  it('holds rent and security deposit, and the owner is notified', async () => {
    const { id, owner, renter } = await aRequest();
    expect(await heldFor(id)).toEqual(
      expect.arrayContaining([
        { kind: 'escrow', balance: 15_000n },
        { kind: 'security_deposit', balance: 20_000n },
      ]),
    );
    expect(await walletOf(owner)).toEqual(nothing);
    expect(await walletOf(renter)).toEqual(nothing);
    const [mail] = await mailsTo(owner.email);
    expect(mail?.subject).toContain('Nouvelle demande');
  });

  it('is visible to its parties alone, with masked names until it is accepted', async () => {
    const { id, owner, renter } = await aRequest();
    expect(await seenBy(owner, id)).toMatchObject({
      status: 'en attente',
      renterName: 'B***o',
      notes: null,
      contact: null,
      actions: ['accept', 'refuse'],
    });
    expect(await seenBy(renter, id)).toMatchObject({ ownerName: 'A***a', actions: ['cancel'] });
    const stranger = await aMember();
    expectRefusal(await api(`/api/rentals/${id}`, { as: stranger }), 'rental-not-found');
    expectRefusal(await updateStatus(stranger, id, 'acceptée'), 'rental-not-found');
  });

  it('names parties whose earlier rental was accepted, but keeps its notes until it is too', async () => {
    const { id: agreed, owner, renter, itemId } = await aRequest({ from: 2, to: 5 });
    await updateStatus(owner, agreed, 'acceptée');
    const { id } = await aRequest({ owner, renter, itemId, from: 10, to: 13 });
    expect(await seenBy(renter, id)).toMatchObject({ ownerName: 'Alice Mba' });
    expect(await seenBy(owner, id)).toMatchObject({ renterName: 'Bob Ondo', notes: null });
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Nouvelle demande.*Bob Ondo/),
    );
  });

  it('is listed for its renter, for its owner and for staff', async () => {
    const { id, owner, renter } = await aRequest();
    const received = await api<RentalView[]>('/api/rentals', { as: owner });
    const asked = await api<RentalView[]>(`/rentals/user/${renter.id}`, { as: renter });
    for (const { body } of [received, asked]) expect(body.map((rental) => rental.id)).toEqual([id]);
    const { body: ofOwner } = await api<RentalView[]>(`/api/rentals?owner_id=${owner.id}`, {
      as: await aStaffMember(),
    });
    expect(ofOwner.map((rental) => rental.id)).toEqual([id]);
    const { body: ofOther } = await api(`/api/rentals?owner_id=${owner.id}`, { as: renter });
    expect(ofOther).toEqual([]);

    // Not always the newest: tests before this one have set the clock forward.
    const { body } = await api<RentalView[]>('/api/rentals?limit=100', {
      as: await aStaffMember(),
    });
    expect(body.find((rental) => rental.id === id)).toMatchObject({
      renterName: renter.name,
      ownerName: owner.name,
    });
  });

  it('can be found by its item, and by the payment that created it', async () => {
    const { id, itemId, renter, owner } = await aRequest();
    const check = (status: string) =>
      api(`/api/rentals/check?item_id=${itemId}&renter_id=${renter.id}&status=${status}`, {
        as: renter,
      });
    expect((await check('en_attente')).body).toEqual({ exists: true });
    expect((await check('refusée')).body).toEqual({ exists: false });

    const body = {
      item_id: itemId,
      renter_id: renter.id,
      start_date: inDays(10),
      end_date: inDays(13),
      status: 'acceptée',
      total_price: 1,
    };
    const made = await api<RentalView>('/api/rentals', { as: renter, body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ id, status: 'en attente', total_price: 35_000 });
    const unpaid = { ...body, start_date: inDays(40), end_date: inDays(41) };
    expectRefusal(await api('/api/rentals', { as: renter, body: unpaid }), 'payment-missing');
    const ofAnother = { ...body, renter_id: owner.id };
    expectRefusal(await api('/api/rentals', { as: renter, body: ofAnother }), 'forbidden');
  });

  it('left unanswered for 24 hours is refused and refunded', async () => {
    const { id, renter, owner } = await aRequest();
    setNow(new Date(Date.now() + 25 * 3_600_000));
    expectRefusal(await updateStatus(owner, id, 'acceptée'), 'move-not-allowed');
    await provided(ExpireRequests).execute();
    expect((await seenBy(renter, id)).status).toBe('refusée');
    expect(await walletOf(renter)).toEqual({ balance: 35_000, withdrawable: 35_000 });
    expect(await heldFor(id)).toEqual([]);
  });
});

describe('two hundred requests that always fail to expire', () => {
  it('keep no other from expiring', async () => {
    const { id, itemId, owner, renter } = await aRequest();
    const db = provided(Db);
    const item = await db.item.findUniqueOrThrow({
      where: { id: itemId },
      omit: { searchText: true, ratingScore: true },
    });
    const items = Array.from({ length: 200 }, () => ({
      ...item,
      specifications: {},
      priceTiers: [],
      id: randomUUID(),
    }));
    await db.item.createMany({ data: items });
    // Nothing was paid for them: there is no rent in escrow to give back.
    const unpaid = {
      priceUnit: 'jour' as const,
      rent: 1_000,
      securityDeposit: 0,
      totalPrice: 1_000,
    };
    await db.rental.createMany({
      data: items.map((one) => ({
        ...unpaid,
        id: randomUUID(),
        itemId: one.id,
        ownerId: owner.id,
        renterId: renter.id,
        startDate: new Date(inDays(10)),
        endDate: new Date(inDays(13)),
        createdAt: new Date(Date.now() - 48 * 3_600_000),
      })),
    });
    try {
      setNow(new Date(Date.now() + 25 * 3_600_000));
      expect(await provided(ExpireRequests).execute()).toBeGreaterThan(200);
      expect((await seenBy(renter, id)).status).toBe('refusée');
    } finally {
      const itemId = { in: items.map((one) => one.id) };
      await db.$transaction(async (tx) => {
        // No rental is ever removed, nor the record of its code.
        await tx.$executeRaw`set local session_replication_role = replica`;
        await tx.handoverCode.deleteMany({ where: { rental: { itemId } } });
        await tx.rental.deleteMany({ where: { itemId } });
      });
    }
  });
});

describe('a list of rentals', () => {
  /**
   * Rentals that nobody paid for and that came to nothing; the first two were requested at the same
   * instant.
   */
  async function rentalsOf(renter: Person, count: number): Promise<string[]> {
    const owner = await aMember({ verified: true });
    const rentals = [];
    for (let index = 0; index < count; index++) {
      rentals.push({
        id: randomUUID(),
        itemId: (await anItem({ owner })).id,
        renterId: renter.id,
        ownerId: owner.id,
        startDate: new Date('2026-12-10'),
        endDate: new Date('2026-12-13'),
        status: 'refusee' as const,
        priceUnit: 'jour' as const,
        rent: 15_000,
        securityDeposit: 20_000,
        totalPrice: 35_000,
        createdAt: new Date(Date.UTC(2026, 10, 1, 0, Math.max(index, 1))),
      });
    }
    await provided(Db).rental.createMany({ data: rentals });
    const newestFirst = rentals.sort(
      (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
    );
    return newestFirst.map(({ id }) => id);
  }

  it('is paged, newest first, with a Link to the next page', async () => {
    const renter = await aMember();
    const ids = await rentalsOf(renter, 5);
    const pages: string[][] = [];
    let next: string | undefined = `/rentals/user/${renter.id}?limit=2`;
    while (next) {
      const page: Answer<RentalView[]> = await api(next, { as: renter });
      expect(page.headers.get('x-total-count')).toBe('5');
      pages.push(page.body.map(({ id }) => id));
      next = /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
  });

  it('has pages of 100 rentals by default, and a Link when there are more', async () => {
    const renter = await aMember();
    const ids = await rentalsOf(renter, 101);
    const { body, headers } = await api<RentalView[]>(`/rentals/user/${renter.id}`, { as: renter });
    expect(body.map(({ id }) => id)).toEqual(ids.slice(0, 100));
    expect(headers.get('x-total-count')).toBe('101');
    expect(headers.get('link')).toContain('rel="next"');
  });

  it('has those of some statuses alone, as they are shown today, and counts them', async () => {
    const { id, owner, renter } = await aRequest();
    const wordsOn = async (query: string) => {
      const { body } = await api<RentalView[]>(`/rentals/user/${renter.id}${query}`, {
        as: renter,
      });
      return body.map(({ status }) => status);
    };
    const counts = async (as: Person, of: 'renter' | 'owner') => {
      const path = `/api/rentals/counts?as=${of}`;
      const { body } = await api<Record<string, number>>(path, { as });
      return Object.entries(body).filter(([, count]) => count > 0);
    };
    const isListedAs = async (word: string) => {
      expect(await wordsOn('')).toEqual([word]);
      for (const one of Object.values(statusWords)) {
        expect(await wordsOn(`?status=${encodeURIComponent(one)}`)).toEqual(
          one === word ? [word] : [],
        );
      }
      expect(await wordsOn('?status=en_attente,acceptee,en_cours,terminee')).toEqual([word]);
      expect(await counts(renter, 'renter')).toEqual([[word, 1]]);
      expect(await counts(owner, 'owner')).toEqual([[word, 1]]);
      expect(await counts(owner, 'renter')).toEqual([]);
    };
    await isListedAs('en attente');
    await updateStatus(owner, id, 'acceptée');
    await isListedAs('acceptée');
    // The night's round has not passed yet.
    setNow(startOfDay(inDays(10)));
    await isListedAs('en cours');
    setNow(startOfDay(inDays(3)));
    await isListedAs('en cours');
    setNow(startOfDay(inDays(1)));
    await isListedAs('terminée');
    await provided(AdvanceCalendar).advance(id);
    await isListedAs('terminée');
  });

  it.each(['status=perdue', 'status=', 'limit=0', 'limit=101', 'limit=dix', 'cursor=ailleurs'])(
    'is refused for %s',
    async (query) => {
      const renter = await aMember();
      const answer = await api(`/rentals/user/${renter.id}?${query}`, { as: renter });
      expectRefusal(answer, 'invalid-request');
    },
  );
});

describe('an owner who accepts', () => {
  it('earns the rent, withdrawable 24 hours after the start day has begun when nobody objects', async () => {
    const { id, owner, renter } = await aRequest();
    const accepted = await updateStatus(owner, id, 'acceptée');
    expect(accepted.body).toMatchObject({ status: 'acceptée', renterName: 'Bob Ondo' });
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 0 });
    expect(await seenBy(renter, id)).toMatchObject({
      ownerName: 'Alice Mba',
      contact: { phone: null, internationalPhone: null, email: owner.email },
    });
    const phone = '077 12 34 56';
    await api(`/user/${owner.id}`, { method: 'PATCH', as: owner, body: { phone } });
    expect(await seenBy(renter, id)).toMatchObject({
      contact: { phone: '077123456', internationalPhone: '+24177123456' },
    });

    setNow(startOfDay(inDays(10)));
    await provided(AdvanceCalendar).advance(id);
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 0 });
    setNow(startOfDay(inDays(1)));
    await provided(SettleUnanswered).execute();
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 15_000 });
  });

  it('twice is credited with the rent once', async () => {
    const { id, owner } = await aRequest();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => updateStatus(owner, id, 'acceptée')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 0 });
  });

  it('is credited by a ledger transaction whose key names rental and event: a second is refused', async () => {
    const { id, owner } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    const posted = await provided(Db).ledgerTransaction.findFirstOrThrow({
      where: { rentalId: id, type: 'rental_accepted' },
    });
    expect(posted.idempotencyKey).toBe(`rental:${id}:accept`);
    const { idempotencyKey, type, description } = posted;
    const second = { idempotencyKey, type, description, createdAt: posted.createdAt };
    await expect(provided(Db).ledgerTransaction.create({ data: second })).rejects.toMatchObject({
      code: 'P2002',
    });
  });

  it('says beforehand how many other requests it would refuse, to the owner alone', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const one = await aRequest({ owner, itemId, from: 10, to: 13 });
    const other = await aRequest({ owner, itemId, from: 12, to: 15 });
    const apart = await aRequest({ owner, itemId, from: 13, to: 14 });
    expect((await seenBy(owner, one.id)).supersedes).toBe(1);
    expect((await seenBy(owner, other.id)).supersedes).toBe(2);
    expect((await seenBy(owner, apart.id)).supersedes).toBe(1);
    expect((await seenBy(other.renter, other.id)).supersedes).toBe(0);
  });

  it('is refused once the rental was cancelled, with how it stands', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    await updateStatus(renter, id, 'annulée');
    const again = await updateStatus(owner, id, 'acceptée');
    expectRefusal(again, 'move-not-allowed');
    expect(again.body).toMatchObject({ state: { status: 'annulee' } });
  });

  it('refuses and refunds the requests for some of the same days', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const chosen = await aRequest({ owner, itemId, from: 10, to: 13 });
    const overlapping = await aRequest({ owner, itemId, from: 12, to: 15 });
    const following = await aRequest({ owner, itemId, from: 13, to: 15 });
    await updateStatus(owner, chosen.id, 'acceptée');
    expect((await seenBy(owner, overlapping.id)).status).toBe('refusée');
    expect(await walletOf(overlapping.renter)).toMatchObject({ balance: 35_000 });
    expect((await seenBy(owner, following.id)).status).toBe('en attente');
  });

  it('never rents an item twice for a day, under concurrent acceptances', async () => {
    const owner = await aMember({ verified: true });
    const { id: itemId } = await anItem({ owner });
    const requests = [];
    for (let index = 0; index < 12; index++) {
      requests.push(
        await aRequest({ owner, itemId, from: 10 + (index % 3), to: 14 + (index % 3) }),
      );
    }
    const answers = await Promise.all(
      requests.map(({ id }) => updateStatus(owner, id, 'acceptée')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await walletOf(owner)).toMatchObject({ balance: 20_000 });
  });
});

describe('a renter', () => {
  it.each(['acceptée', 'refusée'])('may not answer their own request with %s', async (status) => {
    const { id, owner, renter } = await aRequest();
    expectRefusal(await updateStatus(renter, id, status), 'forbidden');
    await updateStatus(owner, id, status);
    expectRefusal(await updateStatus(renter, id, status), 'forbidden');
    expectRefusal(await updateStatus(await aMember(), id, status), 'rental-not-found');
  });
});

describe('an owner who refuses', () => {
  it('refunds the renter in full', async () => {
    const { id, owner, renter } = await aRequest();
    expect((await updateStatus(owner, id, 'refusée')).body.status).toBe('refusée');
    expect(await walletOf(renter)).toEqual({ balance: 35_000, withdrawable: 35_000 });
    expect(await walletOf(owner)).toEqual(nothing);
    expectRefusal(await updateStatus(owner, id, 'acceptée'), 'move-not-allowed');
  });
});

describe('a cancellation', () => {
  const all = { refund: 15_000, deposit: 20_000, owner: 0 };

  it('by the renter of a request refunds in full', async () => {
    const { id, owner, renter } = await aRequest();
    expect(effectOf(await seenBy(renter, id), 'cancel')).toMatchObject({ ...all, frees: null });
    expect(effectOf(await seenBy(owner, id), 'cancel')).toBeUndefined();
    await updateStatus(renter, id, 'annulée');
    expect(await walletOf(renter)).toEqual({ balance: 35_000, withdrawable: 35_000 });
    expect((await seenBy(renter, id)).effects).toEqual([]);
  });

  it.each([
    [60, 35_000, 0],
    [30, 27_500, 7_500],
    [10, 20_000, 15_000],
  ])(
    'by the renter %s h before the start leaves %s XAF and the owner %s XAF',
    async (hours, back, kept) => {
      const { id, owner, renter } = await aRequest();
      const frees = { start_date: inDays(10), end_date: inDays(13) };
      await updateStatus(owner, id, 'acceptée');
      setNow(new Date(startOfDay(inDays(10)).getTime() - hours * 3_600_000));
      expect(effectOf(await seenBy(renter, id), 'cancel')).toEqual({
        action: 'cancel',
        amount: null,
        refund: 15_000 - kept,
        delivery: 0,
        deposit: 20_000,
        owner: kept,
        frees,
      });
      expect((await updateStatus(renter, id, 'annulée')).body.status).toBe('annulée');
      expect(await walletOf(renter)).toEqual({ balance: back, withdrawable: back });
      expect(await walletOf(owner)).toEqual({ balance: kept, withdrawable: kept });
    },
  );

  it('by the renter pays what the contract says, also after the rules in force have changed', async () => {
    const [generous, strict] = [await aRequest(), await aRequest()];
    await updateStatus(generous.owner, generous.id, 'acceptée');
    const restored = { ...rentalPolicy };
    onTestFinished(() => void Object.assign(rentalPolicy, restored));
    Object.assign(rentalPolicy, { fullRefundHours: 200, partialRefundPercent: 0 });
    await updateStatus(strict.owner, strict.id, 'acceptée');

    setNow(new Date(startOfDay(inDays(10)).getTime() - 30 * 3_600_000));
    const cancel = async ({ id, renter }: typeof generous, percent: number) => {
      const refund = (15_000 * percent) / 100;
      const seen = await seenBy(renter, id);
      expect(seen.refund_percent).toBe(percent);
      expect(effectOf(seen, 'cancel')).toMatchObject({ refund, owner: 15_000 - refund });
      const { body } = await api<RentalView[]>(`/rentals/user/${renter.id}`, { as: renter });
      expect(body).toMatchObject([{ refund_percent: percent }]);
      await updateStatus(renter, id, 'annulée', { expected_refund: 20_000 + refund });
      expect(await walletOf(renter)).toMatchObject({ balance: 20_000 + refund });
    };
    await cancel(generous, 50);
    Object.assign(rentalPolicy, restored);
    await cancel(strict, 0);

    const findings = await provided(AuditBooks).execute();
    const said = JSON.stringify(findings.flatMap(({ violations }) => violations));
    for (const { id } of [generous, strict]) expect(said).not.toContain(id);
  });

  it('by the owner refunds in full', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    expect(effectOf(await seenBy(owner, id), 'cancel')).toMatchObject(all);
    await updateStatus(owner, id, 'annulée');
    expect(await walletOf(renter)).toEqual({ balance: 35_000, withdrawable: 35_000 });
    expect(await walletOf(owner)).toEqual(nothing);
  });

  it('by a renter who was shown another refund changes nothing, and says so', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    const cancel = (refund: number) =>
      updateStatus(renter, id, 'annulée', { expected_refund: refund });
    setNow(new Date(startOfDay(inDays(10)).getTime() - 30 * 3_600_000));
    expectRefusal(await cancel(35_000), 'refund-changed');
    expect((await seenBy(renter, id)).status).toBe('acceptée');
    expect(await walletOf(renter)).toEqual(nothing);
    expect((await cancel(27_500)).body.status).toBe('annulée');
    expect(await walletOf(renter)).toEqual({ balance: 27_500, withdrawable: 27_500 });
    // Sent again, as when the answer was lost.
    expect((await cancel(27_500)).body.status).toBe('annulée');
  });

  it('frees the days for others', async () => {
    const { id, owner, renter, itemId } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    await updateStatus(renter, id, 'annulée');
    const next = await aRequest({ owner, itemId });
    expect((await updateStatus(owner, next.id, 'acceptée')).status).toBe(200);
  });
});

describe('the calendar', () => {
  it('begins and ends a rental, in its view and in its row', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    expectRefusal(await updateStatus(renter, id, 'en cours'), 'move-not-allowed');

    setNow(startOfDay(inDays(10)));
    expect((await seenBy(renter, id)).status).toBe('en cours');
    expect((await updateStatus(renter, id, 'en cours')).body.status).toBe('en cours');
    expectRefusal(await updateStatus(renter, id, 'annulée'), 'move-not-allowed');
  });

  it('applies the days that it missed', async () => {
    const { id, owner } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    setNow(startOfDay(inDays(20)));
    await provided(AdvanceCalendar).execute();
    expect((await seenBy(owner, id)).status).toBe('terminée');
    await provided(SettleUnanswered).execute();
    expect(await walletOf(owner)).toEqual({ balance: 15_000, withdrawable: 15_000 });
  });
});

describe('the guards of the database', () => {
  it('name the same blocking statuses and events as the lifecycle', async () => {
    const [found] = await provided(Db).$queryRaw<{ statuses: string[] }[]>`
      select array(select status::text from unnest(enum_range(null::"RentalStatus")) as status
        where blocks_days(status)) as statuses`;
    expect(found?.statuses).toEqual([...blockingStatuses]);
    const events = await wordsOf('rental_events_event');
    expect(events.toSorted()).toEqual([...rentalEvents].sort());
  });
});

describe('what happens to a rental', () => {
  async function recordedOf(rentalId: string) {
    const history = await provided(Db).rentalEvent.findMany({
      where: { rentalId },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
    const announced = await provided(Db).domainEvent.findMany({
      where: { subjectId: rentalId },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
    return {
      history: history.map(({ event, actor, to }) => [event, actor, to]),
      announced: announced.map(({ kind, actor, actorId, facts }) => [
        kind,
        actor,
        actorId,
        (facts as { reason?: string }).reason,
      ]),
    };
  }

  it('is recorded as rental event and domain event, with its actor', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    setNow(startOfDay(inDays(14)));
    await provided(AdvanceCalendar).advance(id);
    wait(1);
    await api(`/api/rentals/${id}/declare-return`, { method: 'POST', as: renter });
    wait(1);
    await provided(SettleUnanswered).execute();
    setNow(startOfDay(inDays(3)));
    await provided(SettleUnanswered).execute();
    const { history, announced } = await recordedOf(id);
    expect(history).toEqual([
      ['request', 'provider', 'en_attente'],
      ['accept', 'owner', 'acceptee'],
      ['start', 'system', 'en_cours'],
      ['finish', 'system', 'terminee'],
      ['declare-return', 'renter', 'terminee'],
      ['assume-handover', 'system', 'terminee'],
      ['settle-return', 'system', 'terminee'],
    ]);
    expect(announced).toEqual([
      ['rental.requested', 'provider', null, undefined],
      ['rental.accepted', 'owner', owner.id, undefined],
      ['rental.started', 'system', null, undefined],
      ['rental.finished', 'system', null, undefined],
      ['rental.return-declared', 'renter', renter.id, undefined],
      ['rental.handed-over', 'system', null, 'unobjected'],
      ['rental.return-confirmed', 'system', null, 'uncontested'],
    ]);
  });

  it('is mailed to the party whom it concerns', async () => {
    const owner = await aMember({ name: 'Alice Mba', verified: true });
    const { id: itemId } = await anItem({ owner, title: 'Échelle' });
    const chosen = await aRequest({ owner, itemId });
    const superseded = await aRequest({ owner, itemId });
    await updateStatus(owner, chosen.id, 'acceptée');
    await updateStatus(chosen.renter, chosen.id, 'annulée');
    const subjectsTo = async ({ email }: Person) =>
      (await mailsTo(email)).map(({ subject }) => subject.replace(/ : B\*\*\*o.*/, '')).reverse();
    expect(await subjectsTo(owner)).toEqual([
      'Nouvelle demande pour « Échelle »',
      'Nouvelle demande pour « Échelle »',
      'Vous avez accepté : « Échelle »',
      'Location annulée : « Échelle »',
    ]);
    expect(await subjectsTo(chosen.renter)).toEqual([
      'Paiement confirmé : « Échelle »',
      'Location acceptée : « Échelle »',
      'Location annulée : « Échelle »',
    ]);
    const [refused] = await mailsTo(superseded.renter.email);
    expect(refused?.subject).toBe('Demande refusée : « Échelle »');
    expect(refused?.text).toContain('35\u00a0000\u00a0FCFA');
    expect((await recordedOf(superseded.id)).announced.at(-1)).toEqual([
      'rental.refused',
      'system',
      null,
      'superseded',
    ]);
  });

  it('releases the security deposit when a rental is refused, cancelled or superseded', async () => {
    const cancelled = await aRequest();
    const refused = await aRequest();
    await updateStatus(cancelled.renter, cancelled.id, 'annulée');
    await updateStatus(refused.owner, refused.id, 'refusée');
    for (const { renter, id } of [cancelled, refused]) {
      expect((await seenBy(renter, id)).deposit_status).toBe('released');
    }
  });
});
