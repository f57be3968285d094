import 'fake-indexeddb/auto';
import { aRental, refusal, server } from '@loka/client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RentalStep } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { RentalHistory } from './rental-history';

const path = '/api/rentals/{id}/history';
const rental = aRental();
const bare = {
  ...{
    device_at: null,
    change: null,
    postponed: null,
    reason: '',
    claimed: null,
    photos: [],
    receipt: null,
  },
};
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
    expect(text(request as HTMLElement)).toContain(
      'Demande payée1er déc. à 09:00, par le locataire',
    );
    const cancelled = text(cancel as HTMLElement);
    expect(cancelled).toContain('Location annulée2 déc. à 10:30, par le locataire');
    expect(cancelled).toContain('Locataire : + 27 500 FCFA');
    expect(cancelled).toContain('Vous : − 7 500 FCFA');
  });

  it('says « par vous » of what its reader did', async () => {
    server.on('get', path, steps);
    const user = show(<RentalHistory rental={rental} party="renter" />);
    await user.click(screen.getByText('Historique'));
    const [request, cancel] = await screen.findAllByRole('listitem');
    expect(text(request as HTMLElement)).toContain('1er déc. à 09:00, par vous');
    expect(text(cancel as HTMLElement)).toContain('2 déc. à 10:30, par vous');
  });

  it('is shown as it was seen last while the server is in trouble', async () => {
    server.on('get', path, steps);
    const user = show(<RentalHistory rental={rental} party="owner" />);
    await user.click(screen.getByText('Historique'));
    await screen.findByText('Demande payée');
    cleanup();
    server.on('get', path, refusal(503, 'service-unavailable'));
    const again = show(<RentalHistory rental={rental} party="owner" />);
    await again.click(screen.getByText('Historique'));
    expect(await screen.findByText('Demande payée')).toBeDefined();
  });

  it("opens the receipts of the reader's own money, and the contract where it was accepted or amended", async () => {
    const [request, cancel] = steps as [RentalStep, RentalStep];
    const [receipt, line] = ['/api/rentals/r/receipt', '/api/wallet/transactions/t/receipt'];
    server.on('get', path, [
      { ...request, receipt },
      { ...request, event: 'accept', by: 'owner' },
      { ...request, event: 'pay-extension' },
      { ...cancel, receipt: line },
    ]);
    // Refused: what is saved would be opened by the browser of the test.
    server.on('get', '/api/rentals/{id}/receipt', refusal(404, 'receipt-not-found'));
    server.on(
      'get',
      '/api/wallet/transactions/{id}/receipt',
      refusal(404, 'transaction-not-found'),
    );
    server.on('get', '/api/rentals/{id}/contract', null);
    const user = show(<RentalHistory rental={rental} party="renter" />);
    await user.click(screen.getByText('Historique'));
    await user.click(await screen.findByRole('button', { name: /^Reçu Demande payée/ }));
    await expect.poll(() => server.calls('get', '/api/rentals/{id}/receipt')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Reçu Location annulée/ }));
    await expect
      .poll(() => server.calls('get', '/api/wallet/transactions/{id}/receipt'))
      .toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Contrat et son annexe/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Contrat Perceuse/ }));
    await expect.poll(() => server.calls('get', '/api/rentals/{id}/contract')).toHaveLength(1);
  });

  it('has no receipt of what is not the money of the reader', async () => {
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
