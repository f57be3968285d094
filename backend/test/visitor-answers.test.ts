import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApi } from '../src/create-api.js';
import { env } from '../src/env.js';
import type { ItemView } from '../src/modules/catalogue/catalogue.schema.js';
import { SitePages } from '../src/modules/site/index.js';
import { CardNotices, type ChangedThing } from '../src/platform/database/card-notices.js';
import { Pool } from '../src/platform/database/pool.js';
import { Db } from '../src/platform/database/prisma.js';
import { Draining } from '../src/platform/http/draining.js';
import { answerVisitors } from '../src/platform/http/visitor-answers.js';
import { api as call, provided, useApi } from './support/api.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { anUpload } from './support/pictures.js';
import { aRequest, inDays, updateStatus } from './support/rentals.js';
import { TcpProxy } from './support/tcp-proxy.js';

useApi();

/** Two api processes, as far as answers and connections go. */
const processes: NestFastifyApplication[] = [];
const [one, two] = [
  () => processes[0] as NestFastifyApplication,
  () => processes[1] as NestFastifyApplication,
];

beforeAll(async () => {
  for (let count = 0; count < 2; count++) {
    const api = await createApi({ logger: ['error'] });
    answerVisitors(api);
    await api.init();
    await api.listen(0, '127.0.0.1');
    api.get(CardNotices).listen();
    processes.push(api);
  }
  for (const api of processes) await untilListening(api);
});
afterAll(async () => {
  for (const api of processes) await api.close();
});

async function untilListening(api: NestFastifyApplication): Promise<void> {
  await vi.waitFor(() => expect(api.get(CardNotices).isListening).toBe(true));
}

/**
 * Resolves when both processes have heard of all that was committed before: each hears of it in the order of the
 * commits, however long that takes.
 */
async function untilHeard(): Promise<void> {
  for (const api of processes) await untilListening(api);
  const ofNoObject = randomUUID();
  const heard = processes.map(
    (api) =>
      new Promise<void>((resolve) => {
        const notices = api.get(CardNotices);
        const look = (_: ChangedThing, objectId?: string) => {
          if (objectId !== ofNoObject) return;
          notices.off('changed', look);
          resolve();
        };
        notices.on('changed', look);
      }),
  );
  await provided(Db).$queryRaw`select pg_notify('item_cards', ${`object ${ofNoObject}`})::text`;
  await Promise.all(heard);
}

async function get(api: NestFastifyApplication, url: string, headers: Record<string, string> = {}) {
  const queries = vi.spyOn(api.get(Pool), 'query');
  const response = await api.inject({ method: 'GET', url, headers });
  const count = queries.mock.calls.length;
  queries.mockRestore();
  return { ...response, queries: count, items: () => response.json<ItemView[]>() };
}

const as = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

async function aListedItem(traits: object = {}) {
  const title = `garde${randomUUID().slice(0, 8)}`;
  const item = await anItem({ title, ...traits });
  // What its own notice drops must not be what a test looks at.
  await untilHeard();
  return { ...item, address: `/items?q=${title}` };
}

it('answers a visitor again without a query, and 304 to one who has the answer', async () => {
  const { address } = await aListedItem();
  const first = await get(one(), address);
  expect(first.queries).toBeGreaterThan(0);
  const second = await get(one(), address);
  expect([second.queries, second.body]).toEqual([0, first.body]);
  for (const name of ['content-type', 'x-total-count', 'etag'])
    expect(second.headers[name], name).toEqual(first.headers[name]);
  const known = { 'if-none-match': String(first.headers.etag) };
  const third = await get(one(), address, known);
  expect([third.statusCode, third.queries, third.body]).toEqual([304, 0, '']);
  expect((await get(one(), `${address}&limit=3`, known)).statusCode).toBe(304);
});

