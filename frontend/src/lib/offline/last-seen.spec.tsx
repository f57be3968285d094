import 'fake-indexeddb/auto';
import { ApiError, UNREACHABLE } from '@loka/client';
import { aUser } from '@loka/client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '@/api/client';
import { forgetLastSeen, lastSeenAt, readOrLastSeen } from './last-seen';

const noNetwork = () => Promise.reject(new ApiError(UNREACHABLE));
const read = (answer: () => Promise<number[]>) =>
  readOrLastSeen('numbers', answer, (numbers) => numbers.slice(0, 2));

beforeEach(async () => {
  await forgetLastSeen();
  sessionStore.save({ token: 'access-token', user: aUser() });
});

describe('without network', () => {
  it('a member has what was read last, as much of it as is kept, and since when', async () => {
    expect(await read(async () => [1, 2, 3])).toEqual([1, 2, 3]);
    expect(lastSeenAt.get()).toBeNull();
    expect(await read(noNetwork)).toEqual([1, 2]);
    expect(Date.parse(lastSeenAt.get() ?? '')).toBeLessThanOrEqual(Date.now());
    await read(async () => [4]);
    expect(lastSeenAt.get()).toBeNull();
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
    const refused = new ApiError({ code: 'forbidden', status: 403, detail: '', fields: [] });
    await expect(read(() => Promise.reject(refused))).rejects.toBe(refused);
  });
});
