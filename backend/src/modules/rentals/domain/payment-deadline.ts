import { addDays, type Day, startOfDay } from '../../../kernel/day.js';
import type { Pause } from '../../incidents/index.js';
import type { ChangeStatus } from './rental-change.js';

/** Until when an accepted extension is waited for, once the time in which its renter could not pay is added. */

/** An open change, as far as its deadline goes. */
export interface DatedChange {
  status: ChangeStatus;
  oldEnd: Day;
  /** As it was when the change was asked for, or accepted. */
  dueAt: Date | null;
  acceptedAt: Date | null;
}

export interface Deadline {
  dueAt: Date | null;
  /** Whether its time stands still. */
  isPaused: boolean;
}

/**
 * The deadline in force. The time of each pause that begins before it is added once, however many go on at
 * the same time; never beyond the rental, whose last day brings the object back.
 */
export function deadlineAfter(
  { status, oldEnd, dueAt, acceptedAt }: DatedChange,
  pauses: readonly Pause[],
): Deadline {
  if (status !== 'accepted' || !dueAt || !acceptedAt) return { dueAt, isPaused: false };
  const latest = startOfDay(addDays(oldEnd, 1)).getTime();
  let [due, counted] = [dueAt.getTime(), acceptedAt.getTime()];
  for (const { start, end } of pauses.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const from = Math.max(start.getTime(), counted);
    if (from >= due) break;
    if (!end) return { dueAt: new Date(latest), isPaused: true };
    due += Math.max(0, end.getTime() - from);
    counted = Math.max(counted, end.getTime());
  }
  return { dueAt: new Date(Math.min(due, latest)), isPaused: false };
}
