import { aRental, page, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { MyRentalCard } from './my-rental-card';
import { RequestCard } from './request-card';

beforeEach(() => {
  signIn();
  server.on('get', '/api/reviews/awaited', () => page([], { total: 0 }));
});

describe.each([
  ['the renter', MyRentalCard],
  ['the owner', RequestCard],
])('a rental that is over, of a deleted object, as %s sees it', (_, Card) => {
  const rental = aRental({ status: 'terminée', itemOffered: false, actions: [] });

  it.each([rental.itemTitle, 'Voir ce qui était loué'])(
    'shows what the rental keeps of the object: %s',
    async (name) => {
      const user = show(<Card rental={rental} />);
      expect(screen.queryByRole('link', { name: rental.itemTitle })).toBeNull();
      await user.click(screen.getByRole('button', { name }));
      const kept = await screen.findByRole('dialog', { name: rental.itemTitle });
      expect(kept.textContent).toContain('Prix de la location');
      expect(kept.textContent).toContain(rental.ownerName);
      expect(kept.textContent).toContain(rental.renterName);
    },
  );
});
