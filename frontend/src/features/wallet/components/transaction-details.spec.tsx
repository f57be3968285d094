import { aRental, aUser, aWalletEntry, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WalletEntry } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { TransactionDetails } from './transaction-details';

const user = aUser();
const rental = aRental({ renter_id: user.id });
const entry = aWalletEntry({ rental_id: rental.id });

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

  it('has the references by which Loka and the operator find it', async () => {
    open({
      ...entry,
      ...{
        rental_id: null,
        amount: 0,
        paid: 35_000,
        reference: 'LKA4T7',
        operatorReference: 'MP26',
      },
      number: 'Airtel Money 077 •• •• 01',
    });
    const { textContent } = await screen.findByRole('dialog');
    expect(textContent).toMatch(/^35\s000\sFCFA/);
    expect(textContent).toContain('NuméroAirtel Money 077 •• •• 01');
    expect(textContent).toContain('RéférenceLKA4T7');
    expect(textContent).toContain("Référence de l'opérateurMP26");
  });

  it('without a rental leads nowhere', async () => {
    open({ ...entry, rental_id: null });
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
