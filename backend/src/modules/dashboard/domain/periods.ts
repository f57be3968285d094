import { addDays, type Day, daysBetween } from '../../../kernel/day.js';

export const periodLengths = ['week', 'day'] as const;
export type PeriodLength = (typeof periodLengths)[number];

const shownWeeks = 8;

/** From its first day to its last one, which may be to come. */
export interface Period {
  from: Day;
  to: Day;
}

/** The last eight weeks, the running one included, as weeks or as days; the oldest first, none after today. */
export function lastPeriods(today: Day, by: PeriodLength): Period[] {
  const first = addDays(mondayOf(today), -7 * (shownWeeks - 1));
  const length = by === 'week' ? 7 : 1;
  const count = Math.floor(daysBetween(first, today) / length) + 1;
  return Array.from({ length: count }, (_, index) => ({
    from: addDays(first, index * length),
    to: addDays(first, (index + 1) * length - 1),
  }));
}

function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
