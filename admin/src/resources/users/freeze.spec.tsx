import { aMemberSuspension, aUser, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authProvider } from '../../api/authProvider';
import { sessionStore } from '../../api/client';
import type { User } from '../../api/types';
import { show } from '../../testing/render';
import { admin } from '../../testing/signed-in';
import { Freeze } from './freeze';

const suspension = '/api/admin/users/{id}/suspension';
beforeEach(() => {
  server.on('get', suspension, aMemberSuspension());
});

it('is not offered to whoever has a rental under way with the member, who is told why', async () => {
  server.on('get', suspension, aMemberSuspension({ involved: true }));
  show(<Freeze user={aUser()} />);
  expect(await screen.findByText(/une location en cours avec ce membre/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /portefeuille/ })).toBeNull();
});

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

it('is offered once what could not be read is read', async () => {
  server.on(
    'get',
    suspension,
    refusal(503, 'service-unavailable', { detail: 'Réessayez bientôt.' }),
  );
  const user = show(<Freeze user={aUser()} />);
  expect(await screen.findByText('Réessayez bientôt.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Bloquer le portefeuille' })).toBeNull();
  server.on('get', suspension, aMemberSuspension());
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'Bloquer le portefeuille' })).toBeDefined();
});

it('of a frozen member is shown, and can be ended', async () => {
  show(<Freeze user={aUser({ frozenAt: '2026-12-01T08:00:00.000Z' })} />);
  expect(await screen.findByText(/Bloqué depuis le/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Débloquer le portefeuille' })).toBeDefined();
});

describe('of a colleague', () => {
  const colleague = aUser({ role: 'ops', frozenAt: '2026-12-01T08:00:00.000Z' });
  const name = /portefeuille/;

  async function signOut() {
    server.on('post', '/api/auth/sign-out', null);
    await authProvider.logout({});
  }

  /** The console asks once who is signed in. */
  async function signInAs(user: User) {
    await signOut();
    server.on('get', '/api/auth/session', user);
    sessionStore.save({ token: 'access-token', user });
  }

  afterEach(signOut);

  it('is shown to staff, and ended by admins alone', async () => {
    await signInAs(aUser({ id: '0a000000-0000-4000-8000-000000000091', role: 'staff' }));
    show(<Freeze user={colleague} />);
    const button = screen.findByRole('button', { name }, { timeout: 1_000 });
    await expect(button).rejects.toThrow('Unable to find');
    expect(screen.getByText(/Bloqué depuis le/)).toBeDefined();
  });

  it('is ended by an admin', async () => {
    await signInAs(admin);
    show(<Freeze user={colleague} />);
    const button = await screen.findByRole('button', { name });
    expect(button.textContent).toBe('Débloquer le portefeuille');
  });
});
