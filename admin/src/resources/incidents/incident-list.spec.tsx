import { anIncident, page, server } from '@loka/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { IncidentDeclaration } from '../../api/types';
import { show } from '../../testing/render';
import { IncidentBanner } from './incident-banner';
import { IncidentList } from './incident-list';

const path = '/api/admin/incidents';

const open = () =>
  show(
    <ResourceContextProvider value="incidents">
      <IncidentBanner />
      <IncidentList />
    </ResourceContextProvider>,
  );

const proposed = anIncident({
  status: 'proposed',
  reason: null,
  declaredBy: null,
  declaredAt: null,
  proposal: { at: '2026-12-11T08:10:00.000Z', attempts: 10, failures: 8, usualPercent: 4 },
});

describe('the operators that are down', () => {
  it('are declared with a reason and since when', async () => {
    server.on('get', path, page([]));
    server.on('post', path, anIncident());
    const user = open();
    expect(await screen.findByText('Aucune panne dans cette liste.')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Déclarer une panne' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: /Opérateur/ }));
    await user.click(await screen.findByRole('option', { name: 'Airtel Money' }));
    await user.click(dialog.getByRole('combobox', { name: /Début/ }));
    await user.click(await screen.findByRole('option', { name: 'Il y a 30 minutes' }));
    await user.type(dialog.getByLabelText(/Raison/), 'Airtel ne répond plus');
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Déclarer' }));
    await waitFor(() => expect(server.calls('post', path)).toHaveLength(1));
    const [{ startedAt, ...declared } = {}] = server
      .calls('post', path)
      .map(({ body }) => body as Partial<IncidentDeclaration>);
    expect(declared).toEqual({
      operator: 'airtel',
      reason: 'Airtel ne répond plus',
      blocksPayments: true,
    });
    const minutes = (Date.now() - Date.parse(startedAt ?? '')) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThan(32);
  });

  it('are said on every page, and ended with a reason', async () => {
    server.on('get', path, page([anIncident({ blocksPayments: true })]));
    server.on('post', `${path}/{id}/end`, anIncident({ status: 'ended' }));
    const user = open();
    expect(
      await screen.findByText(/est en panne depuis .*nouveaux paiements bloqués/),
    ).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Terminer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: "L'opérateur l'a confirmé" }));
    await user.click(dialog.getByRole('button', { name: 'Terminer' }));
    await waitFor(() => expect(server.calls('post', `${path}/{id}/end`)).toHaveLength(1));
  });

  it('have new payments blocked while they are down, with a reason', async () => {
    server.on('get', path, page([anIncident()]));
    server.on('post', `${path}/{id}/block`, anIncident({ blocksPayments: true }));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Bloquer les paiements' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /Presque tous/ }));
    await user.click(dialog.getByRole('button', { name: 'Bloquer' }));
    await waitFor(() => expect(server.calls('post', `${path}/{id}/block`)).toHaveLength(1));
  });

  it('that are proposed are declared as they are, or dismissed', async () => {
    server.on('get', path, page([proposed]));
    server.on('post', path, anIncident());
    const user = open();
    expect(
      await screen.findByText(/semble en panne .*8 échecs techniques sur 10 paiements/),
    ).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Écarter' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Déclarer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Raison/), 'Confirmé par Airtel');
    await user.click(dialog.getByRole('button', { name: 'Déclarer' }));
    await waitFor(() => expect(server.calls('post', path)).toHaveLength(1));
    expect(server.calls('post', path)[0]?.body).toEqual({
      operator: 'airtel',
      reason: 'Confirmé par Airtel',
      blocksPayments: false,
    });
  });
});
