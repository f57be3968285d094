import { dayAfter, longestSkewMs } from '../days.js';
import type { Told } from '../told.js';
import { type Offer, offersIt, termsOf } from './offer.js';
import { mayHold } from './standing.js';

type Payment = Told['payments'][number];

/**
 * A payment for a rental was taken at what the object cost then, and for what was possible: where its owner
 * or staff said something else at the same time, either may have held.
 *
 * @returns the payments that cannot be, a line each
 */
export function findImpossiblePayments({ payments, objects }: Told): string[] {
  return payments.flatMap(({ id, userId, asked, wanted }) => {
    if (!wanted) return [];
    const { itemId, meetingPointId } = wanted;
    const offers = mayHold(
      objects.offers.filter((offer) => offer.id === itemId),
      asked,
    );
    const possible = [
      [offers.some((offer) => isPrice(offer, wanted)), 'at another price than the object had'],
      [
        offers.some(({ isForVerified }) => !isForVerified || !objects.unverified.has(userId)),
        'by a renter who is not verified',
      ],
      [isOffered(objects, itemId, asked), 'while the object was not offered'],
      [isMeetingPoint(objects, meetingPointId, asked), 'with a meeting point that was not offered'],
    ] as const;
    return possible
      .filter(([isPossible]) => !isPossible)
      .map(([, how]) => `Payment ${id} was taken ${how}: ${JSON.stringify(wanted)}`);
  });
}

function isPrice(offer: Offer, wanted: NonNullable<Payment['wanted']>): boolean {
  const { rent, deposit, deliveryFee } = termsOf(offer, wanted);
  const isSame =
    rent === wanted.rent && deposit === wanted.deposit && deliveryFee === wanted.deliveryFee;
  return isSame && offersIt(offer, wanted);
}

function isOffered(objects: Told['objects'], itemId: string, asked: Payment['asked']): boolean {
  const latest = dayAfter(asked.until + longestSkewMs, 0);
  return objects.offeredFrom(itemId, asked).some((from) => from !== null && from <= latest);
}

function isMeetingPoint(
  { meetingPoints }: Told['objects'],
  wanted: string | null,
  asked: Payment['asked'],
): boolean {
  if (wanted === null) return true;
  const acts = mayHold(
    meetingPoints.filter(({ id }) => id === wanted),
    asked,
  );
  return acts.some(({ active }) => active);
}
