import { hourMs } from '../../../kernel/duration.js';

/** How long a report may wait before staff are told again. */
const longestWaitHours = 24;

/** Since when those that are overdue have waited, or for longer. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - longestWaitHours * hourMs);
}

/** Whether a report has waited for longer than it should: until it is closed, whoever has taken it. */
export function isOverdue(
  { createdAt, closedAt }: { createdAt: Date; closedAt: Date | null },
  now: Date,
): boolean {
  return closedAt === null && createdAt <= overdueSince(now);
}

/** Whole hours that one has waited. */
export function hoursWaited(createdAt: Date, now: Date): number {
  return Math.floor((now.getTime() - createdAt.getTime()) / hourMs);
}
