import { aMeetingPoint, aRental } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Rental } from '@/api/types';
import { show } from '@/testing/render';
import { PlaceNote } from './place-note';

const place = {
  location: 'Glass, Libreville',
  landmark: 'derrière la pharmacie de Glass',
  point: { latitude: 0.376, longitude: 9.46 },
};
const where = () => screen.queryByRole('region', { name: 'Où' });

function open(traits: Partial<Rental>, party: 'renter' | 'owner' = 'renter') {
  return show(<PlaceNote rental={aRental({ place, ...traits })} party={party} />);
}

describe('where an accepted rental takes place', () => {
  it('is told with the landmark, the drawn map and the way to it', async () => {
    const user = open({ status: 'acceptée' });
    expect(screen.getByText('Glass, Libreville')).toBeDefined();
    expect(screen.getByText('Derrière la pharmacie de Glass')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Itinéraire' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/directions?to=0.376%2C9.46',
    );
    await user.click(await screen.findByText('Carte'));
    expect(await screen.findByText('Glass')).toBeDefined();
  });

  it('names the meeting point too', () => {
    open({ status: 'en cours', meeting_point: aMeetingPoint() });
    expect(screen.getByText('Port Môle, Centre\u2011ville')).toBeDefined();
    expect(screen.getByText("Devant l'embarcadère")).toBeDefined();
    expect(screen.getByText('Glass, Libreville')).toBeDefined();
  });

  it('tells the owner what the renter sees', () => {
    open({ status: 'acceptée' }, 'owner');
    expect(screen.getByText('Ce que voit le locataire')).toBeDefined();
  });

  it.each([
    { status: 'en attente' },
    { status: 'refusée' },
    { status: 'terminée', deposit_status: 'released' },
    { status: 'acceptée', place: null },
    { status: 'acceptée', place: { ...place, landmark: '', point: null } },
  ] satisfies Partial<Rental>[])('is not there for %j', (traits) => {
    open(traits, 'owner');
    expect(where()).toBeNull();
  });
});
