import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../src/kernel/day.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import type { RentalView } from '../src/modules/rentals/rentals.schema.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { anUpload } from './support/pictures.js';
import { aRequest, inDays, seenBy, updateStatus } from './support/rentals.js';

useApi();

const stages = ['due', 'ahead', 'past'] as const;

const listOf = async (as: Person, of: 'renter' | 'owner', query: string) => {
  const path = of === 'renter' ? `/rentals/user/${as.id}` : '/api/rentals';
  const { body, headers } = await api<RentalView[]>(`${path}?${query}`, { as });
  return { ids: body.map(({ id }) => id), headers };
};

/** The only list that has it; each rental says the same of itself. */
async function stageFor(as: Person, of: 'renter' | 'owner', id: string) {
  const { stage } = await seenBy(as, id);
  for (const one of stages) {
    const { ids } = await listOf(as, of, `stage=${one}`);
    expect(ids.includes(id), one).toBe(one === stage);
  }
  return stage;
}

const act = (as: Person, id: string, action: string, body?: object) =>
  api(`/api/rentals/${id}/${action}`, { method: 'POST', as, ...(body && { body }) });

describe('the stage of a rental', () => {
  it('says whom it waits for, through its life', async () => {
    const { id, owner, renter } = await aRequest();
    const both = async () => [
      await stageFor(renter, 'renter', id),
      await stageFor(owner, 'owner', id),
    ];
    const [start, end] = [inDays(10), inDays(13)];
    expect(await both()).toEqual(['ahead', 'due']);
    await updateStatus(owner, id, 'acceptée');
    expect(await both()).toEqual(['ahead', 'ahead']);
    // The night's round has not passed yet.
    setNow(startOfDay(start));
    expect(await both()).toEqual(['due', 'due']);
    // Nobody objected: it was handed over, and is with its renter.
    setNow(startOfDay(addDays(start, 2)));
    await provided(SettleUnanswered).execute();
    expect(await both()).toEqual(['ahead', 'ahead']);
    setNow(startOfDay(end));
    expect(await both()).toEqual(['due', 'due']);
    expect((await act(renter, id, 'declare-return')).status).toBeLessThan(300);
    expect(await both()).toEqual(['ahead', 'due']);
    expect((await act(owner, id, 'confirm-return')).status).toBeLessThan(300);
    expect(await both()).toEqual(['past', 'past']);
    expect((await seenBy(await aStaffMember(), id)).stage).toBeNull();
  }, 300_000);

  it('is under way until an object that is contested or not given back is settled', async () => {
    const { id, owner, renter } = await aRequest();
    const both = async () => [
      await stageFor(renter, 'renter', id),
      await stageFor(owner, 'owner', id),
    ];
    const [start, end] = [inDays(10), inDays(13)];
    await updateStatus(owner, id, 'acceptée');
    setNow(startOfDay(addDays(start, 2)));
    await provided(SettleUnanswered).execute();
    setNow(startOfDay(addDays(end, 2)));
    const reason = 'Il ne répond plus au téléphone';
    expect((await act(owner, id, 'report-missing', { reason })).status).toBeLessThan(300);
    expect(await both()).toEqual(['due', 'ahead']);
    const { id: photo } = await anUpload(owner, 'rental');
    const claim = { amount: 5_000, reason: 'Mandrin cassé', photos: [photo] };
    expect((await act(owner, id, 'contest-return', claim)).status).toBeLessThan(300);
    expect(await both()).toEqual(['due', 'ahead']);
    expect((await act(renter, id, 'accept-claim')).status).toBeLessThan(300);
    expect(await both()).toEqual(['past', 'past']);
  }, 300_000);

  it('is past once a request came to nothing', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'refusée');
    expect(await stageFor(renter, 'renter', id)).toBe('past');
    expect(await stageFor(owner, 'owner', id)).toBe('past');
  });

  it('orders what is ahead by its first day, over pages', async () => {
    const renter = await aMember();
    const asked = [];
    for (const from of [20, 5, 12, 5]) asked.push(await aRequest({ renter, from, to: from + 2 }));
    const [last, , third, ...rest] = asked.map(({ id }) => id);
    const first = [asked[1]?.id, ...rest].toSorted();
    const all = await listOf(renter, 'renter', 'stage=ahead');
    expect(all.ids).toEqual([...first, third, last]);
    expect(all.headers.get('x-total-count')).toBe('4');
    const one = await listOf(renter, 'renter', 'stage=ahead&limit=1');
    const cursor = /cursor=([^&>]+)/.exec(one.headers.get('link') ?? '')?.[1];
    const two = await listOf(renter, 'renter', `stage=ahead&limit=3&cursor=${cursor}`);
    expect([...one.ids, ...two.ids]).toEqual(all.ids);
    expectRefusal(
      await api(`/rentals/user/${renter.id}?stage=past&cursor=${cursor}`, { as: renter }),
      'invalid-request',
    );
    expectRefusal(
      await api(`/rentals/user/${renter.id}?stage=tout`, { as: renter }),
      'invalid-request',
    );
  });
});
