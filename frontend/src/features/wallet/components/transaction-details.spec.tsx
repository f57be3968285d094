import { aRental, aUser, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WalletEntry } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { TransactionDetails } from './transaction-details';

const user = aUser();
const rental = aRental({ renter_id: user.id });
const entry: WalletEntry = {
  id: '0a000000-0000-4000-8000-0000000000e1',
  type: 'remboursement',
  amount: 20_000,
  balance: 30_000,
  label: 'Caution de « Perceuse à percussion »',
  createdAt: '2026-12-14T09:00:00.000Z',
  rental_id: rental.id,
};

function open(entryShown: WalletEntry) {
  signIn(user);
  show(<TransactionDetails entry={entryShown} typeLabel="Remboursement" onClose={() => {}} />);
}

describe('a line of the wallet', () => {
  it('opens with the balance after it, and leads to its rental', async () => {
    server.on('get', '/api/rentals/{id}', rental);
    open(entry);
    expect((await screen.findByRole('dialog')).textContent).toMatch(/Solde ensuite30\s000/);
    const link = await screen.findByRole('link', { name: 'Voir la location' });
    expect(link.getAttribute('href')).toBe(`/tableau-de-bord/mes-locations?location=${rental.id}`);
  });

  it('leads the owner to the request', async () => {
    const id = '0a000000-0000-4000-8000-00000000004f';
    server.on('get', '/api/rentals/{id}', { ...rental, id, renter_id: 'other', owner_id: user.id });
    open({ ...entry, rental_id: id });
    const link = await screen.findByRole('link', { name: 'Voir la location' });
    expect(link.getAttribute('href')).toBe(`/tableau-de-bord/demandes?location=${id}`);
  });

  it('without a rental leads nowhere', async () => {
    open({ ...entry, rental_id: null });
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
