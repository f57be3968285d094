import { aUser, server } from '@loka/client/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from './client';

afterEach(() => vi.useRealTimers());

it('what is only read is given up when the network hangs, and fails as without one', async () => {
  const user = aUser();
  let answer: () => void = () => undefined;
  const held = new Promise<typeof user>((resolve) => {
    answer = () => resolve(user);
  });
  server.on('get', '/api/auth/session', () => held);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const failed = expect(api.GET('/api/auth/session')).rejects.toMatchObject({ code: 'network' });
  await vi.waitFor(() => expect(server.calls('get', '/api/auth/session')).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  answer();
});
