import { type Day, daysBetween } from '../../../kernel/day.js';

/** The furthest day that a pause may last until; what is withdrawn for longer is made unavailable. */
const longestDays = 366;

/** Whether an item may be paused today until a day: tomorrow at the earliest, within a year. */
export function canPauseUntil(until: Day, today: Day): boolean {
  return until > today && daysBetween(today, until) <= longestDays;
}
