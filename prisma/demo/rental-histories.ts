import type { Offer } from './listings.js';
import { market, owner, type Person, renter } from './people.js';
import type { RentalHistory } from './rentals.js';
import { lot } from './stable.js';

/** Which rentals the demo data holds: those of the demo accounts, and others that ended with a review. */

type Plan = Omit<RentalHistory, 'itemId' | 'owner' | 'renter'> & { renter?: Person };

/** One for each state that the pages of the two demo accounts show. */
const plans: Plan[] = [
  {
    requestedOn: 0,
    startsOn: 4,
    days: 3,
    ending: 'requested',
    meetingPoint: 'Centre commercial Mbolo',
  },
  { requestedOn: 0, startsOn: 9, days: 2, ending: 'requested', renter: market[3] as Person },
  {
    requestedOn: -1,
    startsOn: 6,
    days: 4,
    ending: 'accepted',
    meetingPoint: 'Marché Mont-Bouët',
  },
  { requestedOn: -3, startsOn: -1, days: 4, ending: 'lent' },
  { requestedOn: -22, startsOn: -18, days: 3, ending: 'returned' },
  { requestedOn: -14, startsOn: -6, days: 5, ending: 'contested' },
  { requestedOn: -12, startsOn: -8, days: 1, ending: 'refused' },
  { requestedOn: -9, startsOn: -5, days: 2, ending: 'cancelled' },
  { requestedOn: -35, startsOn: -30, days: 2, ending: 'returned', renter: market[7] as Person },
  { requestedOn: -9, startsOn: -6, days: 4, ending: 'late' },
];

const pastRentals = 60;

/** The rentals of the owner's objects, by the day, one for each plan. */
export function demoHistories(offers: Offer[]): RentalHistory[] {
  const own = offers.filter((offer) => offer.owner === owner && isDaily(offer));
  return plans.slice(0, own.length).map((plan, index) => ({
    renter,
    ...plan,
    owner,
    itemId: (own[index] as Offer).id,
  }));
}

/** Rentals of the past between members, each of another object. */
export function pastHistories(offers: Offer[]): RentalHistory[] {
  const candidates = offers
    .filter((offer) => offer.owner !== owner && isDaily(offer))
    .sort((a, b) => lot(a.id, 2 ** 32) - lot(b.id, 2 ** 32));
  return candidates.slice(0, pastRentals).map((offer) => {
    const startsOn = -10 - lot(`${offer.id} start`, 60);
    return {
      itemId: offer.id,
      owner: offer.owner,
      renter: otherThan(offer.owner, offer.id),
      requestedOn: startsOn - 3,
      startsOn,
      days: 1 + lot(`${offer.id} days`, 4),
      ending: 'returned',
    };
  });
}

const isDaily = ({ listing }: Offer) => listing.priceUnit === 'jour';

function otherThan(person: Person, name: string): Person {
  const others = market.filter((member) => member !== person);
  return others[lot(`${name} renter`, others.length)] as Person;
}
