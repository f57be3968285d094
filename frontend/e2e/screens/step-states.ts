import { dashboard, only } from './addresses.js';
import type { Screen } from './catalogue.js';

/** The review of a rental. `make screens` opens it. */
export const stepStates: Screen[] = [
  {
    name: 'write-review',
    as: 'renter',
    address: unreviewedRental,
    heading: 'Votre avis',
    texts: ['Envoyer mon avis'],
  },
];

async function unreviewedRental(): Promise<string> {
  const id = await only(`
    select r.id from rentals r join users u on u.id = r.renter_id
    where u.email = 'locataire@loka.example' and r.status = 'terminee' and not exists
      (select from reviews v where v.rental_id = r.id and v.author_id = u.id)
    order by r.end_date desc, r.id limit 1`);
  return dashboard(`avis/${id}`);
}
