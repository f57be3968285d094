import { aRental, refusal, server } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RentalStep } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { RentalHistory } from './rental-history';

const path = '/api/rentals/{id}/history';
const rental = aRental();
const bare = { device_at: null, change: null, reason: '', claimed: null, photos: [] };
const steps: RentalStep[] = [
  { event: 'request', at: '2026-12-01T08:00:00.000Z', by: 'provider', amounts: [], ...bare },
  {
    event: 'cancel',
    at: '2026-12-02T09:30:00.000Z',
    by: 'renter',
    amounts: [
      { party: 'renter', amount: 27_500 },
      { party: 'owner', amount: -7_500 },
    ],
    ...bare,
  },
];

beforeEach(() => signIn());

const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

describe('the history of a rental', () => {
  it('is not read before somebody opens it', () => {
    server.on('get', path, steps);
    show(<RentalHistory rental={rental} party="owner" />);
    expect(server.calls('get', path)).toHaveLength(0);
  });

  it('says what happened, when and by whom, and what it moved for each party', async () => {
    server.on('get', path, steps);
    const user = show(<RentalHistory rental={rental} party="owner" />);
    await user.click(screen.getByText('Historique'));
    const [request, cancel] = await screen.findAllByRole('listitem');
    expect(text(request as HTMLElement)).toContain('Demande payée');
    const cancelled = text(cancel as HTMLElement);
    expect(cancelled).toContain('Location annulée2 déc. à 10:30, par le locataire');
    expect(cancelled).toContain('Locataire : + 27 500 FCFA');
    expect(cancelled).toContain('Vous : − 7 500 FCFA');
  });

  it('opens the receipt of the payment for the renter, and the contract for both parties', async () => {
    const accept: RentalStep = { ...steps[0], event: 'accept', by: 'owner' } as RentalStep;
    server.on('get', path, [...steps, accept]);
    server.on('get', '/api/rentals/{id}/receipt', null);
    server.on('get', '/api/rentals/{id}/contract', null);
    const user = show(<RentalHistory rental={rental} party="renter" />);
    await user.click(screen.getByText('Historique'));
    await user.click(await screen.findByRole('button', { name: /^Reçu du paiement/ }));
    await expect.poll(() => server.calls('get', '/api/rentals/{id}/receipt')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Contrat/ }));
    await expect.poll(() => server.calls('get', '/api/rentals/{id}/contract')).toHaveLength(1);
  });

  it('gives the owner no receipt of the renter', async () => {
    server.on('get', path, steps);
    const user = show(<RentalHistory rental={rental} party="owner" />);
    await user.click(screen.getByText('Historique'));
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('button', { name: /^Reçu/ })).toBeNull();
  });

  it('that cannot be read says so', async () => {
    server.on('get', path, refusal(404, 'rental-not-found'));
    const user = show(<RentalHistory rental={rental} party="renter" />);
    await user.click(screen.getByText('Historique'));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText("L'historique n'a pas pu être lu.")).toBeDefined();
  });
});
