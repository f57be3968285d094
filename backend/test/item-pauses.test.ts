import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startOfDay } from '../src/kernel/day.js';
import type {
  FacetsView,
  ItemDetailView,
  ItemView,
  StaffItemView,
} from '../src/modules/catalogue/catalogue.schema.js';
import { Clock } from '../src/platform/clock.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { payRental } from './support/payments.js';
import { aRequest, aSubmittedPayment, confirm, inDays, updateStatus } from './support/rentals.js';

useApi();

const anOwner = () => aMember({ verified: true });
const pause = (as: Person, itemId: string, until: unknown) =>
  api<ItemView>(`/api/items/${itemId}/pause`, { method: 'PUT', as, body: { until } });
const offer = (as: Person, itemId: string, available: boolean) =>
  api<ItemView>('/item/update-availability', {
    method: 'PUT',
    as,
    body: { item_id: itemId, available },
  });
const see = async (id: string) => (await api<ItemDetailView>(`/single/item/${id}`)).body;
const quote = (id: string) =>
  api<{ total: number }>(`/api/items/${id}/quote?start_date=${inDays(10)}&end_date=${inDays(13)}`);
const found = async (title: string) =>
  (await api<ItemView[]>(`/items?q=${title}`)).body.map(({ id }) => id);

/** An item under a title that no other has, paused by its owner for so many days. */
async function aPausedItem(days = 3) {
  const owner = await anOwner();
  const title = `mot${randomUUID().slice(0, 8)}`;
  const { id } = await anItem({ owner, title });
  const { body } = await pause(owner, id, inDays(days));
  return { id, owner, title, view: body };
}

describe('a paused item', () => {
  it('is unavailable on its page and says when it is back', async () => {
    const { id, view } = await aPausedItem();
    expect(view).toMatchObject({ available: false, pausedUntil: inDays(3) });
    expect(await see(id)).toMatchObject({ available: false, pausedUntil: inDays(3) });
  });

  it('is not found by a search, nor counted by the filters', async () => {
    const location = `Quartier ${randomUUID().slice(0, 8)}, Libreville`;
    const owner = await anOwner();
    const { id } = await anItem({ owner, location });
    const places = async () => {
      wait(60);
      const { body } = await api<FacetsView>('/api/items/facets');
      return body.locations.map(({ name }) => name);
    };
    const listed = async () =>
      (await api<ItemView[]>(`/items?location=${encodeURIComponent(location)}`)).body.length;
    expect([await places(), await listed()]).toEqual([expect.arrayContaining([location]), 1]);
    await pause(owner, id, inDays(2));
    expect([await places(), await listed()]).toEqual([expect.not.arrayContaining([location]), 0]);
  });

  it('can be neither priced nor paid for, whatever the days', async () => {
    const { id, owner } = await aPausedItem();
    expectRefusal(await quote(id), 'item-unavailable');
    await offer(owner, id, true);
    const { body } = await quote(id);
    await pause(owner, id, inDays(3));
    const paid = await payRental(await aMember(), {
      totalPrice: body.total,
      item: 'Perceuse',
      phoneNumber: '077000001',
      operationAccountCode: 'ACC_AIRTEL',
      itemId: id,
      startDate: inDays(10),
      endDate: inDays(13),
      notes: '',
      walletAmount: 0,
    });
    expectRefusal(paid, 'item-unavailable');
  });

  it('is offered by itself from the first moment of the day in Gabon', async () => {
    setNow('2027-03-01T12:00:00Z');
    const { id, title } = await aPausedItem(4);
    setNow(new Date(startOfDay('2027-03-05').getTime() - 1));
    expect(provided(Clock).now().toISOString()).toBe('2027-03-04T22:59:59.999Z');
    expect(await see(id)).toMatchObject({ available: false, pausedUntil: '2027-03-05' });
    expectRefusal(await quote(id), 'item-unavailable');
    expect(await found(title)).toEqual([]);
    setNow('2027-03-04T23:00:00Z');
    expect(await see(id)).toMatchObject({ available: true, pausedUntil: null });
    expect((await quote(id)).status).toBe(200);
    expect(await found(title)).toEqual([id]);
  });

  it('is offered at once, or not at all, when its owner says so', async () => {
    const { id, owner } = await aPausedItem();
    expect((await offer(owner, id, true)).body).toMatchObject({
      available: true,
      pausedUntil: null,
    });
    await pause(owner, id, inDays(3));
    await offer(owner, id, false);
    wait(5 * 86_400);
    expect(await see(id)).toMatchObject({ available: false, pausedUntil: null });
  });

  it('keeps the requests that were made before, which its owner may accept', async () => {
    const owner = await anOwner();
    const { id: itemId } = await anItem({ owner });
    const request = await aRequest({ owner, itemId });
    const paid = await aSubmittedPayment({ itemId, renter: await aMember(), from: 20, to: 22 });
    await pause(owner, itemId, inDays(3));
    expect((await updateStatus(owner, request.id, 'acceptée')).status).toBe(200);
    await confirm(paid);
    const { body } = await api<{ item_id: string }[]>('/api/rentals', { as: owner });
    expect(body.filter(({ item_id }) => item_id === itemId)).toHaveLength(2);
  });

  it('is shown to staff as paused, and hidden or restored stays so', async () => {
    const { id } = await aPausedItem();
    const staff = await aStaffMember();
    const moderate = (act: string) =>
      api<StaffItemView>(`/api/admin/items/${id}/${act}`, { as: staff, body: { reason: 'Photo' } });
    const { body: listed } = await api<StaffItemView[]>('/api/admin/items?state=paused', {
      as: staff,
    });
    expect(listed.find((item) => item.id === id)?.state).toBe('paused');
    expect((await moderate('hide')).body).toMatchObject({ state: 'hidden', available: false });
    expect((await moderate('restore')).body).toMatchObject({
      state: 'paused',
      pausedUntil: inDays(3),
    });
  });
});

