import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FavouriteView, ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import { TellNews } from '../src/modules/favourites/tell-news.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { answered } from './support/concurrency.js';
import { aMember, anItem, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { aRequest, inDays, updateStatus } from './support/rentals.js';

useApi();

const db = () => provided(Db);

const save = (as: Person, itemId: string, days: object = {}) =>
  api(`/api/favourites/${itemId}`, { method: 'PUT', as, body: days });
const remove = (as: Person, itemId: string) =>
  api(`/api/favourites/${itemId}`, { method: 'DELETE', as });
const ids = async (as: Person) => (await api<string[]>('/api/favourites/ids', { as })).body;
const list = (as: Person, query = '') => api<FavouriteView[]>(`/api/favourites${query}`, { as });
const merge = (as: Person, items: object[]) =>
  api<string[]>('/api/favourites/merge', { as, body: { items } });

async function edit(owner: Person, id: string, said: object) {
  const { version } = await db().item.findUniqueOrThrow({ where: { id } });
  const body = { title: 'Perceuse', price: 5_000, version, ...said };
  const answer = await api<ItemView>(`/items/${id}`, { method: 'PUT', as: owner, body });
  expect(answer.status).toBe(200);
}

async function tell() {
  wait(11 * 60);
  await provided(TellNews).execute();
}

const subjectsTo = async ({ email }: Person) =>
  (await mailsTo(email)).map(({ subject }) => subject);

describe('a favourite', () => {
  it('is saved once, listed with what it looks like, and removed', async () => {
    const member = await aMember();
    const { id } = await anItem();
    expect((await save(member, id)).status).toBe(204);
    expect((await save(member, id)).status).toBe(204);
    expect(await ids(member)).toEqual([id]);
    const { body, headers } = await list(member);
    expect(body).toMatchObject([{ id, price: 5_000, start: null, item: { id, price: 5_000 } }]);
    expect(headers.get('x-total-count')).toBe('1');
    await remove(member, id);
    await remove(member, id);
    expect(await ids(member)).toEqual([]);
  });

  it('is paged, the newest first', async () => {
    const member = await aMember();
    const items = [await anItem(), await anItem(), await anItem()];
    for (const { id } of items) {
      wait(1);
      await save(member, id);
    }
    const first = await list(member, '?limit=2');
    expect(first.body.map(({ id }) => id)).toEqual([items[2]?.id, items[1]?.id]);
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const { pathname, search } = new URL(next, 'http://loka');
    const second = await api<FavouriteView[]>(pathname + search, { as: member });
    expect(second.body.map(({ id }) => id)).toEqual([items[0]?.id]);
  });

  it('of an object that is gone is still listed, as gone', async () => {
    const member = await aMember();
    const { id } = await anItem();
    await save(member, id);
    await db().item.update({ where: { id }, data: { deletedAt: new Date(), available: false } });
    expect((await list(member)).body).toMatchObject([
      { id, title: 'Perceuse à percussion', item: null },
    ]);
    expectRefusal(await save(await aMember(), id), 'item-not-found');
    expectRefusal(await save(await aMember(), randomUUID()), 'item-not-found');
  });

  it('keeps the days that were looked at last', async () => {
    const member = await aMember();
    const { id } = await anItem();
    await save(member, id, { start: inDays(5), end: inDays(7) });
    await save(member, id);
    expect((await list(member)).body[0]).toMatchObject({ start: inDays(5), end: inDays(7) });
    await save(member, id, { start: inDays(9), end: inDays(10) });
    expect((await list(member)).body[0]).toMatchObject({ start: inDays(9), end: inDays(10) });
    const wrong = await save(member, id, { start: inDays(9), end: inDays(9) });
    expect(expectRefusal(wrong, 'invalid-request')).toMatchObject([{ path: 'end' }]);
  });

  it('is one of 200 at most', async () => {
    const member = await aMember();
    const owner = await aMember({ verified: true });
    const item = {
      ownerId: owner.id,
      title: 'Chaise',
      category: 'jardin',
      location: 'Libreville',
    } as const;
    const createdAt = provided(Clock).now();
    const row = { ...item, price: 500, priceUnit: 'jour', createdAt } as const;
    const many = Array.from({ length: 200 }, () => ({ ...row, id: randomUUID() }));
    await db().item.createMany({ data: many });
    const kept = many.slice(0, 199).map(({ id }) => ({ id }));
    const { body } = await answered(() => merge(member, kept));
    expect(body).toHaveLength(199);
    const others = await Promise.all([anItem(), anItem(), anItem()]);
    const answers = await Promise.all(others.map(({ id }) => answered(() => save(member, id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(await ids(member)).toHaveLength(200);
  });
});

describe('what a visitor kept', () => {
  it('is taken along, without doubles and without what is gone or their own', async () => {
    const member = await aMember({ verified: true });
    const [kept, added, own] = [await anItem(), await anItem(), await anItem({ owner: member })];
    const hidden = await anItem({
      hiddenAt: new Date(),
      available: false,
      offeredBeforeHidden: true,
    });
    await save(member, kept.id);
    const days = { start: inDays(3), end: inDays(4) };
    const items = [
      { id: added.id, ...days },
      { id: kept.id },
      { id: own.id },
      { id: hidden.id },
      { id: randomUUID() },
    ];
    const { body } = await merge(member, items);
    expect(body.sort()).toEqual([kept.id, added.id].sort());
    expect((await merge(member, items)).body).toHaveLength(2);
    const [newest] = (await list(member)).body;
    expect(newest).toMatchObject({ id: added.id, ...days });
  });
});

describe('what a visitor keeps', () => {
  const named = (...ids: string[]) =>
    api<ItemView[]>(`/api/items/named?${ids.map((id) => `id=${id}`).join('&')}`);

  it('is shown as far as it is there, also what cannot be rented now', async () => {
    const [one, other] = [await anItem(), await anItem({ available: false })];
    const hidden = await anItem({
      hiddenAt: new Date(),
      available: false,
      offeredBeforeHidden: true,
    });
    const deleted = await anItem({ deletedAt: new Date(), available: false });
    const ids = [one, other, hidden, deleted].map(({ id }) => id);
    const { body } = await named(...ids, randomUUID());
    const seen = new Map(body.map((item) => [item.id, item]));
    expect([...seen.keys()].sort()).toEqual([one.id, other.id].sort());
    expect(seen.get(one.id)).toMatchObject({ available: true });
    expect(seen.get(one.id)?.ownerName).toContain('***');
    expect((await named(one.id)).body).toHaveLength(1);
  });

  it('is asked for by 24 at a time', async () => {
    const ids = Array.from({ length: 25 }, () => randomUUID());
    expect((await named(...ids.slice(1))).status).toBe(200);
    expectRefusal(await named(...ids), 'invalid-request');
    expectRefusal(await named('pas-un-id'), 'invalid-request');
  });
});

describe('who keeps an eye on an object is told', () => {
  it('once that its price fell, after its owner had time to mend it', async () => {
    const [member, other, owner] = [
      await aMember(),
      await aMember(),
      await aMember({ verified: true }),
    ];
    const { id } = await anItem({ owner, title: 'Perceuse' });
    await save(member, id);
    await edit(owner, id, { price: 4_000 });
    await provided(TellNews).execute();
    expect(await subjectsTo(member)).toEqual([]);
    await tell();
    await tell();
    expect(await subjectsTo(member)).toEqual(['« Perceuse » coûte moins cher']);
    expect((await mailsTo(member.email))[0]?.text).toMatch(/4.000.FCFA.*au lieu de 5.000.FCFA/);
    expect(await subjectsTo(other)).toEqual([]);
  });

  it('of nothing by an owner from whom a block keeps them apart', async () => {
    const [blocked, blocker, owner] = [
      await aMember(),
      await aMember(),
      await aMember({ verified: true }),
    ];
    const { id } = await anItem({ owner, title: 'Perceuse' });
    for (const member of [blocked, blocker]) await save(member, id);
    const block = (as: Person, other: Person) =>
      api(`/api/blocked-members/${other.id}`, { as, method: 'PUT' });
    await block(owner, blocked);
    await block(blocker, owner);
    await edit(owner, id, { price: 4_000 });
    await tell();
    expect(await subjectsTo(blocked)).toEqual([]);
    expect(await subjectsTo(blocker)).toEqual([]);
  });

  it('of no price that fell by little, rose, or fell from where it had risen to', async () => {
    const [member, owner] = [await aMember(), await aMember({ verified: true })];
    const { id } = await anItem({ owner });
    await save(member, id);
    for (const price of [4_900, 8_000, 5_000]) {
      await edit(owner, id, { price });
      await tell();
    }
    expect(await subjectsTo(member)).toEqual([]);
    await edit(owner, id, { price: 4_700 });
    await tell();
    expect(await subjectsTo(member)).toHaveLength(1);
  });

  it('of no price that was mended at once', async () => {
    const [member, owner] = [await aMember(), await aMember({ verified: true })];
    const { id } = await anItem({ owner });
    await save(member, id);
    await edit(owner, id, { price: 500 });
    await edit(owner, id, { price: 5_000 });
    await tell();
    expect(await subjectsTo(member)).toEqual([]);
  });

  it('that the days they looked at are free again after a cancellation, once', async () => {
    const { id, itemId, owner, renter } = await aRequest({ from: 10, to: 13 });
    await updateStatus(owner, id, 'acceptée');
    const [looking, others] = [await aMember(), await aMember()];
    await save(looking, itemId, { start: inDays(9), end: inDays(11) });
    await save(others, itemId, { start: inDays(20), end: inDays(22) });
    await updateStatus(renter, id, 'annulée');
    await tell();
    await tell();
    expect(await subjectsTo(looking)).toEqual(['« Perceuse à percussion » est libre à vos dates']);
    expect(await subjectsTo(others)).toEqual([]);
  });

  it('of no days that were taken again meanwhile, nor of a request that held none', async () => {
    const { id, itemId, owner, renter } = await aRequest({ from: 10, to: 13 });
    const looking = await aMember();
    await save(looking, itemId, { start: inDays(10), end: inDays(11) });
    await updateStatus(renter, id, 'annulée');
    await tell();
    expect(await subjectsTo(looking)).toEqual([]);
    const first = await aRequest({ owner, itemId, from: 10, to: 13 });
    await updateStatus(owner, first.id, 'acceptée');
    await updateStatus(first.renter, first.id, 'annulée');
    const second = await aRequest({ owner, itemId, from: 10, to: 12 });
    await updateStatus(owner, second.id, 'acceptée');
    await tell();
    expect(await subjectsTo(looking)).toEqual([]);
  });

  it('that it is offered again, also at the end of a pause, once a week at most', async () => {
    const [member, owner] = [await aMember(), await aMember({ verified: true })];
    const { id } = await anItem({ owner, title: 'Perceuse' });
    const offer = (available: boolean) =>
      api('/item/update-availability', {
        method: 'PUT',
        as: owner,
        body: { item_id: id, available },
      });
    const pauseFor = (days: number) =>
      api(`/api/items/${id}/pause`, { method: 'PUT', as: owner, body: { until: inDays(days) } });
    await save(member, id);
    await offer(true);
    await offer(false);
    await tell();
    expect(await subjectsTo(member)).toEqual([]);
    await offer(true);
    await tell();
    await tell();
    expect(await subjectsTo(member)).toEqual(['« Perceuse » est de nouveau proposé']);
    await offer(false);
    await offer(true);
    await tell();
    expect(await subjectsTo(member)).toHaveLength(1);

    await pauseFor(9);
    await pauseFor(10);
    wait(9 * 86_400);
    await tell();
    expect(await subjectsTo(member)).toHaveLength(1);
    wait(86_400);
    await tell();
    expect(await subjectsTo(member)).toHaveLength(2);
  });

  it('of no end of a pause after which it is not offered', async () => {
    const [member, owner] = [await aMember(), await aMember({ verified: true })];
    const { id } = await anItem({ owner });
    await save(member, id);
    const body = { until: inDays(2) };
    expect((await api(`/api/items/${id}/pause`, { method: 'PUT', as: owner, body })).status).toBe(
      200,
    );
    await api('/item/update-availability', {
      method: 'PUT',
      as: owner,
      body: { item_id: id, available: false },
    });
    wait(3 * 86_400);
    await tell();
    expect(await subjectsTo(member)).toEqual([]);
  });

  it('that closed days are open again', async () => {
    const [member, owner] = [await aMember(), await aMember({ verified: true })];
    const { id } = await anItem({ owner });
    const days = { start: inDays(4), end: inDays(8) };
    const change = (closed: boolean) =>
      api(`/api/items/${id}/closures`, { method: 'PUT', as: owner, body: { ...days, closed } });
    expect((await change(true)).status).toBeLessThan(300);
    await save(member, id, { start: inDays(5), end: inDays(6) });
    await change(false);
    await change(false);
    await tell();
    expect(await subjectsTo(member)).toHaveLength(1);
    wait(60);
    await change(true);
    await change(false);
    await tell();
    expect(await subjectsTo(member)).toHaveLength(2);
  });
});
