import { dayOf } from '../../../kernel/day.js';
import { isOut, lateReturn } from './late-return.js';
import { answerDeadline, statusOn } from './rental-deadlines.js';
import type { RentalFacts, RentalPolicy } from './rental-facts.js';
import { hasBegun, isOver } from './rental-period.js';
import { reminderOf } from './rental-reminders.js';
import {
  heldRentStatuses,
  isHandoverContested,
  isObjectAwaited,
  isOneOf,
  type ReminderEvent,
} from './rental-status.js';

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
export function isRentReleased({ handoverStatus }: Pick<RentalFacts, 'handoverStatus'>): boolean {
  return !isOneOf(heldRentStatuses, handoverStatus);
}

/** Whether the renter has, or had, the object, as far as nobody says otherwise. */
export function isHandedOver(rental: RentalFacts, now: Date): boolean {
  return hasStarted(rental, now) && !isHandoverContested(rental);
}

/** Its start day has come, whether or not the night has passed, and it was not cancelled. */
export function hasStarted(rental: RentalFacts, now: Date): boolean {
  const status = statusOn(rental, dayOf(now));
  return status === 'en_cours' || status === 'terminee';
}

/** The object may be handed over today, or be with the renter; nobody speaks of its return yet. */
export function isUnderWay(rental: RentalFacts, now: Date): boolean {
  return statusOn(rental, dayOf(now)) === 'en_cours' && rental.returnStatus === 'none';
}

/** Whoever stood there alone says so in time. */
export function isObjectionPossible(rental: RentalFacts, now: Date): boolean {
  return isUnderWay(rental, now) && isHandoverInTime(rental, now);
}

export function isHandoverDue({ handoverDueAt }: RentalFacts, now: Date): boolean {
  return handoverDueAt !== null && handoverDueAt <= now;
}

/** Nobody was silent about the handover for too long. */
export function isHandoverInTime(rental: RentalFacts, now: Date): boolean {
  return !isHandoverDue(rental, now);
}

/** An owner alone does not end a rental early: its renter has said that the object is back. */
export function isReturnable(rental: RentalFacts, now: Date): boolean {
  return rental.returnDeclaredAt !== null || isLastDayWithRenter(rental, now);
}

/** The last day has come, and the renter can no longer say that there was no object. */
export function isLastDayWithRenter(rental: RentalFacts, now: Date): boolean {
  const isSettled = isRentReleased(rental) || isHandoverDue(rental, now);
  return isSettled && isLastDayReached(rental, now);
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
  return isHandedOver(rental, now) && isOut(rental, dayOf(now)) && !isObjectAwaited(rental);
}

/** The object may be told to be late, or cancelled for that: nobody says that this renter has it. */
export function isHandoverAwaited(rental: RentalFacts, now: Date): boolean {
  return rental.handoverStatus === 'none' && (isAhead(rental, now) || isUnderWay(rental, now));
}

/** It is over, and its object never came from the renter before, as far as anybody says. */
export function hasPassedDelayed(rental: RentalFacts, now: Date): boolean {
  return isObjectAwaited(rental) && statusOn(rental, dayOf(now)) === 'terminee';
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
