import { expect } from '@playwright/test';
import { dashboard, only } from './addresses.js';
import type { Screen } from './catalogue.js';

/** The reviews of rentals, written and read. `make screens` opens them. */
export const stepStates: Screen[] = [
  {
    name: 'write-review',
    as: 'renter',
    address: unreviewedRental,
    heading: 'Votre avis',
    texts: ['Envoyer mon avis'],
  },
  {
    name: 'write-review-incomplete',
    as: 'renter',
    address: unreviewedRental,
    heading: 'Votre avis',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Envoyer mon avis' }).click();
      await expect(page.getByText('Choisissez de une à cinq étoiles.').first()).toBeVisible();
    },
  },
  { name: 'renter-reviews', as: 'renter', address: dashboard('avis'), heading: 'Avis' },
];

async function unreviewedRental(): Promise<string> {
  const id = await only(`
    select r.id from rentals r join users u on u.id = r.renter_id
    where u.email = 'locataire@loka.example' and r.status = 'terminee' and not exists
      (select from reviews v where v.rental_id = r.id and v.author_id = u.id)
    order by r.end_date desc, r.id limit 1`);
  return dashboard(`avis/${id}`);
}
