import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../src/kernel/day.js';
import { AdvanceCalendar } from '../src/modules/rentals/calendar/advance-calendar.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import type { RentalStepView, RentalView } from '../src/modules/rentals/rentals.schema.js';
import { MarkLate } from '../src/modules/rentals/return/mark-late.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aStaffMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { aRequest, inDays, seenBy, updateStatus, walletOf } from './support/rentals.js';

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
      expect(mails[0]?.text).toContain('5\u202f000 FCFA');
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
    const { body } = await api<RentalView[]>('/api/admin/rentals?late=true&_start=0&_end=100', {
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
