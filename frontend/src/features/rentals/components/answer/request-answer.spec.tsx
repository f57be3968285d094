import { aRental, page, refusal, server } from '@loka/client/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { rentalQuery } from '../../api/get-rental';
import { RequestCard } from '../card/request-card';
import { RequestAnswer } from './request-answer';

const path = '/api/rentals/update-status';
const rental = aRental({ status: 'en attente', actions: ['accept', 'refuse'] });

beforeEach(() => signIn());

describe('the acceptance of a request', () => {
  it('whose days its owner has closed says so, and leads to where they are opened', async () => {
    server.on('put', path, refusal(409, 'days-closed'));
    const user = show(<RequestAnswer rental={rental} />);
    await user.click(screen.getByRole('button', { name: 'Accepter' }));
    expect(await screen.findByText(/^Vous avez fermé certains de ces jours/)).toBeDefined();
    const way = screen.getByRole('link', { name: 'Ouvrir le calendrier' });
    expect(way.getAttribute('href')).toBe(
      `/tableau-de-bord/mes-objets/${rental.item_id}/calendrier?mois=2026-12`,
    );
  });

  it('that fails for another reason says that one', async () => {
    server.on('put', path, refusal(409, 'dates-taken'));
    const user = show(<RequestAnswer rental={rental} />);
    await user.click(screen.getByRole('button', { name: 'Accepter' }));
    expect(await screen.findByText(/^Cet objet est déjà loué/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ouvrir le calendrier' })).toBeNull();
  });

  it('that comes too late says why, though the list is read again and offers it no more', async () => {
    server.on('get', '/api/reviews/awaited', () => page([], { total: 0 }));
    server.on('get', '/api/rentals/{id}', rental);
    server.on('put', path, () => {
      server.on('get', '/api/rentals/{id}', aRental({ status: 'annulée', actions: [] }));
      return refusal(409, 'move-not-allowed');
    });
    const user = show(<Listed />);
    await user.click(await screen.findByRole('button', { name: 'Accepter' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull());
    expect(
      await screen.findByText("Cette action n'est plus possible pour cette location."),
    ).toBeDefined();
  });
});

function Listed() {
  const { data } = useQuery(rentalQuery(rental.id));
  return data && <RequestCard rental={data} />;
}
