import { describe, expect, it } from 'vitest';
import { addDays } from '../src/kernel/day.js';
import type { ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import type {
  ItemFiguresView,
  MonthFiguresView,
} from '../src/modules/catalogue/figures/figures.schema.js';
import type { OwnerPageView } from '../src/modules/catalogue/owners/owners.schema.js';
import { ExpireRequests } from '../src/modules/rentals/answer/expire-requests.js';
import { Clock } from '../src/platform/clock.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { aRequest, inDays, updateStatus } from './support/rentals.js';
import { anEndedRental, ofObjectAndOwner, ofRenter, review } from './support/reviews.js';

useApi();

const pageOf = async ({ id }: Person, as?: Person) =>
  (await api<OwnerPageView>(`/api/owners/${id}`, { as })).body;

describe('the page of an owner', () => {
  it('shows a masked name until an acceptance, the rating, and what is offered', async () => {
    const { id, owner, renter, itemId } = await anEndedRental();
    await anItem({ owner, available: false });
    await review(renter, id, ofObjectAndOwner(5, 1));
    await review(owner, id, ofRenter(5));
    expect(await pageOf(owner)).toMatchObject({
      name: 'A***a',
      verified: true,
      rating: { average: 3.5, count: 1 },
      rentals: 1,
      answers: null,
    });
    expect((await pageOf(owner, renter)).name).toBe('Alice Mba');
    expect((await pageOf(owner, await aMember())).name).toBe('A***a');
    const { body } = await api<ItemView[]>(`/api/owners/${owner.id}/items`);
    expect(body.map((item) => item.id)).toEqual([itemId]);
    expectRefusal(await api(`/api/owners/${renter.id}`), 'user-not-found');
  });

  it('shows how requests are answered, without those that renters take back', async () => {
    const owner = await aMember({ verified: true });
    const requests = [];
    for (const days of [10, 20, 30, 40]) {
      const { id: itemId } = await anItem({ owner });
      requests.push(await aRequest({ owner, itemId, from: days, to: days + 2 }));
    }
    const [accepted, refused, cancelled] = requests;
    if (!accepted || !refused || !cancelled) throw new Error('There are four requests');
    setNow(provided(Clock).now());
    await updateStatus(cancelled.renter, cancelled.id, 'annulée');
    wait(600);
    await updateStatus(owner, accepted.id, 'acceptée');
    await updateStatus(owner, refused.id, 'refusée');
    expect((await pageOf(owner)).answers).toBeNull();
    wait(25 * 3600);
    await provided(ExpireRequests).execute();
    const { answers } = await pageOf(owner);
    expect(answers?.rate).toBe(67);
    expect(answers?.typicalMinutes).toBeGreaterThanOrEqual(10);
    expect(answers?.typicalMinutes).toBeLessThan(13);
  });
});

describe("an owner's figures", () => {
  const browser = { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140' } };

  const see = (id: string, call: object) =>
    api(`/api/items/${id}/views`, { method: 'POST', ...call });
  const viewsOf = async (owner: Person) => {
    const { body } = await api<ItemFiguresView[]>('/api/figures/items', { as: owner });
    return body.map(({ views }) => views);
  };

  it('count views of others, without programs, staff and the owner', async () => {
    const owner = await aMember({ verified: true });
    const { id } = await anItem({ owner });
    await Promise.all([
      see(id, browser),
      see(id, browser),
      see(id, { ...browser, as: await aMember() }),
    ]);
    await see(id, { ...browser, as: owner });
    await see(id, { ...browser, as: await aStaffMember() });
    await see(id, { headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(await viewsOf(owner)).toEqual([3]);
  });

  it('count a member once a day, whatever is reloaded', async () => {
    const owner = await aMember({ verified: true });
    const { id } = await anItem({ owner });
    const as = await aMember();
    await Promise.all(Array.from({ length: 10 }, () => see(id, { ...browser, as })));
    await see(id.toUpperCase(), { ...browser, as });
    expect(await viewsOf(owner)).toEqual([1]);
    wait(86_400);
    await see(id, { ...browser, as });
    await see(id, { ...browser, as });
    expect(await viewsOf(owner)).toEqual([2]);
  });

  it('count twenty views a day from one address at most, of each object', async () => {
    const owner = await aMember({ verified: true });
    const [{ id: flooded }, { id: other }] = [await anItem({ owner }), await anItem({ owner })];
    const answers: { status: number }[] = [];
    // Ten at a time: while Redis takes long to answer, each process counts in its own memory.
    for (let time = 0; time < 6; time++) {
      const some = Array.from({ length: 10 }, (_, number) =>
        see(flooded, { headers: { 'user-agent': `Mozilla/5.0 (Linux; Android ${number})` } }),
      );
      answers.push(...(await Promise.all(some)));
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await see(other, browser);
    expect(await viewsOf(owner)).toEqual([1, 20]);
  });

  it('agree with the statement of the wallet, by month and by object', async () => {
    const owner = await aMember({ name: 'Alice Mba', verified: true });
    const kept = await aRequest({ owner });
    const cancelled = await aRequest({ owner, from: 20, to: 24 });
    const refused = await aRequest({ owner, from: 30, to: 34 });
    await updateStatus(owner, kept.id, 'acceptée');
    await updateStatus(owner, cancelled.id, 'acceptée');
    await updateStatus(owner, refused.id, 'refusée');
    setNow(`${addDays(inDays(20), -1)}T09:00:00Z`);
    await updateStatus(cancelled.renter, cancelled.id, 'annulée');
    const { body: lines } = await api<{ amount: number; createdAt: string }[]>(
      '/api/wallet/transactions',
      { as: owner },
    );
    const stated = lines.reduce((sum, { amount }) => sum + amount, 0);
    const { body: months } = await api<MonthFiguresView[]>('/api/figures', { as: owner });
    const { body: items } = await api<ItemFiguresView[]>('/api/figures/items', { as: owner });
    expect(stated).toBeGreaterThan(15_000);
    expect(months.reduce((sum, { income }) => sum + income, 0)).toBe(stated);
    expect(items.reduce((sum, { income }) => sum + income, 0)).toBe(stated);
    expect(months.at(-1)).toMatchObject({ month: provided(Clock).today().slice(0, 7) });
    const all = (field: 'requests' | 'accepted' | 'decided') =>
      months.reduce((sum, month) => sum + month[field], 0);
    expect([all('requests'), all('accepted'), all('decided')]).toEqual([3, 2, 3]);
    expect(items.find(({ itemId }) => itemId === kept.itemId)?.income).toBe(15_000);
  });
});
