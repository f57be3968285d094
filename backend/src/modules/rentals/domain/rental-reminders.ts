import { addDays, dayOf, startOfDay } from '../../../kernel/day.js';
import { answerDeadline, statusOn } from './rental-deadlines.js';
import type { RentalFacts, RentalPolicy } from './rental-facts.js';
import { isHandoverContested, type ReminderEvent } from './rental-status.js';

const msPerHour = 3_600_000;

/** Nobody is woken for a return: its reminders are sent from this hour on. */
const morningHour = 9;

/**
 * The reminder that whoever is asked should have had by now: the owner of a request shortly before its
 * deadline, the renter of a rental that is over some days after, and once more.
 *
 * @returns null when nobody is asked, or not for long enough
 */
export function reminderOf(
  rental: RentalFacts,
  now: Date,
  policy: RentalPolicy,
): ReminderEvent | null {
  if (rental.status === 'en_attente') {
    const isDue = now >= answerReminderAt(rental, policy) && now < answerDeadline(rental, policy);
    return isDue ? 'remind-answer' : null;
  }
  const isForgotten =
    rental.returnStatus === 'none' &&
    !isHandoverContested(rental) &&
    statusOn(rental, dayOf(now)) === 'terminee';
  if (!isForgotten) return null;
  const isPast = (days: number) => now >= returnReminderAt(rental, days);
  if (isPast(policy.secondReturnReminderDays)) return 'remind-return-again';
  return isPast(policy.returnReminderDays) ? 'remind-return' : null;
}

/** Some hours before the deadline; where there is little time, when a quarter of it is left. */
export function answerReminderAt(
  rental: Pick<RentalFacts, 'requestedAt' | 'period'>,
  policy: RentalPolicy,
): Date {
  const deadline = answerDeadline(rental, policy).getTime();
  const quarter = (deadline - rental.requestedAt.getTime()) / 4;
  return new Date(deadline - Math.min(quarter, policy.answerReminderHours * msPerHour));
}

/** In the morning, so many days after the last day. */
export function returnReminderAt({ period }: Pick<RentalFacts, 'period'>, days: number): Date {
  return new Date(startOfDay(addDays(period.end, days)).getTime() + morningHour * msPerHour);
}
