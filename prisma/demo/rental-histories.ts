import type { Offer } from './listings.js';
import { market, owner, type Person, renter } from './people.js';
import type { RentalHistory } from './rentals.js';
import { lot } from './stable.js';
import type { Writers } from './writers.js';

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
  { requestedOn: -22, startsOn: -18, days: 3, ending: 'returned', writers: 'both' },
  { requestedOn: -14, startsOn: -6, days: 5, ending: 'contested' },
  { requestedOn: -12, startsOn: -8, days: 1, ending: 'refused' },
  { requestedOn: -9, startsOn: -5, days: 2, ending: 'cancelled' },
  {
    ...{ requestedOn: -35, startsOn: -30, days: 2, ending: 'returned', writers: 'renter' },
    renter: market[7] as Person,
  },
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
    ...{ pieces: 40, isDelivered: true, writers: 'renter' },
  },
  ...[-31, -47, -66, -89].map(
    (startsOn, index): Plan => ({
      ...{ requestedOn: startsOn - 4, startsOn, days: 2 + (index % 2), ending: 'returned' },
      ...{ renter: market[14 + index] as Person, pieces: 20 + 10 * index, writers: 'both' },
    }),
  ),
];

const pastObjects = 32;
/** Of the first of them, each one less of the next, in order again and again. */
const rentalsOfEach = [4, 3, 2, 1];

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

/** Rentals of the past between members, of some objects several. */
export function pastHistories(offers: Offer[]): RentalHistory[] {
  const candidates = offers
    .filter((offer) => offer.owner !== owner && isDaily(offer))
    .sort((a, b) => lot(a.id, 2 ** 32) - lot(b.id, 2 ** 32));
  return candidates.slice(0, pastObjects).flatMap((offer, place) =>
    Array.from({ length: rentalsOfEach[place % rentalsOfEach.length] as number }, (_, time) => {
      const name = `${offer.id} ${time}`;
      const startsOn = -8 - 17 * time - lot(`${name} start`, 12);
      return {
        itemId: offer.id,
        owner: offer.owner,
        renter: otherThan(offer.owner, name),
        requestedOn: startsOn - 3,
        startsOn,
        days: 1 + lot(`${name} days`, 4),
        ending: 'returned' as const,
        writers: writersOf(name),
      };
    }),
  );
}

/** Most owners write too. */
function writersOf(name: string): Writers {
  return (
    (['both', 'both', 'both', 'renter', 'owner'] as const)[lot(`${name} writers`, 5)] ?? 'both'
  );
}

const isDaily = ({ listing }: Offer) => listing.priceUnit === 'jour';

function otherThan(person: Person, name: string): Person {
  const others = market.filter((member) => member !== person);
  return others[lot(`${name} renter`, others.length)] as Person;
}
