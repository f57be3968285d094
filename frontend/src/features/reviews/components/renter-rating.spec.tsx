import { aRental, page, server } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { show } from '@/testing/render';
import { RenterRating } from './renter-rating';

const rental = aRental({ status: 'en attente', renterName: 'A***a' });

describe('the rating of whoever asks for an object', () => {
  it('leads to what owners wrote, which is asked for only then', async () => {
    const review = {
      id: '0a000000-0000-4000-8000-0000000000aa',
      rating: 2,
      comment: 'Housse tachée au retour.',
      createdAt: '2026-11-01T08:00:00.000Z',
      authorName: 'B***o',
      answer: 'Je suis désolée.',
      answeredAt: '2026-11-02T08:00:00.000Z',
    };
    server.on('get', '/api/renters/{id}/reviews', page([review], { total: 1 }));
    show(<RenterRating rental={{ ...rental, renterRating: { average: 3.7, count: 1 } }} />);
    expect(server.calls('get', '/api/renters/{id}/reviews')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /3,7.*1\savis Lire les avis$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avis sur A***a' }));
    expect(await dialog.findByText('Housse tachée au retour.')).toBeDefined();
    expect(dialog.getByText('Réponse de A***a')).toBeDefined();
    expect(dialog.getByText('B***o')).toBeDefined();
  });

  it('without reviews leads nowhere', () => {
    show(<RenterRating rental={{ ...rental, renterRating: { average: 4, count: 0 } }} />);
    expect(screen.getByText('· note de départ, aucun avis')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is left out of a list that was kept before there were any', () => {
    const { renterRating: _, ...kept } = rental;
    show(<RenterRating rental={kept as typeof rental} />);
    expect(screen.queryByText('Note :')).toBeNull();
  });
});
