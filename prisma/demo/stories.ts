import type { Offer } from './listings.js';
import { market, owner, type Person, renter } from './people.js';
import type { Story } from './rentals.js';
import { lot } from './stable.js';

/** What has happened on the market: the demo accounts' rentals, and others that ended with a review. */

type Plan = Omit<Story, 'itemId' | 'owner' | 'renter'> & { renter?: Person };

/** One for each state that the pages of the two demo accounts show. */
const plans: Plan[] = [
  { askedOn: 0, startsOn: 4, days: 3, ending: 'asked' },
  { askedOn: 0, startsOn: 9, days: 2, ending: 'asked', renter: market[3] as Person },
  { askedOn: -1, startsOn: 6, days: 4, ending: 'accepted' },
  { askedOn: -3, startsOn: -1, days: 4, ending: 'lent' },
  { askedOn: -22, startsOn: -18, days: 3, ending: 'returned' },
  { askedOn: -12, startsOn: -8, days: 1, ending: 'refused' },
  { askedOn: -9, startsOn: -5, days: 2, ending: 'cancelled' },
  { askedOn: -35, startsOn: -30, days: 2, ending: 'returned', renter: market[7] as Person },
];

const reviewed = 60;

/** The rentals of the owner's objects, by the day, one for each plan. */
export function demoStories(offers: Offer[]): Story[] {
  const own = offers.filter((offer) => offer.owner === owner && isDaily(offer));
  return plans.slice(0, own.length).map((plan, index) => ({
    renter,
    ...plan,
    owner,
    itemId: (own[index] as Offer).id,
  }));
}

/** Rentals of the past between members, each of another object. */
export function pastStories(offers: Offer[]): Story[] {
  const candidates = offers
    .filter((offer) => offer.owner !== owner && isDaily(offer))
    .sort((a, b) => lot(a.id, 2 ** 32) - lot(b.id, 2 ** 32));
  return candidates.slice(0, reviewed).map((offer) => {
    const startsOn = -10 - lot(`${offer.id} start`, 60);
    return {
      itemId: offer.id,
      owner: offer.owner,
      renter: otherThan(offer.owner, offer.id),
      askedOn: startsOn - 3,
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
