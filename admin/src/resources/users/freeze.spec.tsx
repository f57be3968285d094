import { aUser, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/render';
import { Freeze } from './freeze';

it('of a member is done with a reason', async () => {
  const path = '/api/admin/users/{id}/freeze';
  server.on('post', path, aUser({ frozenAt: '2026-12-01T08:00:00.000Z' }));
  const user = show(<Freeze user={aUser()} />);
  await user.click(await screen.findByRole('button', { name: 'Bloquer le portefeuille' }));
  await user.click(screen.getByRole('radio', { name: /inhabituels/ }));
  await user.click(screen.getByRole('button', { name: 'Bloquer' }));
  await waitFor(() => expect(server.calls('post', path)).toHaveLength(1));
  expect(server.calls('post', path)[0]?.body).toEqual({
    reason: 'Les mouvements de ce portefeuille sont inhabituels.',
  });
});

it('of a frozen member is shown, and can be ended', async () => {
  show(<Freeze user={aUser({ frozenAt: '2026-12-01T08:00:00.000Z' })} />);
  expect(await screen.findByText(/Bloqué depuis le/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Débloquer le portefeuille' })).toBeDefined();
});
