import { randomUUID } from 'node:crypto';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import { mostLooser } from '../src/modules/catalogue/looser/looser.controller.js';
import { Db } from '../src/platform/database/prisma.js';
import { RateLimits } from '../src/platform/rate-limits/rate-limits.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { anItem, aStaffMember, type ItemTraits } from './support/factories.js';
import { inDays } from './support/rentals.js';

useApi();

/** A word of letters that no item of another test has. */
const aWord = () =>
  `zq${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6)}${'xvwk'}`;

type Search = Record<string, string | number>;

async function looser(search: Search): Promise<string[]> {
  const query = new URLSearchParams(search as Record<string, string>);
  const { body } = await api<ItemView[]>(`/api/items/looser?${query}`);
  return body.map(({ title }) => title);
}

async function exact(q: string): Promise<{ total: string | null; titles: string[] }> {
  const { body, headers } = await api<ItemView[]>(`/items?${new URLSearchParams({ q })}`);
  return { total: headers.get('x-total-count'), titles: body.map(({ title }) => title) };
}

const offer = async (...titles: string[]) => {
  for (const title of titles) await anItem({ title });
};

beforeAll(async () => {
  // What other tests offer would take their places.
  await provided(Db).item.updateMany({ data: { available: false } });
});

describe('looser matches', () => {
  it('have the words in any order', async () => {
    const word = aWord();
    await offer(`Perceuse ${word}`);
    expect((await exact(`${word} perceuse`)).titles).toEqual([]);
    expect(await looser({ q: `${word} perceuse` })).toEqual([`Perceuse ${word}`]);
  });

  it('have the plural or the singular', async () => {
    await offer('Motobineuse du quartier', 'Deux girouettes');
    expect(await looser({ q: 'motobineuses' })).toEqual(['Motobineuse du quartier']);
    expect(await looser({ q: 'une girouette de deux' })).toEqual(['Deux girouettes']);
  });

  it('have the word that was mistyped', async () => {
    await offer('Ponceuse Zwickroell');
    expect(await looser({ q: 'zwikroel' })).toEqual(['Ponceuse Zwickroell']);
  });

  it('have another word for the same thing', async () => {
    await offer('Autocuiseur inox');
    expect(await looser({ q: 'marmite à pression' })).toEqual(['Autocuiseur inox']);
  });

  it('are nearer with every word, then with what is looked for, and end with what hardly matches', async () => {
    const [kind, maker] = [aWord(), aWord()];
    await offer(`${kind} autre`, `Rabot ${maker}`, `${kind} ${maker}`, `Rien`);
    expect(await looser({ q: `${maker} ${kind}` })).toEqual([
      `${kind} ${maker}`,
      `${kind} autre`,
      `Rabot ${maker}`,
    ]);
  });

  it('are nearer in the place that was typed', async () => {
    const word = aWord();
    await anItem({ title: `${word} un`, location: 'Glass, Libreville' });
    await anItem({ title: `${word} deux`, location: 'Owendo, Libreville' });
    expect(await looser({ q: `${word} glass` })).toEqual([`${word} un`, `${word} deux`]);
  });

  it('are never among those that have the text, whose list and total stay as they are', async () => {
    const word = aWord();
    await offer(`${word}s bleus`, `${word} vert`);
    expect(await exact(`${word}s`)).toEqual({ total: '1', titles: [`${word}s bleus`] });
    expect(await looser({ q: `${word}s` })).toEqual([`${word} vert`]);
    expect(await exact(word)).toMatchObject({ total: '2' });
    expect(await looser({ q: word })).toEqual([]);
  });

  it('fill the page that the others leave, and no more', async () => {
    const word = aWord();
    for (let made = 0; made < 23; made++) await offer(`${word}s ${made}`);
    await offer(`${word} a`, `${word} b`);
    expect(await looser({ q: `${word}s` })).toHaveLength(1);
    await offer(`${word}s de plus`);
    expect(await looser({ q: `${word}s` })).toEqual([]);
  });

  it('pass the filters', async () => {
    const word = aWord();
    const made: ItemTraits[] = [
      { title: `${word} cher`, price: 90_000 },
      { title: `${word} ici`, price: 1_000, location: 'Port-Gentil' },
      { title: `${word} retiré`, price: 1_000, available: false },
    ];
    for (const traits of made) await anItem({ category: 'sport', ...traits });
    const q = `${word}s`;
    expect(await looser({ q, maxPrice: 2_000 })).toEqual([`${word} ici`]);
    expect(await looser({ q, city: 'Libreville' })).toEqual([`${word} cher`]);
    expect(await looser({ q, category: 'jardin' })).toEqual([]);
    expect(await looser({ q, from: inDays(3), to: inDays(5) })).toHaveLength(2);
  });

  it('are of offered objects alone', async () => {
    const word = aWord();
    const { id } = await anItem({ title: word });
    const body = { reason: 'Objet interdit' };
    await api(`/api/admin/items/${id}/hide`, { method: 'POST', as: await aStaffMember(), body });
    expect(await looser({ q: `${word}s` })).toEqual([]);
  });

  it('take signs as nothing', async () => {
    const word = aWord();
    await offer(word);
    expect(await looser({ q: `${word} ':* & | ! <-> ( \\` })).toEqual([word]);
    for (const q of ['%%', "''", ':*', '& |', 'de la']) expect(await looser({ q })).toEqual([]);
  });

  it.each([
    '🔥🔥🔥',
    '"" \'\' $$ \\\\',
    'de la les aux',
    'a'.repeat(100),
    'İ'.repeat(100),
    'ﷺ'.repeat(100),
    'œ1 '.repeat(33),
    '\ud800 perceuse',
    'constructor __proto__ toString',
  ])('answer %j', async (q) => {
    const { status } = await api(`/api/items/looser?${new URLSearchParams({ q })}`);
    expect(status).toBe(200);
  });

  it.each(['', 'a', 'a'.repeat(101), 'mot '.repeat(1_000), 'mot\u0000'])(
    'are refused for %j',
    async (q) => {
      expectRefusal(
        await api(`/api/items/looser?${new URLSearchParams({ q })}`),
        'invalid-request',
      );
    },
  );

  it('are limited for each address, of whoever asks for the page that shows them too', async () => {
    const [here, elsewhere] = ['203.0.113.9', '203.0.113.70'];
    const limits = provided(RateLimits);
    for (let asked = 0; asked < mostLooser.max; asked++) await limits.consume(mostLooser, here);
    onTestFinished(() => limits.clear(mostLooser, here));
    const server: FastifyInstance = provided(HttpAdapterHost).httpAdapter.getInstance();
    const statusFor = async (url: string, remoteAddress: string) =>
      (await server.inject({ url, remoteAddress })).statusCode;
    const q = aWord();
    expect(await statusFor(`/api/items/looser?q=${q}`, here)).toBe(429);
    expect(await statusFor(`/api/items/looser?q=${q}`, elsewhere)).toBe(200);
    expect(await statusFor(`/explorer?q=${q}`, here)).toBe(503);
    expect(await statusFor(`/explorer?q=${q}`, elsewhere)).toBe(200);
  });
});
