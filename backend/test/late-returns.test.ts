import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../src/kernel/day.js';
import { AdvanceCalendar } from '../src/modules/rentals/calendar/advance-calendar.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import type { RentalStepView, RentalView } from '../src/modules/rentals/rentals.schema.js';
import { MarkLate } from '../src/modules/rentals/return/mark-late.js';
import { TellNextRenters } from '../src/modules/rentals/return/tell-next-renters.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aStaffMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { aRequest, effectOf, inDays, seenBy, updateStatus, walletOf } from './support/rentals.js';

useApi();

const act = (as: Person, id: string, action: string, body?: object) =>
  api<RentalView>(`/api/rentals/${id}/${action}`, { method: 'POST', as, ...(body && { body }) });

/** The middle of the day, so many days after the last one. */
const noonAfter = (end: string, days: number) =>
  new Date(startOfDay(addDays(end, days)).getTime() + 12 * 3_600_000);

async function passMidnight(now: Date): Promise<void> {
  setNow(now);
  await provided(AdvanceCalendar).execute();
  await Promise.all([provided(MarkLate).execute(), provided(MarkLate).execute()]);
}

/** 15 000 XAF for three days and a deposit of 20 000, not given back a day and a half after the last one. */
async function aLateRental() {
  const rental = await aRequest();
  await updateStatus(rental.owner, rental.id, 'acceptée');
  const end = inDays(13);
  await passMidnight(noonAfter(end, 1));
  return { ...rental, end };
}

async function eventsOf(as: Person, id: string): Promise<string[]> {
  const { body } = await api<RentalStepView[]>(`/api/rentals/${id}/history`, { as });
  return body.map(({ event }) => event);
}

describe('an object that is not given back', () => {
  it('is said to be late to both parties, once, as soon as its last day is over', async () => {
    const { id, owner, renter, end } = await aLateRental();
    await passMidnight(noonAfter(end, 2));
    expect((await eventsOf(renter, id)).filter((event) => event === 'run-late')).toHaveLength(1);
    for (const { email } of [owner, renter]) {
      const mails = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('En retard'));
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('5\u00a0000\u00a0FCFA');
    }
    for (const viewer of [owner, renter, await aStaffMember()]) {
      const { late } = await seenBy(viewer, id);
      expect(late).toEqual({ days: 2, price_per_day: 5_000, fee: 10_000 });
    }
  });

  it('is not late when its renter has declared it back, or on the last day', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    const end = inDays(13);
    await passMidnight(noonAfter(end, 0));
    expect((await seenBy(renter, id)).late).toBeNull();
    await act(renter, id, 'declare-return');
    await passMidnight(noonAfter(end, 1));
    expect(await eventsOf(renter, id)).not.toContain('run-late');
    expect((await seenBy(owner, id)).late).toBeNull();
  });

  it('is listed for staff', async () => {
    const { id } = await aLateRental();
    const { body } = await api<RentalView[]>('/api/admin/rentals?late=true&perPage=100', {
      as: await aStaffMember(),
    });
    expect(body.map((rental) => rental.id)).toContain(id);
    expect(body.every(({ late }) => late !== null)).toBe(true);
  });
});

