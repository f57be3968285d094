import type { Day } from '../../../kernel/day.js';

/** So many months, each as `2026-06`, oldest first; the last is the month of a day. */
export function monthsUntil(day: Day, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index)).toISOString().slice(0, 7),
  );
}
