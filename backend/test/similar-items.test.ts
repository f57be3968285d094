import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, anItem, type ItemTraits } from './support/factories.js';

useApi();

const category = 'jardin';
const price = 777_000;
const aBoat = (traits: ItemTraits = {}) =>
  anItem({ title: 'Barque', category, location: 'Port-Gentil', price, ...traits });

async function similarTo({ id }: { id: string }, limit = 12): Promise<string[]> {
  const { body } = await api<ItemView[]>(`/api/items/${id}/similar?limit=${limit}`);
  return body.map((item) => item.id);
}

describe('objects similar to one', () => {
  it('are of its category and offered, the nearest in place and price first, its owner last', async () => {
    // Else what other tests offer in this category can fill the answer up to its limit.
    await provided(Db).item.updateMany({ where: { category }, data: { available: false } });
    const owner = await aMember({ verified: true });
    const shown = await aBoat({ owner });
    const own = await aBoat({ owner });
    const far = await aBoat({ location: 'Libreville' });
    const dearer = await aBoat({ price: price * 2 });
    const near = await aBoat();
    const weekly = await aBoat({ price: price * 7, priceUnit: 'semaine', location: 'Libreville' });
    const others = [
      await aBoat({ title: 'Raquette', category: 'sport' }),
      await aBoat({ available: false }),
      await aBoat({ deletedAt: new Date() }),
    ];
    const found = await similarTo(shown);
    expect(found.slice(0, 2)).toEqual([near.id, dearer.id]);
    expect(new Set(found.slice(2, 4))).toEqual(new Set([far.id, weekly.id]));
    expect(found.at(-1)).toBe(own.id);
    for (const { id } of [shown, ...others]) expect(found).not.toContain(id);
    expect(await similarTo(shown, 1)).toEqual([near.id]);
  });

  it('are first those with words of its title and its type, of any category', async () => {
    const [title, specifications] = ['Pirogue vernie', { Type: 'Embarcation légère' }];
    const shown = await aBoat({ title, specifications });
    const sameType = await aBoat({
      title: 'Kayak',
      specifications,
      category: 'sport',
      price: 1_000,
    });
    const sameWord = await aBoat({ title: 'Grande pirogue', price: price * 9 });
    const nearest = await aBoat({ title: 'Tondeuse' });
    const found = await similarTo(shown);
    expect(new Set(found.slice(0, 2))).toEqual(new Set([sameType.id, sameWord.id]));
    expect(found.slice(2)).toContain(nearest.id);
  });

  it('are not found of an object that there is not', async () => {
    const { id: deleted } = await aBoat({ deletedAt: new Date() });
    for (const id of [randomUUID(), deleted])
      expectRefusal(await api(`/api/items/${id}/similar`), 'item-not-found');
  });
});
