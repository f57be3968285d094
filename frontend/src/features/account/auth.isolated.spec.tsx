import 'fake-indexeddb/auto';
import { ApiError, UNREACHABLE } from '@loka/client';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sessionStore } from '@/api/client';
import { readOrLastSeen } from '@/lib/offline';
import { show, signIn } from '@/testing/render';

const noNetwork = () => Promise.reject(new ApiError(UNREACHABLE));

it('forgets what a member saw when the session ends by itself', async () => {
  signIn();
  show(<p>Page</p>);
  await readOrLastSeen('numbers', async () => [1]);
  expect(await readOrLastSeen('numbers', noNetwork)).toEqual([1]);
  act(() => sessionStore.clear());
  signIn();
  await vi.waitFor(() => expect(readOrLastSeen('numbers', noNetwork)).rejects.toThrow(ApiError));
});
