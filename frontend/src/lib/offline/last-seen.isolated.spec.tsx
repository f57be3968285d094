import 'fake-indexeddb/auto';
import { ApiError, UNREACHABLE } from '@loka/client';
import { aUser } from '@loka/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/api/client';
import { forgetLastSeen, readOrLastSeen } from './last-seen';
import { lastSeen, retryWhileStale } from './stale';

const failure = (code: 'forbidden' | 'service-unavailable' | 'unauthenticated', status: number) =>
  new ApiError({ code, status, detail: '', fields: [] });
const noNetwork = () => Promise.reject(new ApiError(UNREACHABLE));
const inTrouble = () => Promise.reject(failure('service-unavailable', 503));
const nothingLate = () => undefined;
const read = (answer: () => Promise<number[]>, onLate: (numbers: number[]) => void = nothingLate) =>
  readOrLastSeen('numbers', answer, { pick: (numbers) => numbers.slice(0, 2), onLate });
const since = () => lastSeen.get().numbers;

beforeEach(async () => {
  await forgetLastSeen();
  sessionStore.save({ token: 'access-token', user: aUser() });
});

describe('without network', () => {
  it('a member has what was read last, as much of it as is kept, and since when', async () => {
    expect(await read(async () => [1, 2, 3])).toEqual([1, 2, 3]);
    expect(since()).toBeUndefined();
    expect(await read(noNetwork)).toEqual([1, 2]);
    expect(Date.parse(since()?.at ?? '')).toBeLessThanOrEqual(Date.now());
    expect(since()?.isOffline).toBe(true);
    expect(retryWhileStale('numbers')).toBeGreaterThan(0);
    await read(async () => [4]);
    expect(since()).toBeUndefined();
    expect(retryWhileStale('numbers')).toBe(false);
  });

  it('each thing has its own time', async () => {
    await read(async () => [1]);
    await read(noNetwork);
    await readOrLastSeen('others', async () => [5], { onLate: nothingLate });
    expect(since()).toBeDefined();
    expect(lastSeen.get().others).toBeUndefined();
  });

  it.each([
    ['nobody has read it yet', async () => {}],
    [
      'somebody else has read it',
      async () => {
        await read(async () => [1]);
        sessionStore.save({
          token: 'other',
          user: aUser({ id: '00000000-0000-4000-8000-00000000000f' }),
        });
      },
    ],
    [
      'it was forgotten',
      async () => {
        await read(async () => [1]);
        await forgetLastSeen();
      },
    ],
  ])('there is nothing when %s', async (_, before) => {
    await before();
    await expect(read(noNetwork)).rejects.toMatchObject({ code: 'network' });
  });

  it('a refusal stays a refusal', async () => {
    await read(async () => [1]);
    const refused = failure('forbidden', 403);
    await expect(read(() => Promise.reject(refused))).rejects.toBe(refused);
  });
});

describe('while the server is in trouble', () => {
  it.each([
    ['it answers so', inTrouble],
    ['a session could not be renewed', () => Promise.reject(failure('unauthenticated', 401))],
  ])('a member has what was read last when %s', async (_, answer) => {
    await read(async () => [1]);
    expect(await read(answer)).toEqual([1]);
    expect(since()?.isOffline).toBe(false);
  });

  it('a session that has ended has nothing', async () => {
    await read(async () => [1]);
    sessionStore.clear();
    await expect(read(inTrouble)).rejects.toMatchObject({ status: 503 });
  });
});

describe('a network that hangs', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
  });
  afterEach(() => vi.useRealTimers());

  /** Something that is being read for so long. */
  function slowly(ms = 4_000) {
    let answer: (numbers: number[]) => void = () => {};
    const late: number[][] = [];
    const answered = new Promise<number[]>((resolve) => {
      answer = resolve;
    });
    const reading = read(
      () => answered,
      (numbers) => late.push(numbers),
    );
    vi.advanceTimersByTime(ms);
    return { reading, answer, late };
  }

  it('shows what was read last, and what comes in the end', async () => {
    vi.useRealTimers();
    await read(async () => [1]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { reading, answer, late } = slowly();
    vi.useRealTimers();
    expect(await reading).toEqual([1]);
    expect(since()).toBeDefined();
    answer([2]);
    await vi.waitFor(() => expect(late).toEqual([[2]]));
    expect(since()).toBeUndefined();
  });

  it('is waited for once: what is read next is shown sooner', async () => {
    vi.useRealTimers();
    await read(async () => [1]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = slowly();
    vi.useRealTimers();
    expect(await first.reading).toEqual([1]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const next = slowly(500);
    vi.useRealTimers();
    expect(await next.reading).toEqual([1]);
    first.answer([2]);
    await vi.waitFor(() => expect(first.late).toEqual([[2]]));
  });

  it('waits where there is nothing to see', async () => {
    const { reading, answer } = slowly();
    vi.useRealTimers();
    answer([2]);
    expect(await reading).toEqual([2]);
  });
});
