import { dayOf } from '../../../kernel/day.js';
import { isOut, lateReturn } from './late-return.js';
import { answerDeadline, statusOn } from './rental-deadlines.js';
import type { RentalFacts, RentalPolicy } from './rental-facts.js';
import { hasBegun, isOver } from './rental-period.js';
import { reminderOf } from './rental-reminders.js';
import type { ReminderEvent } from './rental-status.js';

/** The conditions under which the lifecycle's transitions are allowed. */

export function isAnswerable(rental: RentalFacts, now: Date, policy: RentalPolicy): boolean {
  return now < answerDeadline(rental, policy);
}

export function isUnanswered(rental: RentalFacts, now: Date, policy: RentalPolicy): boolean {
  return !isAnswerable(rental, now, policy);
}

export function isAhead({ period }: RentalFacts, now: Date): boolean {
  return !hasBegun(period, dayOf(now));
}

export function isDue({ period }: RentalFacts, now: Date): boolean {
  return hasBegun(period, dayOf(now));
}

export function isPast({ period }: RentalFacts, now: Date): boolean {
  return isOver(period, dayOf(now));
}

/** Whether the owner can withdraw the rent; before, it is among the earnings. */
export function isRentReleased({ status }: Pick<RentalFacts, 'status'>): boolean {
  return status === 'en_cours' || status === 'terminee';
}

/** Whether the renter has, or had, the object. */
export function isHandedOver(rental: RentalFacts, now: Date): boolean {
  const status = statusOn(rental, dayOf(now));
  return status === 'en_cours' || status === 'terminee';
}

/** An owner alone does not end a rental early: its renter has said that the object is back. */
export function isReturnable(rental: RentalFacts, now: Date): boolean {
  return rental.returnDeclaredAt !== null || isLastDayReached(rental, now);
}

export function isLastDayReached({ period }: RentalFacts, now: Date): boolean {
  return dayOf(now) >= period.end;
}

export function hasDeposit({ securityDeposit }: RentalFacts): boolean {
  return securityDeposit > 0;
}

/** Whoever is asked has not been silent for too long. */
export function isInTime(rental: RentalFacts, now: Date): boolean {
  return !isReturnDue(rental, now);
}

export function isReturnDue({ returnDueAt }: RentalFacts, now: Date): boolean {
  return returnDueAt !== null && returnDueAt <= now;
}

/** The object was not given back on its last day. */
export function isLate(rental: RentalFacts, now: Date): boolean {
  return isHandedOver(rental, now) && isOut(rental, dayOf(now));
}

/** It is back, late, and something of the deposit can be asked for that. */
export function isFeeDue(rental: RentalFacts, now: Date): boolean {
  return (
    isHandedOver(rental, now) &&
    hasDeposit(rental) &&
    isInTime(rental, now) &&
    lateReturn(rental, dayOf(now)) !== null
  );
}

export function isReminderDue(event: ReminderEvent) {
  return (rental: RentalFacts, now: Date, policy: RentalPolicy): boolean =>
    reminderOf(rental, now, policy) === event;
}
