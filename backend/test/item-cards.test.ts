import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { maskedName } from '../src/kernel/masked-name.js';
import type { ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import { itemCardInvariants } from '../src/modules/reconciliation/invariants/item-cards.js';
import { Pool } from '../src/platform/database/pool.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { type Answer, api, provided, useApi } from './support/api.js';
import { untilWaiting } from './support/concurrency.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { anUpload } from './support/pictures.js';
import { aRequest, inDays, updateStatus } from './support/rentals.js';

useApi();

const aWord = () => `carte${randomUUID().slice(0, 8)}`;

async function listed(word: string, as?: Person): Promise<ItemView[]> {
  const { body } = await api<ItemView[]>(`/items?q=${word}`, { as });
  return body;
}

/** What the audit says of the cards of some objects. */
async function wrongCards(...ids: string[]): Promise<unknown[]> {
  const [invariant] = itemCardInvariants;
  if (!invariant) return [];
  const rows = await provided(Sql).rows<{ id: string }>(invariant.sql);
  return rows.filter(({ id }) => ids.includes(id));
}

describe('the card of an object', () => {
  it('is what the list shows, and follows each change of the object', async () => {
    const word = aWord();
    const owner = await aMember({ verified: true });
    const { id } = await anItem({ owner, title: word });
    const { item } = provided(Db);
    const changes = [
      { title: `${word} rouge`, price: 9_000, priceUnit: 'semaine' },
      { location: 'Glass, Libreville', pieces: 3, deliveryFee: 1_000 },
      { priceTiers: [{ from: 3, price: 4_000 }], specifications: { Couleur: 'rouge' } },
      { condition: null, description: 'Sans forets', requiresVerifiedRenter: true, version: 2 },
      { pausedUntil: new Date(inDays(-1)), securityDeposit: 0, category: 'jardin' },
    ] as const;
    for (const data of changes) {
      await item.update({ where: { id }, data: data as object });
      const shown = (await api<ItemView>(`/single/item/${id}`)).body;
      const [found] = await listed(word);
      const fields = Object.keys(found ?? {}) as (keyof ItemView)[];
      for (const field of fields) expect(found?.[field], field).toEqual(shown[field]);
      expect(await wrongCards(id)).toEqual([]);
    }
    await item.update({ where: { id }, data: { pausedUntil: new Date(inDays(2)) } });
    expect(await listed(word)).toEqual([]);
    await item.update({ where: { id }, data: { pausedUntil: null, available: false } });
    expect(await listed(word)).toEqual([]);
    await item.update({ where: { id }, data: { available: true } });
    expect(await listed(word)).toHaveLength(1);
    await item.update({ where: { id }, data: { deletedAt: new Date() } });
    expect(await listed(word)).toEqual([]);
    expect(await wrongCards(id)).toEqual([]);
  });

  it('follows the name and the picture of its owner, and the pictures of the object', async () => {
    const word = aWord();
    const owner = await aMember({ verified: true, name: 'Marie Obame' });
    const { id } = await anItem({ owner, title: word });
    const pictures = [await anUpload(owner, 'item'), await anUpload(owner, 'item')];
    const { user, itemImage, upload } = provided(Db);
    const [one = '', two = ''] = pictures.map((each) => each.id);
    await itemImage.createMany({
      data: [one, two].map((uploadId, position) => ({ itemId: id, position, uploadId })),
    });
    await upload.update({ where: { id: one }, data: { blur: '0123456789abcdef01' } });
    await user.update({ where: { id: owner.id }, data: { name: ' Zoé Ndong ' } });
    const [before] = await listed(word);
    expect(before).toMatchObject({
      ownerName: 'Z***g',
      pictures: [{ blur: '0123456789abcdef01' }],
    });
    expect(before?.images).toHaveLength(2);
    await itemImage.delete({ where: { itemId_position: { itemId: id, position: 0 } } });
    await itemImage.update({
      where: { itemId_position: { itemId: id, position: 1 } },
      data: { position: 0 },
    });
    const [after] = await listed(word);
    expect(after?.images).toEqual(before?.images.slice(1));
    expect(await wrongCards(id)).toEqual([]);
  });

  it('masks names as the program does', async () => {
    const blank = '\u00a0\u2003\ufeff\t';
    const names = [
      'Marie Obame',
      'Léo',
      'Al',
      'A',
      ' ',
      '',
      `${blank}Awa ${blank}`,
      'é👩🏾‍🔧ü',
      '👍🏿',
    ];
    names.push('Compte supprimé', ' Compte supprimé', 'e\u0301a\u0308');
    const rows = await provided(Sql).$queryRaw<{ name: string; masked: string }[]>`
      select name, masked_name(name) as masked from unnest(${names}::text[]) as name`;
    expect(rows).toEqual(names.map((name) => ({ name, masked: maskedName(name) })));
  });

  it('has the name that its owner takes while the object is being listed', async () => {
    const word = aWord();
    const owner = await aMember({ verified: true, name: 'Marie Obame' });
    const { id } = await anItem({ owner, title: 'Modèle' });
    const client = await provided(Pool).connect();
    await client.query('begin');
    await client.query(
      `insert into items (id, owner_id, title, category, price, price_unit, location, created_at)
       select gen_random_uuid(), owner_id, $2, category, price, price_unit, location, now() from items where id = $1`,
      [id, word],
    );
    const renamed = provided(Db)
      .user.update({ where: { id: owner.id }, data: { name: 'Zoé Ndong' } })
      .then();
    await untilWaiting(1);
    await client.query('commit');
    client.release();
    await renamed;
    expect((await listed(word)).map(({ ownerName }) => ownerName)).toEqual(['Z***g']);
  });

  it('shows its owner’s name to themselves, accepted renters and staff, and the place to the owner and staff', async () => {
    const word = aWord();
    const owner = await aMember({ verified: true, name: 'Marie Obame' });
    const stranger = await aMember();
    const { id: itemId } = await anItem({ owner, title: word, landmark: 'Derrière la pharmacie' });
    const renter = await aMember({ verified: true });
    const request = await aRequest({ itemId, owner, renter, from: 10, to: 13 });
    const seen = async (as?: Person) => {
      const [found] = await listed(word, as);
      return [found?.ownerName, found?.place?.landmark];
    };
    expect(await seen(renter)).toEqual(['M***e', undefined]);
    await updateStatus(owner, request.id, 'acceptée');
    expect(await seen(renter)).toEqual(['Marie Obame', undefined]);
    expect(await seen()).toEqual(['M***e', undefined]);
    expect(await seen(stranger)).toEqual(['M***e', undefined]);
    expect(await seen(owner)).toEqual(['Marie Obame', 'Derrière la pharmacie']);
    expect(await seen(await aStaffMember())).toEqual(['Marie Obame', 'Derrière la pharmacie']);
  });
});

describe('prices by the day and by the week', () => {
  it('are in the order of what a day costs, across pages and within bounds of the price that is said', async () => {
    const place = `Quartier ${aWord()}, Libreville`;
    const owner = await aMember({ verified: true });
    const costs = [
      [10_000, 'jour'],
      [12_000, 'semaine'],
      [1_700, 'jour'],
      [70_000, 'semaine'],
      [1_800, 'jour'],
    ] as const;
    for (const [price, priceUnit] of costs)
      await anItem({ owner, price, priceUnit, location: place, title: `${price} ${priceUnit}` });
    const found = async (parameters: Record<string, string>) => {
      const titles: string[] = [];
      const search = new URLSearchParams({ location: place, limit: '2', ...parameters });
      for (let next: string | undefined = `/items?${search}`; next; ) {
        const page: Answer<ItemView[]> = await api<ItemView[]>(next);
        titles.push(...page.body.map(({ title }) => title));
        next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      }
      return titles;
    };
    const ordered = ['1700 jour', '12000 semaine', '1800 jour'];
    const dearest = (await found({ sort: 'price_asc' })).slice(3);
    expect(await found({ sort: 'price_asc' })).toEqual([...ordered, ...dearest]);
    expect(dearest.toSorted()).toEqual(['10000 jour', '70000 semaine']);
    expect(await found({ sort: 'price_desc' })).toEqual([...ordered, ...dearest].reverse());
    // 12 000 a week are 1 715 a day, rounded up.
    for (const sort of ['price_asc', 'recent']) {
      const within = async (minPrice: string, maxPrice: string) =>
        (await found({ sort, minPrice, maxPrice })).toSorted();
      expect(await within('1715', '9999')).toEqual(['12000 semaine', '1800 jour']);
      expect(await within('1716', '9999')).toEqual(['1800 jour']);
      expect(await within('0', '1714')).toEqual(['1700 jour']);
      expect(await within('10000', '10000')).toEqual(['10000 jour', '70000 semaine']);
    }
  });
});
