import { aUser, server } from '@loka/client/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAuth } from '@/features/account';
import { show, signIn } from '@/testing/render';
import { WaitingLine } from './waiting-line';

const user = aUser();
const said = () => screen.queryByText(/^Le réseau est lent/);

beforeEach(() => signIn(user));
afterEach(() => vi.useRealTimers());

function Page() {
  const { user, status } = useAuth();
  return <p>{user?.name ?? status}</p>;
}

it('a read that takes long is said, until it is answered', async () => {
  let answer: (value: typeof user) => void = () => undefined;
  const late = new Promise<typeof user>((resolve) => {
    answer = resolve;
  });
  server.on('get', '/api/auth/session', () => late);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  show(
    <>
      <WaitingLine />
      <Page />
    </>,
  );
  expect(await screen.findByText('loading')).toBeDefined();
  expect(said()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(said()).not.toBeNull();
  answer(user);
  expect(await screen.findByText(user.name)).toBeDefined();
  expect(said()).toBeNull();
});
