// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

/** How often a page that has just been opened makes a call that always fails with this status. */
async function callsOf(status: number): Promise<number> {
  const { ApiError, UNREACHABLE } = await import('@loka/client');
  const { newQueryClient } = await import('./query-client');
  const client = newQueryClient();
  const call = vi.fn(() => Promise.reject(new ApiError({ ...UNREACHABLE, status }, '')));
  const { retry } = client.getDefaultOptions().queries ?? {};
  const query = { queryKey: ['it'], queryFn: call, retry, retryDelay: 0 };
  await expect(client.fetchQuery(query)).rejects.toBeInstanceOf(ApiError);
  return call.mock.calls.length;
}

it('says at once that there is no network to a page that opens without', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await callsOf(0)).toBe(1);
});

it('tries again what may heal by itself', async () => {
  expect(await callsOf(0)).toBe(2);
  expect(await callsOf(503)).toBe(3);
  expect(await callsOf(404)).toBe(1);
});
