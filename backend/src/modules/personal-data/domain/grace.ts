import { dayMs, daysAfter } from '../../../kernel/duration.js';

/** How long an account that is to be deleted can be taken back. */
export const graceDays = 7;

/** For how many days more a deletion may be put off while something is being looked into. */
export const postponedDays = 30;

/**
 * When a deletion that is due is due again while something is being looked into: a day later.
 *
 * @param firstDueAt the day that its member was told
 * @returns null when it has been put off for as long as it may
 */
export function postponedTo(firstDueAt: Date, now: Date): Date | null {
  const last = firstDueAt.getTime() + postponedDays * dayMs;
  return now.getTime() < last ? new Date(Math.min(now.getTime() + dayMs, last)) : null;
}

/** When an account is deleted whose member asks for it now. */
export const deletionDueAt = (askedAt: Date): Date => daysAfter(askedAt, graceDays);
