import { describe, expect, it } from 'vitest';
import type { ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import type { ItemCheckView } from '../src/modules/reports/item-checks/item-checks.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';

useApi();

const db = () => provided(Db);
const checksOf = (itemId: string) =>
  db().itemCheck.findMany({ where: { itemId }, orderBy: { createdAt: 'asc' } });

async function list(as: Person, said: object = {}) {
  const body = { title: 'Perceuse', price: 5_000, ...said };
  return (await api<ItemView>('/item', { as, body })).body;
}

async function edit(as: Person, { id, version }: ItemView, said: object) {
  const body = { title: 'Perceuse', price: 5_000, version, ...said };
  return (await api<ItemView>(`/items/${id}`, { method: 'PUT', as, body })).body;
}

/** An owner whose first objects staff have seen. */
async function anOldOwner(): Promise<Person> {
  const owner = await aMember({ verified: true });
  for (let count = 0; count < 3; count++) await list(owner);
  return owner;
}

/** Of the object as it was read, as it was listed unless said. */
const act = (as: Person, id: string, name: string, body: object = {}) =>
  api<ItemCheckView>(`/api/admin/item-checks/${id}/${name}`, { as, body: { version: 1, ...body } });

describe('staff look at', () => {
  it("a member's first three objects, while they are shown", async () => {
    const owner = await aMember({ verified: true });
    const items = [await list(owner), await list(owner), await list(owner), await list(owner)];
    const checks = await Promise.all(items.map(({ id }) => checksOf(id)));
    expect(checks.map((found) => found.map(({ isEarly }) => isEarly))).toEqual([
      [true],
      [true],
      [true],
      [],
    ]);
    expect((await api(`/single/item/${items[0]?.id}`)).status).toBe(200);
  });

  it('objects whose words tell of what may not be let', async () => {
    const { id } = await list(await anOldOwner(), {
      title: 'Fusils',
      description: 'Et munitions.',
    });
    expect(await checksOf(id)).toMatchObject([{ isEarly: false, words: ['fusil', 'munition'] }]);
    const { id: harmless } = await list(await anOldOwner(), { title: 'Pistolet à peinture' });
    expect(await checksOf(harmless)).toEqual([]);
  });

  it('an object again whose words are such after an edit, and not after another price', async () => {
    const [owner, staff] = [await anOldOwner(), await aStaffMember()];
    let item = await list(owner, { title: 'Étui' });
    item = await edit(owner, item, { title: 'Arme' });
    const [check] = await checksOf(item.id);
    await act(staff, check?.id ?? '', 'keep', { version: item.version });
    item = await edit(owner, item, { title: 'Arme', price: 6_000 });
    expect(await checksOf(item.id)).toHaveLength(1);
    item = await edit(owner, item, { title: 'Arme de chasse', price: 6_000 });
    expect(await checksOf(item.id)).toMatchObject([{ outcome: 'kept' }, { outcome: null }]);
  });

  it('no object of their own', async () => {
    const staff = await aStaffMember();
    await db().user.update({ where: { id: staff.id }, data: { verificationStatus: 2 } });
    const item = await list(staff, { title: 'Fusil' });
    const [check] = await checksOf(item.id);
    expectRefusal(await act(staff, check?.id ?? '', 'keep'), 'own-object');
    expectRefusal(await act(staff, check?.id ?? '', 'hide', { reason: 'Interdit' }), 'own-object');
    expect(await checksOf(item.id)).toMatchObject([{ outcome: null }]);
    expect((await act(await aStaffMember(), check?.id ?? '', 'keep')).status).toBe(200);
  });

  it('an object that waits once, with what its owner says now', async () => {
    const owner = await aMember({ verified: true });
    const item = await list(owner);
    await edit(owner, item, { title: 'Grenade' });
    expect(await checksOf(item.id)).toMatchObject([{ isEarly: true, words: ['grenade'] }]);
  });

  it('no object that its owner has deleted', async () => {
    const owner = await aMember({ verified: true });
    const { id } = await list(owner);
    await api(`/items/${id}`, { method: 'DELETE', as: owner });
    expect(await checksOf(id)).toMatchObject([{ outcome: 'gone', checkedById: null }]);
  });

  it('the oldest first, those with such words alone if wanted', async () => {
    const staff = await aStaffMember();
    const item = await list(await anOldOwner(), { title: 'Matraque' });
    const { body } = await api<ItemCheckView[]>(
      '/api/admin/item-checks?state=flagged&perPage=100&order=DESC',
      { as: staff },
    );
    expect(body.find(({ itemId }) => itemId === item.id)).toMatchObject({
      title: 'Matraque',
      words: ['matraque'],
      early: false,
      owner: { name: 'Awa Mboumba' },
    });
    expect(body.every(({ words }) => words.length > 0)).toBe(true);
  });
});

describe('an object that was looked at', () => {
  it('stays, on record', async () => {
    const staff = await aStaffMember();
    const item = await list(await aMember({ verified: true }));
    const [check] = await checksOf(item.id);
    const { body } = await act(staff, check?.id ?? '', 'keep');
    expect(body).toMatchObject({ outcome: 'kept', checkedBy: { id: staff.id } });
    expectRefusal(await act(staff, check?.id ?? '', 'keep'), 'item-already-checked');
    expect(
      await db().auditLog.findFirst({ where: { action: 'check-item', subjectId: item.id } }),
    ).toMatchObject({ actorId: staff.id, detail: { outcome: 'kept', words: [] } });
  });

  it('is hidden as by moderation', async () => {
    const staff = await aStaffMember();
    const item = await list(await aMember({ verified: true }), { title: 'Cocaïne' });
    const [check] = await checksOf(item.id);
    const { body } = await act(staff, check?.id ?? '', 'hide', { reason: 'Drogue' });
    expect(body.outcome).toBe('hidden');
    expectRefusal(await api(`/single/item/${item.id}`), 'item-not-found');
    expectRefusal(
      await act(staff, check?.id ?? '', 'hide', { reason: 'Drogue' }),
      'item-already-checked',
    );
  });
});

describe('an object that its owner has edited since it was read', () => {
  it('is neither kept nor hidden before it is read again', async () => {
    const [owner, staff] = [await aMember({ verified: true }), await aStaffMember()];
    const item = await list(owner, { title: 'Perceuse' });
    const [check] = await checksOf(item.id);
    const id = check?.id ?? '';
    const read = () => api<ItemCheckView>(`/api/admin/item-checks/${id}`, { as: staff });
    const { version } = (await read()).body;
    await edit(owner, item, { title: 'Grenades', description: 'Livrées le soir.' });
    const hiding = { version, reason: 'Interdit' };
    expectRefusal(await act(staff, id, 'keep', { version }), 'checked-item-changed');
    expectRefusal(await act(staff, id, 'hide', hiding), 'checked-item-changed');
    expect(await checksOf(item.id)).toMatchObject([{ outcome: null }]);
    expect((await api(`/single/item/${item.id}`)).status).toBe(200);
    const again = (await read()).body;
    expect(again).toMatchObject({ title: 'Grenades', words: ['grenade'] });
    const { body } = await act(staff, id, 'hide', { ...hiding, version: again.version });
    expect(body.outcome).toBe('hidden');
  });

  it('is not kept by an act that the edit overtakes', async () => {
    const [owner, staff] = [await aMember({ verified: true }), await aStaffMember()];
    const item = await list(owner);
    const [check] = await checksOf(item.id);
    const id = check?.id ?? '';
    const [kept] = await Promise.all([
      act(staff, id, 'keep'),
      edit(owner, item, { title: 'Grenades' }),
    ]);
    const last = (await checksOf(item.id)).at(-1);
    // Refused, or kept before: then the new words wait for a look of their own.
    expect(last).toMatchObject({ outcome: null, words: ['grenade'] });
    if (kept.status !== 200) expectRefusal(kept, 'checked-item-changed');
  });
});

describe('what may not be let', () => {
  it('is published, without the words by which it is found', async () => {
    const { body } = await api<{ id: string; title: string }[]>('/api/prohibited-objects');
    expect(body.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['armes', 'medicaments', 'animaux', 'drogues', 'documents']),
    );
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(['description', 'id', 'title']);
  });
});
