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

/** Of the object of many pieces that the owner delivers. */
const plansOfPieces: Plan[] = [
  { requestedOn: 0, startsOn: 5, days: 2, ending: 'requested', pieces: 15, isDelivered: true },
  {
    ...{ requestedOn: -1, startsOn: 5, days: 3, ending: 'accepted', renter: market[9] as Person },
    ...{ pieces: 12, isDelivered: true },
  },
  {
    ...{ requestedOn: -2, startsOn: 7, days: 2, ending: 'accepted', renter: market[12] as Person },
    ...{ pieces: 20 },
  },
  {
    ...{
      requestedOn: -16,
      startsOn: -12,
      days: 2,
      ending: 'returned',
      renter: market[5] as Person,
    },
    ...{ pieces: 40, isDelivered: true },
  },
];

const pastRentals = 60;

/** The rentals of the owner's objects, by the day: one for each plan, and those of many pieces. */
export function demoHistories(offers: Offer[]): RentalHistory[] {
  const own = offers.filter((offer) => offer.owner === owner && isDaily(offer));
  const single = own.filter(({ listing }) => listing.pieces === 1);
  const many = own.filter(({ listing }) => listing.pieces > 1).slice(0, 1);
  const planned = plans.slice(0, single.length).map((plan, index) => ({
    ...plan,
    itemId: (single[index] as Offer).id,
  }));
  const ofPieces = many.flatMap(({ id: itemId }) =>
    plansOfPieces.map((plan) => ({ ...plan, itemId })),
  );
  return [...planned, ...ofPieces].map((plan) => ({ renter, ...plan, owner }));
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
