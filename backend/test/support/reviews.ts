import { addDays, startOfDay } from '../../src/kernel/day.js';
import { AdvanceCalendar } from '../../src/modules/rentals/calendar/advance-calendar.js';
import type { RentalReviewsView } from '../../src/modules/reviews/reviews.schema.js';
import { type Answer, api, provided } from './api.js';
import { setNow } from './clock.js';
import type { Person } from './factories.js';
import { aRequest, inDays, updateStatus } from './rentals.js';

/** A rental that ended as agreed, on the day after its last: the clock stands there. */
export async function anEndedRental(traits: Parameters<typeof aRequest>[0] = {}) {
  const rental = await aRequest(traits);
  const lastDay = inDays(traits.to ?? 13);
  await updateStatus(rental.owner, rental.id, 'acceptée');
  setNow(startOfDay(addDays(lastDay, 1)));
  await provided(AdvanceCalendar).execute();
  return { ...rental, lastDay };
}

export const ofObjectAndOwner = (item: number, owner = item) => ({
  item: { rating: item, comment: 'Solide et propre.' },
  owner: { rating: owner, comment: 'À l’heure.' },
});

export const ofRenter = (renter: number) => ({
  renter: { rating: renter, comment: 'Rendu propre.' },
});

/** A party of a rental writes of it. */
export function review(
  as: Person,
  rentalId: string,
  body: object,
): Promise<Answer<RentalReviewsView>> {
  return api<RentalReviewsView>(`/api/rentals/${rentalId}/reviews`, { as, body });
}
