import { ApiError, type ErrorCode } from '@loka/client';
import { aUser, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { useGetOne } from 'react-admin';
import { expect, it } from 'vitest';
import type { User } from '../api/types';
import { show } from '../testing/render';
import { useAction } from './use-action';

const failure = (code: ErrorCode, status: number) =>
  new ApiError({ code, status, detail: 'Le détail.', fields: [] });

const { id } = aUser();
const path = '/api/admin/users/{id}';

function Page({ call }: { call: () => Promise<unknown> }) {
  const { data } = useGetOne<User>('users', { id });
  const { run } = useAction();
  return (
    <>
      <p>{data?.name}</p>
      <button type="button" onClick={() => run(call, 'Fait.')}>
        Agir
      </button>
    </>
  );
}

/** Does what fails with `error`, after which a read would find it done. */
async function act(error: ApiError) {
  server.on('get', path, aUser({ name: 'Avant' }));
  const call = async () => {
    server.on('get', path, aUser({ name: 'Après' }));
    throw error;
  };
  const user = show(<Page call={call} />);
  await screen.findByText('Avant');
  await user.click(screen.getByRole('button', { name: 'Agir' }));
}

it.each([
  ['no answer', failure('network', 0)],
  ['the answer of something in between', failure('unexpected', 502)],
])('says that it may be done, and reads again, after %s', async (_, error) => {
  await act(error);
  expect(await screen.findByText(/^Le serveur n'a pas répondu/)).toBeDefined();
  await waitFor(() => expect(screen.getByText('Après')).toBeDefined());
});

it('reads again when somebody else was faster', async () => {
  await act(failure('payment-not-in-review', 409));
  expect(await screen.findByText('Le détail.')).toBeDefined();
  expect(await screen.findByText('Après')).toBeDefined();
});

it('says why it was refused, and leaves the page as it is', async () => {
  await act(failure('forbidden', 403));
  expect(await screen.findByText('Le détail.')).toBeDefined();
  expect(screen.getByText('Avant')).toBeDefined();
});

it('says that nothing was done when the session is over', async () => {
  server.on('post', '/api/auth/sign-out', null);
  await act(failure('unauthenticated', 401));
  expect(await screen.findByText(/^Votre session est terminée/)).toBeDefined();
});