describe('the fee for a late return', () => {
  it('is claimed by the owner who has the object, and answered by the renter as any claim', async () => {
    const { id, owner, renter } = await aLateRental();
    expectRefusal(await act(renter, id, 'claim-late-fee'), 'forbidden');
    const claimed = await act(owner, id, 'claim-late-fee');
    expect(claimed.body).toMatchObject({
      return_status: 'contested',
      returned_on: inDays(0),
      claim: { claimed: 5_000, offered: null },
      late: null,
    });
    expect((await act(owner, id, 'claim-late-fee')).body).toEqual(claimed.body);
    expect(await walletOf(owner)).toMatchObject({ balance: 15_000 });
    expect((await act(renter, id, 'accept-claim')).body.owner_share).toBe(5_000);
    expect(await walletOf(owner)).toMatchObject({ balance: 20_000 });
    expect(await walletOf(renter)).toMatchObject({ balance: 15_000 });
  });

  it('is the deposit at most', async () => {
    const { id, owner, end } = await aLateRental();
    setNow(noonAfter(end, 9));
    expect((await act(owner, id, 'claim-late-fee')).body.claim?.claimed).toBe(20_000);
  });

  it('counts the days until the renter declared it back, and none when that was in time', async () => {
    const { id, owner, renter, end } = await aLateRental();
    await act(renter, id, 'declare-return');
    setNow(noonAfter(end, 2));
    expect((await act(owner, id, 'claim-late-fee')).body.claim?.claimed).toBe(5_000);

    const inTime = await aRequest();
    await updateStatus(inTime.owner, inTime.id, 'acceptée');
    const lastDay = inDays(13);
    setNow(noonAfter(lastDay, 0));
    await act(inTime.renter, inTime.id, 'declare-return');
    setNow(noonAfter(lastDay, 1));
    expectRefusal(await act(inTime.owner, inTime.id, 'claim-late-fee'), 'move-not-allowed');
  });

  it('that the renter finds too high is countered; without an answer it goes to staff', async () => {
    const { id, owner, renter, end } = await aLateRental();
    await act(owner, id, 'claim-late-fee');
    setNow(noonAfter(end, 4));
    await provided(SettleUnanswered).execute();
    expect((await seenBy(renter, id)).return_status).toBe('disputed');
    expect(await walletOf(owner)).toMatchObject({ balance: 15_000 });

    const other = await aLateRental();
    await act(other.owner, other.id, 'claim-late-fee');
    const offer = { amount: 2_000, reason: 'Une route coupée' };
    const countered = await act(other.renter, other.id, 'counter-claim', offer);
    expect(countered.body.claim).toEqual({ claimed: 5_000, offered: 2_000 });
  });
});

