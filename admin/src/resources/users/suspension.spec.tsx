import { aMemberSuspension, aUser, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/render';
import { admin } from '../../testing/signed-in';
import { Suspension } from './suspension';

const path = '/api/admin/users/{id}/suspension';
const since = '2026-12-01T08:00:00.000Z';
const suspended = aUser({ suspendedAt: since, frozenAt: since });
const suspension = aMemberSuspension({
  ...{ suspendedAt: since, suspendedBy: 'Serge Ondo', reason: 'Objet interdit' },
  frozenWithSuspension: true,
});

describe('a suspension', () => {
  it('names its effects before it is done with a reason', async () => {
    server.on('get', path, aMemberSuspension());
    server.on('post', '/api/admin/users/{id}/suspend', suspension);
    const user = show(<Suspension user={aUser()} />);
    await user.click(await screen.findByRole('button', { name: 'Suspendre ce membre' }));
    expect(screen.getByText(/3.objets masqués/)).toBeDefined();
    expect(screen.getByText(/2.demandes reçues refusées et remboursées/)).toBeDefined();
    expect(screen.getByText(/1.location acceptée continue/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /interdit ou dangereux/ }));
    await user.click(screen.getByRole('button', { name: 'Suspendre' }));
    const calls = () => server.calls('post', '/api/admin/users/{id}/suspend');
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(calls()[0]?.body).toEqual({
      reason: 'Un objet interdit ou dangereux a été proposé.',
    });
  });

  it('is shown with who did it, why, and what is to be followed', async () => {
    server.on('get', path, suspension);
    show(<Suspension user={suspended} />);
    expect((await screen.findByText(/par Serge Ondo/)).textContent).toContain('Objet interdit');
    const rental = screen.getByRole('link', { name: /Perceuse à percussion/ });
    expect(rental.getAttribute('href')).toBe('/rentals/0a000000-0000-4000-8000-000000000020/show');
    expect(screen.getByRole('button', { name: /Réintégrer/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /Garder le portefeuille bloqué/ })).toBeDefined();
  });

  it('says before its end what that brings back', async () => {
    server.on('get', path, suspension);
    server.on('post', '/api/admin/users/{id}/reinstate', aMemberSuspension());
    const user = show(<Suspension user={suspended} />);
    await user.click(await screen.findByRole('button', { name: 'Réintégrer ce membre' }));
    expect(screen.getByText('Portefeuille débloqué')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /par erreur/ }));
    await user.click(screen.getByRole('button', { name: 'Réintégrer' }));
    const calls = () => server.calls('post', '/api/admin/users/{id}/reinstate');
    await waitFor(() => expect(calls()).toHaveLength(1));
  });

  it('promises no unfreezing once the wallet is kept frozen', async () => {
    server.on('get', path, suspension);
    server.on('post', '/api/admin/users/{id}/freeze', suspended);
    const user = show(<Suspension user={suspended} />);
    await user.click(await screen.findByRole('button', { name: /Garder le portefeuille bloqué/ }));
    await user.click(screen.getByRole('radio', { name: /inhabituels/ }));
    server.on('get', path, { ...suspension, frozenWithSuspension: false });
    await user.click(screen.getByRole('button', { name: 'Garder bloqué' }));
    await screen.findByText('Le portefeuille restera bloqué.');
    await screen.findByRole('button', { name: 'Réintégrer ce membre' });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Garder le portefeuille bloqué/ })).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: 'Réintégrer ce membre' }));
    expect(screen.queryByText('Portefeuille débloqué')).toBeNull();
  });

  it('is read again when its end is asked for', async () => {
    server.on('get', path, suspension);
    const user = show(<Suspension user={suspended} />);
    const button = await screen.findByRole('button', { name: 'Réintégrer ce membre' });
    // A colleague has kept the wallet frozen since.
    server.on('get', path, { ...suspension, frozenWithSuspension: false });
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('Portefeuille débloqué')).toBeNull());
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('is not offered to whoever has a rental under way with the member, nor is its end', async () => {
    server.on('get', path, { ...suspension, involved: true });
    show(<Suspension user={suspended} />);
    expect(await screen.findByText(/une location en cours avec ce membre/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Réintégrer|Garder/ })).toBeNull();
  });

  it('is not offered for oneself', async () => {
    server.on('get', path, aMemberSuspension());
    show(
      <>
        <Suspension user={aUser()} />
        <Suspension user={admin} />
      </>,
    );
    await screen.findByRole('button', { name: 'Suspendre ce membre' });
    expect(screen.getAllByRole('button', { name: 'Suspendre ce membre' })).toHaveLength(1);
  });
});
