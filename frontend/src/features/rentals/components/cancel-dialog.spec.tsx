import { aRental, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DialogButton } from '@/components/ui/late-dialog';
import { show, signIn } from '@/testing/render';
import { late } from '../late-dialogs';

const path = '/api/rentals/update-status';
const cancellable = aRental({
  actions: ['cancel'],
  refund_percent: 40,
  effects: [
    {
      action: 'cancel',
      amount: null,
      refund: 6_000,
      deposit: 20_000,
      owner: 9_000,
      frees: { start_date: '2026-12-10', end_date: '2026-12-13' },
    },
  ],
});

beforeEach(() => signIn());

const amountOf = (label: string) =>
  screen.getByText(label).nextSibling?.textContent?.replaceAll('\u00a0', ' ');

describe('cancelling a rental', () => {
  it('shows its renter beforehand what the server gives back', async () => {
    const user = show(
      <DialogButton load={late.cancel} props={{ rental: cancellable, party: 'renter' }}>
        Annuler
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await screen.findByRole('dialog');
    expect(amountOf('Loyer remboursé (40 %)')).toBe('6 000 FCFA');
    expect(amountOf('Caution rendue')).toBe('20 000 FCFA');
    expect(amountOf('Sur votre portefeuille')).toBe('26 000 FCFA');
    expect(screen.getByText(/^Redeviennent libres/).textContent).toMatch(/10\sdéc\./);
    expect(server.calls('put', path)).toHaveLength(0);
  });

  it('shows its owner what the renter gets back', async () => {
    const rental = aRental({
      actions: ['cancel'],
      effects: [
        { action: 'cancel', amount: null, refund: 15_000, deposit: 0, owner: 0, frees: null },
      ],
    });
    const user = show(
      <DialogButton load={late.cancel} props={{ rental, party: 'owner' }}>
        Annuler
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await screen.findByRole('dialog');
    expect(amountOf('Rendu au locataire')).toBe('15 000 FCFA');
    expect(screen.queryByText('Caution rendue')).toBeNull();
  });

  it('is done once, under a key of its own', async () => {
    server.on('put', path, aRental({ status: 'annulée' }));
    const user = show(
      <DialogButton load={late.cancel} props={{ rental: cancellable, party: 'renter' }}>
        Annuler
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Annuler la location' }));
    expect(await screen.findByText('La location a été annulée.')).toBeDefined();
    const calls = server.calls('put', path);
    expect(calls.map(({ body }) => body)).toEqual([
      { rental_id: cancellable.id, status: 'annulée' },
    ]);
    expect(calls[0]?.headers['idempotency-key']).toBe(`${cancellable.id}:annulée`);
  });

  it('that is refused says why and stays open', async () => {
    server.on('put', path, refusal(409, 'move-not-allowed'));
    const user = show(
      <DialogButton load={late.cancel} props={{ rental: cancellable, party: 'renter' }}>
        Annuler
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await user.click(await screen.findByRole('button', { name: 'Annuler la location' }));
    await waitFor(() =>
      expect(
        screen.getByText("Cette action n'est plus possible pour cette location."),
      ).toBeDefined(),
    );
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});
