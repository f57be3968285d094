import { addDays, daysBetween } from '@loka/client';
import type { ItemDetail } from '@/api/types';

/** Days as `2026-12-01`; `end` is the return day, free for the next renter. */
export type Period = { start: string; end: string };

type PeriodRules = ItemDetail['periodRules'];

/** The first day on which a rental that begins on `start` may end; empty before that is chosen. */
export const soonestEnd = ({ daysPerUnit }: PeriodRules, start: string): string =>
  start && addDays(start, daysPerUnit);

/** The period when both days are there and may be asked for; null while it is incomplete. */
export function completePeriod(rules: PeriodRules, { start, end }: Period): Period | null {
  if (!start || !end || start < rules.firstStart || end < soonestEnd(rules, start)) return null;
  return daysBetween(start, end) % rules.daysPerUnit === 0 ? { start, end } : null;
}

/** Whether two periods share a day. */
export const overlaps = (a: Period, b: Period): boolean => a.start < b.end && b.start < a.end;
