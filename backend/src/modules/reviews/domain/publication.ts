import { addDays, type Day, startOfDay } from '../../../kernel/day.js';
import { daysAfter } from '../../../kernel/duration.js';

/** Both parties may write on so many whole days after the last day of a rental. */
export const reviewDays = 14;

export const reviewSubjects = ['item', 'owner', 'renter'] as const;

/** What a review is about. */
export type ReviewSubject = (typeof reviewSubjects)[number];

/** Each party of a rental, and what it writes about: all at once, and once. */
export const subjectsOf = {
  renter: ['item', 'owner'],
  owner: ['renter'],
} as const satisfies Record<string, readonly ReviewSubject[]>;

export type ReviewParty = keyof typeof subjectsOf;

/** Until when both may write of a rental; what only one of them has written is published then. */
export function closesAt(lastDay: Day): Date {
  return startOfDay(addDays(lastDay, reviewDays + 1));
}

/**
 * Whether others may read a review: since both parties have written, or since nobody can any more. Until
 * then neither is influenced by what the other one wrote.
 */
export function isPublished(
  { publishedAt, publishAt }: { publishedAt: Date | null; publishAt: Date },
  now: Date,
): boolean {
  return publishedAt !== null || publishAt <= now;
}

const reminderDays = 3;

/**
 * Whoever has not written, though the other party has, is asked once more when the time to write ends
 * at this instant or before.
 */
export function remindsFrom(now: Date): Date {
  return daysAfter(now, reminderDays);
}