it('is another answer with another total, though the page is the same', async () => {
  const title = `garde${randomUUID().slice(0, 8)}`;
  const tags: unknown[] = [];
  for (const pictures of ['une', 'deux']) {
    await anItem({ title: `${title} ${pictures}`, price: pictures === 'une' ? 500 : 90_000 });
    await untilHeard();
    const { headers } = await get(one(), `/items?q=${title}&limit=1&sort=price_asc`);
    tags.push(headers.etag);
  }
  expect(tags[1]).not.toBe(tags[0]);
});

it('shows a change in both processes as soon as they hear of it', async () => {
  const { id, address } = await aListedItem({ price: 5_000 });
  for (const api of [one(), two()]) expect((await get(api, address)).items()[0]?.price).toBe(5_000);
  await provided(Db).item.update({ where: { id }, data: { price: 7_000 } });
  await untilHeard();
  for (const api of [one(), two()]) expect((await get(api, address)).items()[0]?.price).toBe(7_000);
});

it('keeps nothing for or from a member, and no search for free days', async () => {
  const owner = await aMember({ verified: true, name: 'Marie Obame' });
  const { address } = await aListedItem({ owner });
  const nameFor = async (headers = {}) =>
    (await get(one(), address, headers)).items()[0]?.ownerName;
  expect(await nameFor(as(owner))).toBe('Marie Obame');
  expect(await nameFor()).toBe('M***e');
  expect(await nameFor(as(owner))).toBe('Marie Obame');
  expect(await nameFor(as(await aMember()))).toBe('M***e');
  expect(await nameFor({ cookie: 'session=x' })).toBe('M***e');
  for (const [url, headers] of [
    [address, as(owner)],
    [address, { cookie: 'session=x' }],
    [`${address}&from=2030-01-01&to=2030-01-03`, {}],
    [`${address}&fro%6D=2030-01-01&t%6F=2030-01-03`, {}],
  ] as const) {
    await get(one(), url, headers);
    const again = await get(one(), url, headers);
    expect(again.queries).toBeGreaterThan(0);
    expect(again.headers.etag).toBeUndefined();
  }
});

it('forgets all when the listening connection is lost, and keeps again once it listens', async () => {
  const { id, address } = await aListedItem({ price: 5_000 });
  await get(two(), address);
  const lost = new Promise<void>((resolve) => two().get(CardNotices).once('lost', resolve));
  await endListening();
  await lost;
  expect((await get(two(), address)).queries).toBeGreaterThan(0);
  await provided(Db).item.update({ where: { id }, data: { price: 9_000 } });
  expect((await get(two(), address)).items()[0]?.price).toBe(9_000);
  await untilListening(two());
  await get(two(), address);
  expect((await get(two(), address)).queries).toBe(0);
});

