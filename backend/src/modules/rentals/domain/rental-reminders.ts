import { addDays, type Day, dayOf, startOfDay } from '../../../kernel/day.js';
import { hourMs, hoursAfter } from '../../../kernel/duration.js';
import { answerDeadline, ordinaryAnswerDeadline, statusOn } from './rental-deadlines.js';
import type { RentalFacts, RentalPolicy } from './rental-facts.js';
import type { Period } from './rental-period.js';
import { isHandoverContested, type ReminderEvent } from './rental-status.js';

/** Nobody is woken for a start or a return: their reminders are sent from this hour on. */
const morningHour = 9;

/**
 * The reminder that whoever is asked should have had by now: the owner of a request shortly before its
 * deadline, both parties of a rental on the day before it starts, the renter of a rental that is over some
 * days after, and once more.
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
  if (rental.status === 'acceptee') {
    const isNear = now >= startReminderAt(rental) && now < startOfDay(rental.period.start);
    return isNear && !rental.isDelayed ? 'remind-start' : null;
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

/**
 * Some hours before the ordinary deadline, which staff may have put off since; where there is little time,
 * when a quarter of it is left.
 */
export function answerReminderAt(
  rental: Pick<RentalFacts, 'requestedAt' | 'period'>,
  policy: RentalPolicy,
): Date {
  const deadline = ordinaryAnswerDeadline(rental, policy).getTime();
  const quarter = (deadline - rental.requestedAt.getTime()) / 4;
  return new Date(deadline - Math.min(quarter, policy.answerReminderHours * hourMs));
}

/** In the morning of the day before its start day. Whoever accepts later has just been told of it. */
export function startReminderAt({ period }: { period: Pick<Period, 'start'> }): Date {
  return morningOf(addDays(period.start, -1));
}

/** In the morning, so many days after the last day. */
export function returnReminderAt({ period }: Pick<RentalFacts, 'period'>, days: number): Date {
  return morningOf(addDays(period.end, days));
}

function morningOf(day: Day): Date {
  return hoursAfter(startOfDay(day), morningHour);
}
