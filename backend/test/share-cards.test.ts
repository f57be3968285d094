import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { env } from '../src/env.js';
import { Db } from '../src/platform/database/prisma.js';
import { Retention } from '../src/platform/retention.js';
import { Storage } from '../src/platform/storage/storage.js';
import { api, download, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, anItem, type ItemTraits } from './support/factories.js';
import { sendFile } from './support/pictures.js';
import { forgetCounters } from './support/rate-limits.js';

useApi();

const address = (id: string) => `/partage/${id}.jpg`;

async function cardOf(id: string) {
  const response = await download(address(id));
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, content };
}

/** One with a picture in which no two pixels are alike: nothing is harder to make small. */
async function aNoisyItem(traits: ItemTraits = {}) {
  const owner = await aMember({ verified: true });
  const [width, height] = [1280, 960];
  const raw = { width, height, channels: 3 } as const;
  const noise = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg()
    .toBuffer();
  const { body } = await sendFile(owner, 'item', noise);
  const item = await anItem({ owner, ...traits });
  await provided(Db).itemImage.create({
    data: { itemId: item.id, uploadId: body.id, position: 0 },
  });
  return item;
}

describe('the card of an object', () => {
  it.each([
    [
      'a title of short words',
      'Perceuse à percussion, coffret & forets <neufs> pour béton et métal 🎪',
    ],
    ['a title of one long word', 'a'.repeat(80)],
    ['a title without letters that can be drawn', '🎪'],
  ])('is a light JPEG, with noise for a picture and %s', async (_, title) => {
    const { id } = await aNoisyItem({ title, price: 10_000_000, priceUnit: 'semaine' });
    const { status, headers, content } = await cardOf(id);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(content).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(content.length).toBeLessThanOrEqual(60_000);
  });

  it('is drawn without a picture too', async () => {
    const { id } = await anItem();
    const { status, content } = await cardOf(id);
    expect([status, content.length < 40_000]).toEqual([200, true]);
  });

  it('is named in the page of the object, and elsewhere another is', async () => {
    const { id } = await anItem({ title: 'Tente', price: 4_000 });
    const page = await api<string>(`/objet/${id}`, { headers: { accept: 'text/html' } });
    expect(page.body).toContain(
      `<meta property="og:image" content="${env.PUBLIC_URL}${address(id)}?v=1"/>`,
    );
    expect(page.body).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    const home = await api<string>('/', { headers: { accept: 'text/html' } });
    expect(home.body).toContain(
      `<meta property="og:image" content="${env.PUBLIC_URL}/art/share.jpg"/>`,
    );
  });

  it('is another once the price has changed', async () => {
    const { id } = await anItem();
    const first = await cardOf(id);
    const etag = first.headers.get('etag') ?? '';
    const known = { 'if-none-match': etag };
    expect((await api(address(id), { headers: known })).status).toBe(304);
    await provided(Db).item.update({ where: { id }, data: { price: 6_000 } });
    const second = await cardOf(id);
    expect(second.headers.get('etag')).not.toBe(etag);
    expect(second.content.equals(first.content)).toBe(false);
  });

  it('is another once there are several pieces, each of which costs it', async () => {
    const { id } = await anItem();
    const first = await cardOf(id);
    await provided(Db).item.update({ where: { id }, data: { pieces: 40 } });
    const second = await cardOf(id);
    expect(second.status).toBe(200);
    expect(second.content.equals(first.content)).toBe(false);
  });

  it('is there for nobody when the object cannot be asked for', async () => {
    for (const traits of [
      { available: false },
      { hiddenAt: new Date(), available: false, offeredBeforeHidden: true },
      { deletedAt: new Date() },
    ])
      expectRefusal(await api(address((await anItem(traits)).id)), 'item-not-found');
    expectRefusal(await api(address(randomUUID())), 'item-not-found');
    expectRefusal(await api('/partage/nulle-part.jpg'), 'not-found');
  });
});

async function keysOfCards(): Promise<string[]> {
  const keys = [];
  for await (const { key } of provided(Storage).list('cards/')) keys.push(key);
  return keys;
}

/** What was stored by a piece of work that draws cards. */
async function storedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = new Set(await keysOfCards());
  await work();
  return (await keysOfCards()).filter((key) => !before.has(key));
}

describe('the stored card of an object', () => {
  it('is drawn once for concurrent requests', async () => {
    const { id } = await anItem();
    const put = vi.spyOn(provided(Storage), 'put');
    const cards = await Promise.all(Array.from({ length: 20 }, () => cardOf(id)));
    expect(cards.map(({ status }) => status)).toEqual(cards.map(() => 200));
    expect(new Set(cards.map(({ content }) => content.toString('base64'))).size).toBe(1);
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('is read from the storage after the first drawing', async () => {
    const { id } = await anItem();
    const [key = ''] = await storedBy(() => cardOf(id));
    await provided(Storage).put(key, Buffer.from('stored'), 'image/jpeg');
    expect((await cardOf(id)).content.toString()).toBe('stored');
  });

  it('answers forty concurrent requests for as many objects', async () => {
    await forgetCounters();
    const items = await Promise.all(Array.from({ length: 40 }, () => anItem()));
    const stored = await storedBy(async () => {
      for (const { id } of items) await cardOf(id);
    });
    expect(stored).toHaveLength(40);
    await forgetCounters();
    const put = vi.spyOn(provided(Storage), 'put');
    const answers = await Promise.all(items.map(({ id }) => cardOf(id)));
    expect(answers.map(({ status }) => status)).toEqual(items.map(() => 200));
    expect(put).not.toHaveBeenCalled();
  });

  it('is another one after a change, and is removed after thirty days', async () => {
    const { id } = await anItem();
    const first = await storedBy(() => cardOf(id));
    await provided(Db).item.update({ where: { id }, data: { price: 7_000 } });
    const second = await storedBy(() => cardOf(id));
    expect([first, second]).toEqual([[expect.any(String)], [expect.any(String)]]);
    wait(29 * 86_400);
    await provided(Retention).removeExpired();
    expect(await keysOfCards()).toEqual(expect.arrayContaining([...first, ...second]));
    wait(2 * 86_400);
    await provided(Retention).removeExpired();
    expect(await keysOfCards()).toEqual([]);
    expect((await cardOf(id)).status).toBe(200);
  });

  it('is shown even when it could not be stored', async () => {
    const { id } = await anItem();
    vi.spyOn(provided(Storage), 'put').mockRejectedValue(new Error('No space left'));
    expect((await cardOf(id)).status).toBe(200);
  });
});