describe('a pause', () => {
  it.each([
    ['today', () => inDays(0)],
    ['yesterday', () => inDays(-1)],
    ['beyond a year', () => inDays(367)],
  ])('until %s is refused', async (_, day) => {
    const owner = await anOwner();
    const { id } = await anItem({ owner });
    expectRefusal(await pause(owner, id, day()), 'pause-out-of-range');
    expect((await see(id)).available).toBe(true);
  });

  it.each(['', 'demain', '2026-02-30', null])('until %j is no day', async (until) => {
    const owner = await anOwner();
    const { id } = await anItem({ owner });
    expect(expectRefusal(await pause(owner, id, until), 'invalid-request')).toMatchObject([
      { path: 'until' },
    ]);
  });

  it("is the owner's alone, of an item that is there and that staff do not hide", async () => {
    const owner = await anOwner();
    const { id } = await anItem({ owner });
    expectRefusal(await pause(await anOwner(), id, inDays(1)), 'forbidden');
    expectRefusal(await pause(owner, randomUUID(), inDays(1)), 'item-not-found');
    const deleted = await anItem({ owner, deletedAt: new Date() });
    expectRefusal(await pause(owner, deleted.id, inDays(1)), 'item-not-found');
    const hidden = await anItem({
      owner,
      hiddenAt: new Date(),
      available: false,
      offeredBeforeHidden: true,
    });
    expectRefusal(await pause(owner, hidden.id, inDays(1)), 'item-hidden');
  });

  it('offers from that day on what was unavailable', async () => {
    const owner = await anOwner();
    const { id } = await anItem({ owner, available: false });
    expect((await pause(owner, id, inDays(1))).body.pausedUntil).toBe(inDays(1));
    wait(86_400);
    expect((await see(id)).available).toBe(true);
  });
});
