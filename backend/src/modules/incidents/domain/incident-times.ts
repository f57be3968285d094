import { hourMs } from '../../../kernel/duration.js';
import type { ErrorCode } from '../../../kernel/errors.js';

/** How far back staff may say that an incident began: nobody learns of one later than the day after. */
const mostHoursBefore = 24;

/** After so long without any act, staff are reminded of what is open or proposed. */
export const reminderHours = 4;

/** After staff have dismissed a proposal, so long passes until the next of this operator. */
export const quietHours = 2;

/** Why an incident that is declared now cannot have begun then; null when it can. */
export function startRefusal(startedAt: Date, now: Date): ErrorCode | null {
  const hours = (now.getTime() - startedAt.getTime()) / hourMs;
  return hours < 0 || hours > mostHoursBefore ? 'incident-start' : null;
}

/** What was last done before this instant has waited for long enough to remind of it. */
export function remindBefore(now: Date): Date {
  return new Date(now.getTime() - reminderHours * hourMs);
}

/** Proposals that were dismissed since this instant keep the next one of the operator from being made. */
export function quietSince(now: Date): Date {
  return new Date(now.getTime() - quietHours * hourMs);
}
