import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { env } from '../src/env.js';
import { useApi } from './support/api.js';
import { aMember, anItem, aToken, type Person, password } from './support/factories.js';
import { openStream } from './support/live.js';
import { openThread, write } from './support/messages.js';
import { type Api, startApi, usePrograms } from './support/programs.js';
import { TcpProxy } from './support/tcp-proxy.js';

// One api in the tests' own process, to make people and threads; the others are programs.
useApi();
usePrograms();

let first: Api;
let second: Api;
beforeAll(async () => {
  [first, second] = [await startApi(), await startApi()];
});

async function aThread() {
  const owner = await aMember({ verified: true });
  const asker = await aMember();
  const { id: itemId } = await anItem({ owner });
  const { id } = await openThread(asker, { item_id: itemId });
  return { owner, asker, id };
}

/** Sends by one of the programs. */
async function sendBy(origin: string, as: Person, threadId: string): Promise<void> {
  const response = await fetch(`${origin}/api/threads/${threadId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), body: 'Bonjour' }),
  });
  expect(response.status).toBe(201);
}

/** Signs in by one of the programs: a token of a session, and its cookie. */
async function signIn(origin: string, { email }: Person) {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, rememberMe: true }),
  });
  const { token } = (await response.json()) as { token: string };
  return { token, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** A stream looks at its session that often, in ms: what comes sooner does not wait for that. */
const beatMs = 25_000;

describe('the live stream', () => {
  it('tells both parties on any api of a message and of what was read, and nobody else', async () => {
    const { owner, asker, id } = await aThread();
    const stranger = await aMember();
    const streams = await Promise.all([
      openStream(first.origin, owner.token),
      openStream(second.origin, asker.token),
      openStream(second.origin, stranger.token),
    ]);
    for (const stream of streams) await stream.until(({ facts }) => facts.live === true);
    for (let count = 0; count < 10; count++) await sendBy(second.origin, asker, id);
    for (const stream of streams.slice(0, 2)) {
      await stream.until(({ facts }) => facts.number === 10);
      const numbers = stream.events.flatMap(({ type, facts }) =>
        type === 'message' ? [facts.number] : [],
      );
      expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
    await fetch(`${first.origin}/api/threads/${id}/read`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ number: 10 }),
    });
    const read = await streams[1]?.until(({ type }) => type === 'read');
    expect(read?.facts).toEqual({ thread: id, number: 10, by: owner.id });
    expect(streams[2]?.events.map(({ type }) => type)).not.toContain('message');
  });

  it('ends at once when its session is signed out, by any api, and that of no other device', async () => {
    const member = await aMember();
    const phone = await signIn(first.origin, member);
    const laptop = await signIn(first.origin, member);
    const ending = await openStream(first.origin, phone.token);
    const staying = await openStream(first.origin, laptop.token);
    await ending.until(({ facts }) => facts.live === true);
    await fetch(`${second.origin}/api/auth/sign-out`, {
      method: 'POST',
      headers: { cookie: phone.cookie },
    });
    const at = Date.now();
    await ending.ended;
    expect(Date.now() - at).toBeLessThan(beatMs);
    expect(ending.events.at(-1)).toEqual({ type: 'end', facts: { reason: 'session' } });
    expect(staying.events.map(({ type }) => type)).not.toContain('end');
    expect((await openStream(first.origin, phone.token)).status).toBe(401);
  });

  it('ends with its token', async () => {
    const { id } = await aMember();
    const stream = await openStream(first.origin, await aToken(id, '2s'));
    await stream.ended;
    expect(stream.events.at(-1)).toEqual({ type: 'end', facts: { reason: 'token' } });
  });

  it('asks for a token in the header, and for its own kind of answer', async () => {
    const { token } = await aMember();
    const address = `${first.origin}/api/live?token=${token}`;
    expect((await fetch(address, { headers: { accept: 'text/event-stream' } })).status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${first.origin}/api/live`, { headers })).status).toBe(406);
  });

  it('is one of eight of a member at most: the oldest ends', async () => {
    const { token } = await aMember();
    const streams = [];
    for (let count = 0; count < 9; count++) streams.push(await openStream(first.origin, token));
    await streams[0]?.ended;
    expect(streams[0]?.events.at(-1)?.facts).toEqual({ reason: 'replaced' });
    expect(streams[1]?.events.map(({ type }) => type)).not.toContain('end');
  });

  it('does not keep an api from ending', async () => {
    const api = await startApi();
    const { token } = await aMember();
    const stream = await openStream(api.origin, token);
    await stream.until(({ type }) => type === 'state');
    const at = Date.now();
    api.kill('SIGTERM');
    await stream.ended;
    expect(stream.events.at(-1)?.facts).toEqual({ reason: 'closing' });
    expect(await api.ended).toBe(0);
    expect(Date.now() - at).toBeLessThan(beatMs);
  });

  it('says that Redis is away, goes on within its api, and says when Redis is back', async () => {
    const proxy = new TcpProxy(new URL(env.REDIS_URL));
    await proxy.connect();
    onTestFinished(() => proxy.disconnect());
    const api = await startApi({ REDIS_URL: proxy.url });
    const { owner, asker, id } = await aThread();
    const stream = await openStream(api.origin, owner.token);
    await stream.until(({ facts }) => facts.live === true);
    proxy.disconnect();
    await stream.until(({ type, facts }) => type === 'state' && facts.live === false);
    await sendBy(api.origin, asker, id);
    await stream.until(({ facts }) => facts.number === 1);
    await proxy.connect();
    await expect
      .poll(() => stream.events.filter(({ facts }) => facts.live === true).length)
      .toBe(2);
    await write(asker, id, 'De nouveau');
    await stream.until(({ facts }) => facts.number === 2);
  });

  it('takes no note that others put on the channel of Redis for more than a hint', async () => {
    const { owner } = await aThread();
    const stream = await openStream(first.origin, owner.token);
    await stream.until(({ facts }) => facts.live === true);
    const redis = new Redis(env.REDIS_URL);
    onTestFinished(() => redis.disconnect());
    await redis.publish('loka:live', 'no JSON');
    await redis.publish('loka:live', '{"to":3}');
    await sleep(300);
    expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);
    expect(stream.events.map(({ type }) => type)).toEqual(
      ['state', 'state'].slice(0, stream.events.length),
    );
  });
});
