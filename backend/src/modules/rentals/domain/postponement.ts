import { hourMs } from '../../../kernel/duration.js';
import { answerDeadline, latestAnswer, latestObjection } from './rental-deadlines.js';
import type { RentalFacts, RentalPolicy } from './rental-facts.js';
import {
  type HandoverStatus,
  type Postponement,
  postponements,
  type ReturnStatus,
} from './rental-status.js';

/** Staff give whoever is asked more time. */

/** What may be waited for with a deadline. A check of the database names the same. */
export const deadlines = [
  /** That the owner answers the request. */
  'answer',
  /** That somebody objects to the handover. */
  'handover',
  /** That the owner answers a renter who did not get the object. */
  'not_received',
  /** That the renter answers an owner who waited in vain. */
  'renter_absent',
  /** That somebody declares the return. */
  'return',
  /** That the owner confirms or contests it. */
  'declared',
  /** That the renter answers the owner's claim. */
  'contested',
  /** That the owner answers the renter's offer. */
  'countered',
] as const;

export type Deadline = (typeof deadlines)[number];

/** How much later a deadline may become, once; the check `rental_events_postponed` says the same. */
export const mostPostponedHours = 72;

/** Something that is waited for. */
export interface Awaited {
  deadline: Deadline;
  dueAt: Date;
  /** After which more time is of no use; null when there is no such end. */
  latest: Date | null;
}

/** The event that gives it more time. */
export const postponementOf: Record<Deadline, Postponement> = {
  answer: 'postpone-answer',
  handover: 'postpone-handover',
  not_received: 'postpone-handover',
  renter_absent: 'postpone-handover',
  return: 'postpone-return',
  declared: 'postpone-return',
  contested: 'postpone-return',
  countered: 'postpone-return',
};

const ofHandovers: Partial<Record<HandoverStatus, Deadline>> = {
  none: 'handover',
  not_received: 'not_received',
  renter_absent: 'renter_absent',
};

const ofReturns: Partial<Record<ReturnStatus, Deadline>> = {
  none: 'return',
  declared: 'declared',
  contested: 'contested',
  countered: 'countered',
};

/** What is waited for while a handover has this status. */
export function deadlineOfHandover(status: HandoverStatus): Deadline | undefined {
  return ofHandovers[status];
}

/** What is waited for once a rental is over, while the return of its object has this status. */
export function deadlineOfReturn(status: ReturnStatus): Deadline | undefined {
  return ofReturns[status];
}

/** @returns what the event would give more time, if that is waited for */
export function awaitedBy(
  event: Postponement,
  rental: RentalFacts,
  policy: RentalPolicy,
): Awaited | null {
  switch (event) {
    case 'postpone-answer': {
      if (rental.status !== 'en_attente') return null;
      const dueAt = answerDeadline(rental, policy);
      return { deadline: 'answer', dueAt, latest: latestAnswer(rental) };
    }
    case 'postpone-handover':
      return awaited(
        ofHandovers[rental.handoverStatus],
        rental.handoverDueAt,
        rental.handoverStatus === 'none' ? latestObjection(rental) : null,
      );
    case 'postpone-return':
      return awaited(ofReturns[rental.returnStatus], rental.returnDueAt);
  }
}

function awaited(
  deadline: Deadline | undefined,
  dueAt: Date | null,
  latest: Date | null = null,
): Awaited | null {
  return deadline && dueAt ? { deadline, dueAt, latest } : null;
}

/** All that staff could give more time now. */
export function listPostponable(rental: RentalFacts, now: Date, policy: RentalPolicy): Awaited[] {
  return postponements
    .map((event) => awaitedBy(event, rental, policy))
    .filter((one) => isPostponable(one, now));
}

/** It is not over, and more time would be of use. */
export function isPostponable(awaited: Awaited | null, now: Date): awaited is Awaited {
  if (!awaited || awaited.dueAt <= now) return false;
  return awaited.latest === null || awaited.dueAt < awaited.latest;
}

/** The deadline that many hours later, as far as that is of use; never earlier than it was. */
export function postponed({ dueAt, latest }: Awaited, hours: number): Date {
  const given = Math.min(Math.max(0, hours), mostPostponedHours);
  const later = dueAt.getTime() + given * hourMs;
  return new Date(latest ? Math.max(dueAt.getTime(), Math.min(later, latest.getTime())) : later);
}
