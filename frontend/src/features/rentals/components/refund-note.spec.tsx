import { aRental } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '@/testing/render';
import { RefundNote } from './refund-note';

const at = '2026-12-02T09:30:00.000Z';
const shown = () => screen.getByText(/déc\./).parentElement?.textContent?.replaceAll('\u00a0', ' ');

describe('a rental that came to nothing', () => {
  it('tells its renter why, and how much is back in the wallet', () => {
    const refunds = [{ event: 'refuse', at, amount: 35_000 } as const];
    show(<RefundNote rental={aRental({ status: 'refusée', refunds })} party="renter" />);
    expect(shown()).toContain(
      'Refusée par le propriétaire : 35 000 FCFA revenus sur votre portefeuille, le 2 déc. à 10:30.',
    );
    expect(screen.getByRole('link', { name: 'Voir mon portefeuille' })).toHaveProperty(
      'pathname',
      '/tableau-de-bord/portefeuille',
    );
  });

  it('tells its owner what the renter got', () => {
    const refunds = [{ event: 'cancel', at, amount: 27_500 } as const];
    show(<RefundNote rental={aRental({ status: 'annulée', refunds })} party="owner" />);
    expect(shown()).toBe(
      'Annulée par le locataire : 27 500 FCFA rendus au locataire, le 2 déc. à 10:30.',
    );
  });

  it('says that nothing came back when nothing did', () => {
    const refunds = [{ event: 'cancel', at, amount: 0 } as const];
    show(<RefundNote rental={aRental({ status: 'annulée', refunds })} party="renter" />);
    expect(shown()).toContain('rien à rendre');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is not what a returned deposit is about', () => {
    const refunds = [{ event: 'confirm-return', at, amount: 20_000 } as const];
    show(<RefundNote rental={aRental({ status: 'terminée', refunds })} party="renter" />);
    expect(screen.queryByText(/déc\./)).toBeNull();
  });
});
