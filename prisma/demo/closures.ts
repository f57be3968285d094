import { addDays, dayOf, toDate } from '../../backend/src/kernel/day.js';
import type { Offer } from './listings.js';
import { demoHistories } from './rental-histories.js';
import { stableId } from './stable.js';

/** In days from now, on the object of one of the owner's rentals. */
const plans = [
  { rental: 2, startsOn: 12, days: 3 },
  { rental: 3, startsOn: 8, days: 2 },
  { rental: 4, startsOn: 5, days: 7 },
  { rental: 4, startsOn: 20, days: 1 },
];

/** Days on which the owner lets nobody have some of the objects. */
export function closures(offers: Offer[], now: Date) {
  const histories = demoHistories(offers);
  return plans.flatMap(({ rental, startsOn, days }) => {
    const itemId = histories[rental]?.itemId;
    const start = addDays(dayOf(now), startsOn);
    const period = { startDate: toDate(start), endDate: toDate(addDays(start, days)) };
    const id = stableId(`closure ${itemId} ${startsOn}`);
    return itemId ? [{ id, itemId, ...period, createdAt: now }] : [];
  });
}