describe('the renter who has the object next', () => {
  const tell = () => provided(TellNextRenters).execute();

  /** Two rentals of an object: one late, the other from the third day after its last one, for two days. */
  async function aDelayedRental() {
    const first = await aRequest();
    const { itemId, owner } = first;
    await updateStatus(owner, first.id, 'acceptée');
    const next = await aRequest({ itemId, owner, from: 16, to: 18 });
    await updateStatus(owner, next.id, 'acceptée');
    const end = inDays(13);
    await passMidnight(noonAfter(end, 1));
    await Promise.all([tell(), tell()]);
    return { first, next, owner, end };
  }

  it('is told once, sees it, and gets everything back by cancelling on the evening before', async () => {
    const { first, next, owner, end } = await aDelayedRental();
    expect(
      (await eventsOf(next.renter, next.id)).filter((event) => event === 'delay'),
    ).toHaveLength(1);
    const subjects = (await mailsTo(next.renter.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Objet en retard'))).toHaveLength(1);
    expect((await seenBy(first.renter, first.id)).delayed).toBe(false);

    setNow(new Date(startOfDay(addDays(end, 3)).getTime() - 3_600_000));
    const seen = await seenBy(next.renter, next.id);
    expect(seen).toMatchObject({ delayed: true, refund_percent: 100 });
    expect(seen.actions).toContain('cancel');
    expect(effectOf(seen, 'cancel')).toMatchObject({ refund: 10_000, deposit: 20_000, owner: 0 });
    expect((await updateStatus(next.renter, next.id, 'annulée')).status).toBe(200);
    expect(await walletOf(next.renter)).toEqual({ balance: 30_000, withdrawable: 30_000 });
    expect(await walletOf(owner)).toMatchObject({ balance: 15_000 });
    expect(await eventsOf(next.renter, next.id)).toContain('cancel-late');
  });

  it('gets everything back on the start day too, while nobody says that the object is there', async () => {
    const { next, owner, end } = await aDelayedRental();
    await passMidnight(noonAfter(end, 3));
    const seen = await seenBy(next.renter, next.id);
    expect(seen).toMatchObject({ status: 'en cours', delayed: true, refund_percent: 100 });
    expect(seen.actions).toContain('cancel');
    expect((await updateStatus(next.renter, next.id, 'annulée')).status).toBe(200);
    expect(await walletOf(next.renter)).toEqual({ balance: 30_000, withdrawable: 30_000 });
    expect(await walletOf(owner)).toMatchObject({ balance: 15_000 });
  });

  it('pays as any other once the object has changed hands', async () => {
    const { next, end } = await aDelayedRental();
    await passMidnight(noonAfter(end, 3));
    const { handover_code: code } = await seenBy(next.renter, next.id);
    await act(next.owner, next.id, 'hand-over', { code });
    expect((await seenBy(next.renter, next.id)).actions).not.toContain('cancel');
    expectRefusal(await updateStatus(next.renter, next.id, 'annulée'), 'move-not-allowed');
  });

  it('is told when the object is back, and then cancels by notice as before', async () => {
    const { first, next, owner, end } = await aDelayedRental();
    await act(owner, first.id, 'confirm-return');
    await Promise.all([tell(), tell()]);
    expect(await eventsOf(next.renter, next.id)).toEqual([
      'request',
      'accept',
      'delay',
      'end-delay',
    ]);
    setNow(new Date(startOfDay(addDays(end, 3)).getTime() - 3_600_000));
    expect(await seenBy(next.renter, next.id)).toMatchObject({ delayed: false, refund_percent: 0 });
  });

  it('of an object that is back on the last day alone pays for nothing that nobody confirms', async () => {
    const { first, next, owner, end } = await aDelayedRental();
    await passMidnight(noonAfter(end, 5));
    await act(owner, first.id, 'confirm-return');
    await tell();
    expect((await seenBy(next.renter, next.id)).delayed).toBe(true);
    await passMidnight(noonAfter(end, 6));
    await provided(SettleUnanswered).execute();
    expect(await eventsOf(next.renter, next.id)).toContain('presume-not-received');
    expect((await seenBy(owner, next.id)).actions).toContain('deny-not-received');
    expect(await walletOf(owner)).toMatchObject({ withdrawable: 15_000 });
  });

  it('is told of a request that is accepted while the object is late, and of the soonest alone', async () => {
    const { first, next, owner } = await aDelayedRental();
    await updateStatus(next.renter, next.id, 'annulée');
    const later = await aRequest({ itemId: first.itemId, owner, from: 20, to: 22 });
    const soon = await aRequest({ itemId: first.itemId, owner, from: 4, to: 6 });
    for (const { id } of [later, soon]) await updateStatus(owner, id, 'acceptée');
    await tell();
    expect((await seenBy(soon.renter, soon.id)).delayed).toBe(true);
    expect((await seenBy(later.renter, later.id)).delayed).toBe(false);
  });

  it('is not told that a lost object is back when staff have shared its deposit', async () => {
    const { first, next, owner } = await aDelayedRental();
    const reason = 'Trois appels sans réponse';
    await act(owner, first.id, 'report-missing', { reason });
    await api(`/api/admin/rentals/${first.id}/share-deposit`, {
      method: 'POST',
      as: await aStaffMember(),
      body: { amount: 20_000, reason },
    });
    await tell();
    expect((await seenBy(next.renter, next.id)).delayed).toBe(true);
  });

  /** The next one begins on the last day of the one before, which is over since midnight. */
  async function aBegunDelay() {
    const first = await aRequest({ from: 2, to: 5 });
    const { itemId, owner } = first;
    await updateStatus(owner, first.id, 'acceptée');
    const next = await aRequest({ itemId, owner, from: 5, to: 7 });
    await updateStatus(owner, next.id, 'acceptée');
    const end = inDays(5);
    setNow(startOfDay(addDays(end, 1)));
    await passMidnight(provided(Clock).now());
    await Promise.all([tell(), tell()]);
    await provided(SettleUnanswered).execute();
    return { first, next, owner, end };
  }

  it('is told of a delay when the rental has begun already, and cancels with everything back', async () => {
    const { next, end } = await aBegunDelay();
    const seen = await seenBy(next.renter, next.id);
    expect(seen).toMatchObject({
      status: 'en cours',
      delayed: true,
      handover_status: 'none',
      handover_due_at: null,
    });
    setNow(noonAfter(end, 2));
    expect((await updateStatus(next.renter, next.id, 'annulée')).status).toBe(200);
    expect(await walletOf(next.renter)).toEqual({ balance: 30_000, withdrawable: 30_000 });
  });

  it('has a day to say that there was no handover, once the object is back', async () => {
    const { first, next, owner, end } = await aBegunDelay();
    setNow(noonAfter(end, 1));
    await act(owner, first.id, 'confirm-return');
    await tell();
    const seen = await seenBy(next.renter, next.id);
    expect(seen.handover_due_at).toBe(noonAfter(end, 2).toISOString());
    setNow(noonAfter(end, 2));
    await provided(SettleUnanswered).execute();
    expect((await seenBy(next.renter, next.id)).handover_status).toBe('assumed');
  });

  it('who never had it gets everything back, unless the owner says otherwise', async () => {
    const { next, owner, end } = await aBegunDelay();
    await passMidnight(startOfDay(addDays(end, 3)));
    await provided(SettleUnanswered).execute();
    const asked = await seenBy(owner, next.id);
    expect(asked).toMatchObject({ status: 'terminée', handover_status: 'not_received' });
    expect(asked.actions).toEqual(['admit-not-received', 'deny-not-received']);
    const subjects = (await mailsTo(owner.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Objet non remis'))).toHaveLength(1);
    expect(await eventsOf(next.renter, next.id)).not.toContain('run-late');
    setNow(startOfDay(addDays(end, 4)));
    await provided(SettleUnanswered).execute();
    expect(await seenBy(next.renter, next.id)).toMatchObject({
      status: 'annulée',
      handover_status: 'failed',
    });
    expect(await walletOf(next.renter)).toEqual({ balance: 30_000, withdrawable: 30_000 });
  });

  it('waits no more for an object that was lost once it has come from another renter', async () => {
    const { first, next, owner, end } = await aDelayedRental();
    const reason = 'Trois appels sans réponse';
    await act(owner, first.id, 'report-missing', { reason });
    await api(`/api/admin/rentals/${first.id}/share-deposit`, {
      method: 'POST',
      as: await aStaffMember(),
      body: { amount: 20_000, reason },
    });
    await passMidnight(noonAfter(end, 3));
    const { handover_code: code } = await seenBy(next.renter, next.id);
    await act(owner, next.id, 'hand-over', { code });
    // Lost, it was withdrawn.
    await api('/item/update-availability', {
      method: 'PUT',
      as: owner,
      body: { item_id: first.itemId, available: true },
    });
    const third = await aRequest({ itemId: first.itemId, owner, from: 8, to: 10 });
    await updateStatus(owner, third.id, 'acceptée');
    await passMidnight(noonAfter(end, 6));
    await tell();
    expect((await seenBy(third.renter, third.id)).delayed).toBe(true);
    await act(owner, next.id, 'confirm-return');
    await tell();
    expect((await seenBy(third.renter, third.id)).delayed).toBe(false);
  });

  it('gets everything back for nothing else: the database refuses it', async () => {
    const { id: rentalId, renter, owner } = await aRequest();
    await updateStatus(owner, rentalId, 'acceptée');
    const step = {
      event: 'cancel-late',
      from: 'acceptee',
      to: 'annulee',
      actor: 'renter',
    } as const;
    const cancelled = provided(Db).rentalEvent.create({
      data: { ...step, rentalId, actorId: renter.id, at: new Date() },
    });
    await expect(cancelled).rejects.toThrow(/is not delayed/);
  });
});
