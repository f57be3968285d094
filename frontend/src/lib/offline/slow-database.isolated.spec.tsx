import 'fake-indexeddb/auto';
import { createApi } from '@loka/client';
import { aRental, aUser, refusal, server } from '@loka/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, sessionStore } from '@/api/client';
import { holdStore } from '@/testing/hold-store';
import { listEntries, putEntry, removeEntry } from './entries';
import type { Entry } from './entry';
import { mayHoldSomething } from './held';
import { outbox } from './outbox';

const me = aUser();
const step = '/api/rentals/{id}/declare-return';
const declared = { kind: 'declare-return', subject: 'r1', body: {}, photos: [] };
const unreachable = { ...declared, kind: 'unreachable' };
const madeAt = '2026-12-03T13:05:00.000Z';
const waiting: Entry = { ...declared, id: 'e1', userId: me.id, madeAt, refusal: null };

const nowhere = createApi({
  store: sessionStore,
  wording: () => 'Pas de réseau',
  baseUrl: 'http://127.0.0.1:1',
});

outbox.start(async () => ({
  'declare-return': ({ subject }) =>
    api.POST(step, { params: { path: { id: subject } }, body: {} }),
  unreachable: () => nowhere.api.POST(step, { params: { path: { id: 'r1' } }, body: {} }),
}));

beforeEach(async () => {
  sessionStore.save({ token: 'access-token', user: me });
  for (const { id } of await listEntries(me.id)) await removeEntry(id);
  await outbox.sendNow();
});

afterEach(() => vi.useRealTimers());

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A request that is never answered. */
const silence = Object.defineProperties(Object.create(IDBRequest.prototype), {
  addEventListener: { value: () => undefined },
  removeEventListener: { value: () => undefined },
});

describe('a database that is slow', () => {
  it('is waited for by what is to be kept', async () => {
    const release = await holdStore('outbox');
    const submitted = outbox.submit(unreachable);
    void after(2_000).then(release);
    expect(await submitted).toBe('kept');
    expect(await listEntries(me.id)).toHaveLength(1);
  });

  it('does not keep after all what it was said not to keep', async () => {
    const release = await holdStore('outbox');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const kept = putEntry(waiting).then(
      () => true,
      () => false,
    );
    // Its question is asked in a moment.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await kept).toBe(false);
    vi.useRealTimers();
    await release();
    await after(100);
    expect(await listEntries(me.id)).toEqual([]);
  });

  it('is asked again to keep a refusal', async () => {
    await putEntry(waiting);
    server.on('post', step, refusal(409, 'move-not-allowed'));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const timer = vi.spyOn(globalThis, 'setTimeout');
    await outbox.sendNow();
    expect(timer.mock.calls.map(([, ms]) => ms)).toContain(5_000);
    timer.mockRestore();
    put.mockRestore();
    await outbox.sendNow();
    expect(await listEntries(me.id)).toMatchObject([{ refusal: { code: 'move-not-allowed' } }]);
  });

  it('may hold something', async () => {
    const databases = vi
      .spyOn(indexedDB, 'databases')
      .mockReturnValueOnce(new Promise(() => undefined));
    expect(await mayHoldSomething()).toBe(true);
    databases.mockRejectedValueOnce(new Error('A private window'));
    expect(await mayHoldSomething()).toBe(false);
  });

  it('makes no error of what was sent', async () => {
    server.on('post', step, aRental());
    vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue(silence);
    expect(await outbox.submit(declared)).toBe('kept');
    expect(server.calls('post', step)).toHaveLength(1);
  });
});
