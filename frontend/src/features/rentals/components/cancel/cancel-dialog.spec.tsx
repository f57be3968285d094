import { aRental, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DialogButton } from '@/components/ui/late-dialog';
import { show, signIn } from '@/testing/render';
import { late } from '../../late-dialogs';

const path = '/api/rentals/update-status';
const cancellable = aRental({
  actions: ['cancel'],
  refund_percent: 40,
  effects: [
    {
      action: 'cancel',
      amount: null,
      refund: 6_000,
      delivery: 0,
      deposit: 20_000,
      owner: 9_000,
      frees: { start_date: '2026-12-10', end_date: '2026-12-13' },
    },
  ],
});

const onePath = '/api/rentals/{id}';

/** The same rental once a limit has passed. */
const later = aRental({
  ...cancellable,
  refund_percent: 0,
  effects: cancellable.effects.map((effect) => ({ ...effect, refund: 0, owner: 15_000 })),
});

beforeEach(() => {
  signIn();
  server.on('get', onePath, cancellable);
});

const confirm = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Annuler la location$/ });
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
    await screen.findByText('Location remboursée (40 %)');
    expect(amountOf('Location remboursée (40 %)')).toBe('6 000 FCFA');
    expect(amountOf('Caution rendue')).toBe('20 000 FCFA');
    expect(amountOf('Dans votre portefeuille')).toBe('26 000 FCFA');
    expect(screen.getByText(/^Redeviennent libres/).textContent).toMatch(/10\sdéc\./);
    expect(server.calls('put', path)).toHaveLength(0);
  });

  it('names the delivery, which comes back in full, on a line of its own', async () => {
    const effects = cancellable.effects.map((one) => ({ ...one, refund: 8_500, delivery: 2_500 }));
    const rental = { ...cancellable, delivery_fee: 2_500, effects };
    server.on('get', onePath, rental);
    const user = show(
      <DialogButton load={late.cancel} props={{ rental, party: 'renter' }}>
        Annuler
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await screen.findByText('Livraison remboursée');
    expect(amountOf('Location remboursée (40 %)')).toBe('6 000 FCFA');
    expect(amountOf('Livraison remboursée')).toBe('2 500 FCFA');
    expect(amountOf('Caution rendue')).toBe('20 000 FCFA');
    expect(amountOf('Dans votre portefeuille')).toBe('28 500 FCFA');
  });

  it('names the delivery beside the rent, without a percentage of both, in an early contract', async () => {
    const rental = { ...cancellable, delivery_fee: 2_500 };
    server.on('get', onePath, rental);
    const user = show(
      <DialogButton load={late.cancel} props={{ rental, party: 'renter' }}>
        Annuler
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await screen.findByText('Location et livraison remboursées');
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it('shows its owner what the renter gets back', async () => {
    const rental = aRental({
      actions: ['cancel'],
      effects: [
        {
          action: 'cancel',
          amount: null,
          refund: 15_000,
          delivery: 0,
          deposit: 0,
          owner: 0,
          frees: null,
        },
      ],
    });
    server.on('get', onePath, rental);
    const user = show(
      <DialogButton load={late.cancel} props={{ rental, party: 'owner' }}>
        Annuler
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await screen.findByText('Rendu au locataire');
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
    await screen.findByText('Dans votre portefeuille');
    await user.dblClick(confirm());
    expect(await screen.findByText('La location a été annulée.')).toBeDefined();
    const calls = server.calls('put', path);
    expect(calls.map(({ body }) => body)).toEqual([
      { rental_id: cancellable.id, status: 'annulée', expected_refund: 26_000 },
    ]);
    expect(calls[0]?.headers['idempotency-key']).toBe(`${cancellable.id}:annulée:26000`);
  });

  it('says what goes back now, however old the list is, and waits for that', async () => {
    let answer: () => void = () => undefined;
    server.on('get', onePath, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return later;
    });
    const user = show(
      <DialogButton load={late.cancel} props={{ rental: cancellable, party: 'renter' }}>
        Annuler
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await screen.findByRole('dialog');
    expect(confirm().disabled).toBe(true);
    expect(screen.queryByText(/^Location remboursée/)).toBeNull();
    await waitFor(() => expect(server.calls('get', onePath)).toHaveLength(1));
    answer();
    await screen.findByText('Location remboursée (0 %)');
    expect(amountOf('Dans votre portefeuille')).toBe('20 000 FCFA');
    expect(confirm().disabled).toBe(false);
  });

  it('whose refund has changed since says so, and shows the new one to be agreed to', async () => {
    server.on('put', path, refusal(409, 'refund-changed'));
    const user = show(
      <DialogButton load={late.cancel} props={{ rental: cancellable, party: 'renter' }}>
        Annuler
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await screen.findByText('Location remboursée (40 %)');
    server.on('get', onePath, later);
    await user.click(confirm());
    expect(await screen.findByText(/^Ce qui est rendu a changé entre-temps/)).toBeDefined();
    await screen.findByText('Location remboursée (0 %)');
    server.on('put', path, aRental({ status: 'annulée' }));
    await user.click(confirm());
    expect(await screen.findByText('La location a été annulée.')).toBeDefined();
    const refunds = server.calls('put', path).map(({ body }) => body.expected_refund);
    expect(refunds).toEqual([26_000, 20_000]);
  });

  it('that could not be read again shows what the list says', async () => {
    server.on('get', onePath, refusal(503, 'service-unavailable'));
    const user = show(
      <DialogButton load={late.cancel} props={{ rental: cancellable, party: 'renter' }}>
        Annuler
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('Location remboursée (40 %)')).toBeDefined();
    expect(confirm().disabled).toBe(false);
  });

  it('that is refused says why and stays open', async () => {
    server.on('put', path, refusal(409, 'move-not-allowed'));
    const user = show(
      <DialogButton load={late.cancel} props={{ rental: cancellable, party: 'renter' }}>
        Annuler
      </DialogButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await screen.findByText('Dans votre portefeuille');
    await user.click(confirm());
    await waitFor(() =>
      expect(
        screen.getByText("Cette action n'est plus possible pour cette location."),
      ).toBeDefined(),
    );
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});
