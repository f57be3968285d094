import { addDays, daysBetween, today } from '@loka/client';

/** Days as `2026-12-01`; `end` is the return day, free for the next renter. */
export type Period = { start: string; end: string };

type PriceUnit = 'jour' | 'semaine';

/** What a date field lets one pick. A hint: the server decides. */
export function dateBounds(unit: PriceUnit, start: string) {
  const step = unit === 'semaine' ? 7 : 1;
  return { minStart: today(), minEnd: start && addDays(start, step), step };
}

/** The period when both days are there and may be asked for; null while it is incomplete. */
export function completePeriod(unit: PriceUnit, { start, end }: Period): Period | null {
  const { minStart, minEnd, step } = dateBounds(unit, start);
  const whole = start >= minStart && end >= minEnd && daysBetween(start, end) % step === 0;
  return start && end && whole ? { start, end } : null;
}

/** Whether two periods share a day. */
export const overlaps = (a: Period, b: Period): boolean => a.start < b.end && b.start < a.end;
