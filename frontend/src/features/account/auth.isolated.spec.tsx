import 'fake-indexeddb/auto';
import { ApiError, UNREACHABLE } from '@loka/client';
import { aUser, server } from '@loka/client/testing';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sessionStore } from '@/api/client';
import { readOrLastSeen } from '@/lib/offline';
import { show, signIn } from '@/testing/render';
import { useAuth } from './auth';

const onLate = () => undefined;
const noNetwork = () => Promise.reject(new ApiError(UNREACHABLE));

it('forgets what a member saw when the session ends by itself', async () => {
  signIn();
  show(<p>Page</p>);
  await readOrLastSeen('numbers', async () => [1], { onLate });
  expect(await readOrLastSeen('numbers', noNetwork, { onLate })).toEqual([1]);
  act(() => sessionStore.clear());
  signIn();
  await vi.waitFor(() =>
    expect(readOrLastSeen('numbers', noNetwork, { onLate })).rejects.toThrow(ApiError),
  );
});

function Name() {
  const { user, status } = useAuth();
  return <p>{user?.name ?? status}</p>;
}

it('shows nobody the member who was signed in before, in another tab', async () => {
  signIn(aUser({ name: 'Awa' }));
  show(<Name />);
  await screen.findByText('Awa');
  const other = aUser({ id: '00000000-0000-4000-8000-00000000000f', name: 'Brice' });
  let answer: () => void = () => undefined;
  server.on('get', '/api/auth/session', () => {
    return new Promise<typeof other>((resolve) => {
      answer = () => resolve(other);
    });
  });
  act(() => sessionStore.clear());
  await screen.findByText('signed-out');
  act(() => sessionStore.save({ token: 'other', user: other }));
  expect(screen.getByText('loading')).toBeDefined();
  await vi.waitFor(() => expect(server.calls('get', '/api/auth/session').length).toBe(2));
  answer();
  await screen.findByText('Brice');
});
