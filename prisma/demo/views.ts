import { addDays, dayOf, toDate } from '../../backend/src/kernel/day.js';
import type { Offer } from './listings.js';
import { owner } from './people.js';
import { lot } from './stable.js';

const daysOfViews = 100;

/** How often the objects of the owner that the README names were looked at, day by day. */
export function viewsOf(offers: readonly Offer[], now: Date) {
  const today = dayOf(now);
  return offers
    .filter((offer) => offer.owner === owner)
    .flatMap(({ id }) =>
      Array.from({ length: daysOfViews }, (_, ago) => ({
        itemId: id,
        day: toDate(addDays(today, -ago)),
        views: lot(`${id} views ${ago}`, 3 + lot(`${id} popular`, 8)),
      })),
    )
    .filter(({ views }) => views > 0);
}
