import 'fake-indexeddb/auto';
import { ApiError, UNREACHABLE } from '@loka/client';
import { aUser, refusal, server } from '@loka/client/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { sessionStore } from '@/api/client';
import { drafts, readOrLastSeen } from '@/lib/offline';
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

function Leaving() {
  const { status, leave } = useAuth();
  const [isGone, setGone] = useState(false);
  return (
    <button type="button" onClick={() => void leave().then(() => setGone(true))}>
      {isGone ? 'gone' : status}
    </button>
  );
}

const identity = { kind: 'identity', subject: 'own' };

/** A member with an identity document half filled in. */
async function typing() {
  signIn();
  const user = show(<Leaving />);
  await screen.findByText('signed-in');
  await drafts.keep({ ...identity, body: { documentNumber: 'GA 0123' }, photos: [] });
  return user;
}

it('forgets what a member who signs out typed, also when the session had ended', async () => {
  const user = await typing();
  server.on('post', '/api/auth/sign-out', refusal(401, 'unauthenticated'));
  server.on('post', '/api/auth/refresh', refusal(401, 'session-expired'));
  await user.click(screen.getByRole('button'));
  await screen.findByText('gone');
  expect(server.calls('post', '/api/auth/refresh')).toHaveLength(1);
  signIn();
  expect(await drafts.read(identity)).toBeUndefined();
});

it('lets a member sign out while a refresh of the session hangs, for good', async () => {
  const user = await typing();
  let renew: () => void = () => undefined;
  server.on('post', '/api/auth/sign-out', refusal(401, 'unauthenticated'));
  server.on('post', '/api/auth/refresh', () => {
    return new Promise<{ token: string; user: ReturnType<typeof aUser> }>((resolve) => {
      renew = () => resolve({ token: 'renewed', user: aUser() });
    });
  });
  await user.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(server.calls('post', '/api/auth/refresh')).toHaveLength(1));
  expect(sessionStore.token()).not.toBeNull();
  await screen.findByText('gone');
  renew();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sessionStore.token()).toBeNull();
});
