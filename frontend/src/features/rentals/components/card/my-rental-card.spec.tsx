import { aRental, page, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { show, signIn } from '@/testing/render';
import { MyRentalCard } from './my-rental-card';

beforeEach(() => {
  signIn();
  server.on('get', '/api/reviews/awaited', () => page([], { total: 0 }));
});

const again = () => screen.queryByRole('link', { name: 'Relouer' });

describe('the card of a rental that is over', () => {
  it.each(['terminée', 'annulée', 'refusée'] as const)(
    'leads to the object again: %s',
    (status) => {
      const rental = aRental({ status, actions: [] });
      show(<MyRentalCard rental={rental} />);
      expect(again()?.getAttribute('href')).toBe(paths.item(rental.item_id));
    },
  );

  it('says the other party and the total, and the rest once it is asked for', async () => {
    const rental = aRental({ status: 'terminée', actions: [] });
    const user = show(<MyRentalCard rental={rental} />);
    const summary = screen.getByText(new RegExp(`^${rental.ownerName} · `));
    const details = summary.closest('details');
    expect(details?.open).toBe(false);
    await user.click(summary);
    expect(details?.open).toBe(true);
    expect(details?.textContent).toContain('Prix total');
  });

  it('says when the object is no longer offered', () => {
    show(
      <MyRentalCard rental={aRental({ status: 'terminée', itemOffered: false, actions: [] })} />,
    );
    expect(again()).toBeNull();
    expect(screen.getByText("Cet objet n'est plus proposé.")).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Perceuse' })).toBeNull();
  });
});

describe('the card of a rental that is ahead', () => {
  it('leads to the object, offered or not, and does not rent it again', () => {
    show(<MyRentalCard rental={aRental({ status: 'acceptée', itemOffered: false })} />);
    expect(again()).toBeNull();
    expect(screen.getByRole('link', { name: "Voir l'objet" })).toBeDefined();
  });
});