async function endListening(): Promise<void> {
  await provided(Pool).query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'loka-card-notices'`,
  );
}

it('does not keep what was read before it listened', async () => {
  const { id, address } = await aListedItem({ price: 5_000 });
  const lost = new Promise<void>((resolve) => two().get(CardNotices).once('lost', resolve));
  await endListening();
  await lost;
  const pool = two().get(Pool);
  const read = pool.query.bind(pool) as (...values: unknown[]) => unknown;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isRead = new Promise<void>((resolve) => {
    vi.spyOn(pool, 'query').mockImplementationOnce((async (...values: unknown[]) => {
      const rows = await read(...values);
      resolve();
      await released;
      return rows;
    }) as never);
  });
  const old = two().inject({ method: 'GET', url: address });
  await isRead;
  await provided(Db).item.update({ where: { id }, data: { price: 9_000 } });
  await untilListening(two());
  release();
  expect((await old).json<ItemView[]>()[0]?.price).toBe(5_000);
  vi.restoreAllMocks();
  expect((await get(two(), address)).items()[0]?.price).toBe(9_000);
});

it('says once that it cannot listen, and that it can again, also when the line is cut without a word', async () => {
  for (const api of processes) await untilListening(api);
  const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const log = vi.spyOn(Logger.prototype, 'log').mockReturnValue();
  const said = (spy: typeof warn | typeof log) =>
    spy.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('heard of'));
  const proxy = new TcpProxy(new URL(env.DATABASE_URL));
  await proxy.connect();
  const before = env.DATABASE_DIRECT_URL;
  env.DATABASE_DIRECT_URL = proxy.url;
  const notices = new CardNotices();
  onTestFinished(async () => {
    await notices.onApplicationShutdown();
    proxy.disconnect();
    env.DATABASE_DIRECT_URL = before;
    vi.restoreAllMocks();
  });
  const until = (isListening: boolean) =>
    vi.waitFor(() => expect(notices.isListening).toBe(isListening));
  notices.listen();
  await until(true);
  expect(said(warn)).toEqual([]);
  proxy.freeze();
  await until(false);
  proxy.disconnect();
  await sleep(2_500);
  expect(said(warn)).toHaveLength(1);
  expect(said(log)).toEqual([]);
  await proxy.connect();
  await until(true);
  expect([said(warn).length, said(log).length]).toEqual([1, 1]);
});

describe('over the network', () => {
  /** Answers come whole, as a browser gets them. */
  async function load(api: NestFastifyApplication, path: string, headers = {}) {
    const queries = vi.spyOn(api.get(Pool), 'query');
    const answer = await fetch(`${await api.getUrl()}${path}`, { headers });
    const body = await answer.text();
    const count = queries.mock.calls.length;
    queries.mockRestore();
    const { status } = answer;
    return { status, body, queries: count, headers: Object.fromEntries(answer.headers) };
  }

  const madeForEach = ['date', 'x-request-id', 'content-length', 'transfer-encoding'];

  it.each(['br', 'gzip', 'identity', 'gzip;q=1, br;q=0'])(
    'lists, facets, suggestions, objects and pages come from memory as they came first, in %s',
    async (encoding) => {
      const { id, address } = await aListedItem();
      const searches = [`/api/items/suggestions?q=${id}`, `/api/items/looser?q=${id}`];
      const objects = [`/single/item/${id}`, `/objet/${id}`, '/', `/explorer?q=${id}`];
      for (const path of [address, '/api/items/facets', ...searches, ...objects]) {
        const first = await load(one(), path, { 'accept-encoding': encoding });
        const second = await load(one(), path, { 'accept-encoding': encoding });
        const shown = ({ status, body }: typeof first) => ({ status, body });
        expect(shown(second), path).toEqual(shown(first));
        expect(second.queries, path).toBe(0);
        if (second.headers['content-encoding'])
          expect(second.headers.vary, path).toContain('accept-encoding');
        for (const name of madeForEach) {
          delete first.headers[name];
          delete second.headers[name];
        }
        expect(second.headers, path).toEqual(first.headers);
        for (const tags of [
          `"other", ${second.headers.etag}`,
          `"other" , ${second.headers.etag} ,"third"`,
          String(second.headers.etag).replace('W/', ''),
          '*',
        ]) {
          const known = { 'if-none-match': tags };
          const third = await load(two(), path, known);
          expect([third.status, third.body, third.headers.vary], path + tags).toEqual([
            ...[304, '', second.headers.vary],
          ]);
          expect(await load(two(), path, known), path).toMatchObject({ status: 304, queries: 0 });
        }
      }
    },
  );

  it('suggestions from memory are as those of the database, and browsers keep them without asking each time', async () => {
    const { id, address } = await aListedItem();
    const title = address.split('=')[1];
    const path = `/api/items/suggestions?q=${title}`;
    const first = await load(one(), path);
    for (const answer of [first, await load(one(), path), await load(two(), path)]) {
      expect(answer.headers['cache-control']).toBe('public, max-age=300');
      expect(JSON.parse(answer.body)).toEqual({ titles: [title] });
    }
    const known = { 'if-none-match': String(first.headers.etag) };
    expect(await load(one(), path, known)).toMatchObject({
      ...{ status: 304, queries: 0 },
      headers: { 'cache-control': 'public, max-age=300' },
    });
    await provided(Db).item.update({ where: { id }, data: { title: `${title} neuf` } });
    await untilHeard();
    for (const api of [one(), two()])
      expect(JSON.parse((await load(api, path)).body)).toEqual({ titles: [`${title} neuf`] });
  });

  it('none comes from memory, and each ends its connection, once the process is about to stop', async () => {
    const { address } = await aListedItem();
    const headers = async () => (await load(one(), address)).headers;
    expect([await headers(), await headers()]).toMatchObject([
      { connection: 'keep-alive' },
      { connection: 'keep-alive' },
    ]);
    const draining = vi.spyOn(one().get(Draining), 'isUnderWay', 'get').mockReturnValue(true);
    onTestFinished(() => draining.mockRestore());
    expect(await headers()).toMatchObject({ connection: 'close' });
  });

  it('whatever is said of an object is seen in both processes as soon as they hear of it', async () => {
    const owner = await aMember({ verified: true, name: 'Marie Obame' });
    const { id } = await aListedItem({ owner });
    const db = provided(Db);
    const user = (data: object) => () => db.user.update({ where: { id: owner.id }, data });
    const item = (data: object) => () => db.item.update({ where: { id }, data });
    const request = await aRequest({ itemId: id, owner, from: 3, to: 5 });
    const body = { reason: 'Objet interdit' };
    const staff = await aStaffMember();
    const days = { start: inDays(20), end: inDays(25), closed: true };
    const week = new Date(Date.now() + 7 * 86_400_000);
    const changes: [what: string, change: () => Promise<unknown>][] = [
      ['days', () => updateStatus(owner, request.id, 'acceptée')],
      ['verification', user({ verificationStatus: 0 })],
      ['name', user({ name: 'Paul Nze' })],
      ['price', item({ price: 7_000 })],
      ['availability', item({ available: false })],
      ['text, of one that no list shows', item({ description: 'Autre chose' })],
      ['days of one that no list shows', () => updateStatus(request.renter, request.id, 'annulée')],
      [
        'closed days',
        () => call(`/api/items/${id}/closures`, { method: 'PUT', as: owner, body: days }),
      ],
      ['picture of the owner', user({ avatarId: (await anUpload(owner, 'avatar')).id })],
      ['deletion to come', user({ deletionDueAt: week, deletionFirstDueAt: week })],
      ['no deletion', user({ deletionDueAt: null, deletionFirstDueAt: null })],
      ['hidden', () => call(`/api/admin/items/${id}/hide`, { method: 'POST', as: staff, body })],
    ];
    for (const [what, change] of changes) {
      const paths = [`/single/item/${id}`, `/objet/${id}`];
      const seen = () =>
        Promise.all(
          [one(), two()].flatMap((api) =>
            paths.map(async (path) => {
              const { status, body: text } = await load(api, path);
              return status + text;
            }),
          ),
        );
      const before = await seen();
      await change();
      // Who asks after that sees it, however long the answers take to be made.
      await untilHeard();
      const now = await seen();
      for (const [at, text] of now.entries())
        expect(text === before[at], `${what}, ${paths[at % 2]}`).toBe(false);
    }
  });

  it('a change of one object leaves what is kept of the others, but for pages where its card may be', async () => {
    const owner = await aMember({ verified: true });
    const [{ id }, other] = [await aListedItem({ owner }), await aListedItem()];
    const [itself, itsPage] = [`/single/item/${other.id}`, `/objet/${other.id}`];
    const request = await aRequest({ itemId: id, owner, from: 3, to: 5 });
    const renders = vi.spyOn(one().get(SitePages), 'send');
    onTestFinished(() => renders.mockRestore());
    const isMade = async (path: string) => {
      const before = renders.mock.calls.length;
      const { queries } = await load(one(), path);
      return queries > 0 || renders.mock.calls.length > before;
    };
    const made = async () => [
      await isMade(`/single/item/${id}`),
      await isMade(itself),
      await isMade(itsPage),
    ];
    await made();
    expect(await made()).toEqual([false, false, false]);
    await updateStatus(owner, request.id, 'acceptée');
    await untilHeard();
    expect(await made()).toEqual([true, false, false]);
    await provided(Db).item.update({ where: { id }, data: { price: 7_000 } });
    await untilHeard();
    expect(await made()).toEqual([true, false, true]);
    expect(await made()).toEqual([false, false, false]);
  });

  it('a change of more than a hundred objects at once is said of all', async () => {
    const owner = await aMember({ verified: true });
    const { id } = await aListedItem({ owner, available: false });
    const data = { ownerId: owner.id, title: 'Tabouret', description: 'De bar', price: 500 };
    const more = { priceUnit: 'jour', category: 'cuisine', location: 'Libreville' } as const;
    await provided(Db).item.createMany({
      data: Array.from({ length: 100 }, () => ({
        ...{ ...data, ...more, id: randomUUID(), available: false, createdAt: new Date() },
      })),
    });
    await load(one(), `/single/item/${id}`);
    expect((await load(one(), `/single/item/${id}`)).queries).toBe(0);
    await provided(Db).item.updateMany({ where: { ownerId: owner.id }, data: { price: 700 } });
    await untilHeard();
    expect((await load(one(), `/single/item/${id}`)).body).toContain('700');
  });

  it('an object by another spelling of its address is never an old one', async () => {
    const { id } = await aListedItem({ price: 5_000 });
    const encoded = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
    const paths = [id.toUpperCase(), encoded].map((spelled) => `/single/item/${spelled}`);
    for (const path of paths) {
      expect((await load(one(), path)).body, path).toContain('"price":5000');
      expect((await load(one(), path)).queries, path).toBeGreaterThan(0);
    }
  });

  it('a request behind another on the same connection gets its own answer', async () => {
    const owner = await aMember({ verified: true, name: 'Marie Obame' });
    const { id } = await aListedItem({ owner });
    await load(one(), `/single/item/${id}`);
    const socket = connect(Number(new URL(await one().getUrl()).port), '127.0.0.1');
    const text = (headers = '') =>
      `GET /single/item/${id} HTTP/1.1\r\nHost: loka\r\n${headers}\r\n`;
    const last = text('Connection: close\r\n');
    socket.write(text() + text(`Authorization: Bearer ${owner.token}\r\n`) + last);
    const answers = (await textOf(socket)).split('HTTP/1.1 ').slice(1);
    expect(answers.map((answer) => [answer.slice(0, 3), answer.includes('Marie Obame')])).toEqual([
      ['200', false],
      ['200', true],
      ['200', false],
    ]);
  });

  it('nobody gets what was made for a member, and no refusal is kept', async () => {
    const owner = await aMember({ verified: true, name: 'Marie Obame' });
    const { id } = await aListedItem({ owner, landmark: 'derrière la pharmacie' });
    const path = `/single/item/${id}`;
    const asked = [as(owner), {}, as(await aMember()), { cookie: 'a=b' }, as(owner), {}];
    const isOwn: boolean[] = [];
    for (const headers of asked)
      isOwn.push((await load(one(), path, headers)).body.includes('Marie Obame'));
    expect(isOwn).toEqual([true, false, false, false, true, false]);
    for (const headers of [as(owner), { cookie: 'a=b' }]) {
      await load(one(), path, headers);
      expect((await load(one(), path, headers)).queries).toBeGreaterThan(0);
    }
    for (const absent of [`/single/item/${randomUUID()}`, `/objet/${randomUUID()}`]) {
      await load(one(), absent);
      const again = await load(one(), absent);
      expect([again.status, again.queries > 0], absent).toEqual([404, true]);
    }
    // Neither a page for who wants JSON, nor one with pictures for who saves data.
    await load(one(), '/', { accept: 'text/html' });
    expect((await load(one(), '/', { accept: 'application/json' })).status).toBe(404);
    const saving = await load(one(), '/', { accept: 'text/html', 'save-data': 'on' });
    expect(saving.body).not.toBe((await load(one(), '/', { accept: 'text/html' })).body);
  });
});
