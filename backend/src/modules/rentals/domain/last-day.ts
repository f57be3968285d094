import type { Day } from '../../../kernel/day.js';
import { statusOn } from './rental-deadlines.js';
import type { RentalFacts } from './rental-facts.js';
import { isHandoverContested } from './rental-status.js';

/**
 * The last day of a rental that took place and is over: the day on which the object came back, or the
 * last one agreed on, whichever comes first.
 *
 * @returns null while it is not over, when it was cancelled or refused, and when the object was not
 *   handed over or the parties do not agree whether it was
 */
export function lastDayOf(
  rental: Pick<RentalFacts, 'status' | 'handoverStatus' | 'period' | 'returnedOn'>,
  today: Day,
): Day | null {
  const { handoverStatus, period, returnedOn } = rental;
  if (statusOn(rental, today) !== 'terminee') return null;
  if (handoverStatus === 'failed' || isHandoverContested(rental)) return null;
  return returnedOn && returnedOn < period.end ? returnedOn : period.end;
}
