import { addDays } from '@loka/client';

/** Arithmetic of a month calendar. Months are written `2026-12`, days `2026-12-01`. */

export const monthOf = (day: string): string => day.slice(0, 7);

export const firstDayOf = (month: string): string => `${month}-01`;

/** `addMonths('2026-12', 2)` → `2027-02`. */
export function addMonths(month: string, count: number): string {
  const date = new Date(firstDayOf(month));
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(date.toISOString());
}

export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1);

/** The day of that number in another month, or the last one of a month that is shorter. */
export function sameDayIn(month: string, day: string): string {
  const last = lastDayOf(month);
  const wanted = `${month}${day.slice(7)}`;
  return wanted < last ? wanted : last;
}

/** From 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** The days of a month by weeks from Monday; null stands for the days of its neighbours. */
export function weeksOf(month: string): (string | null)[][] {
  const days: (string | null)[] = Array(weekdayOf(firstDayOf(month))).fill(null);
  const last = lastDayOf(month);
  for (let day = firstDayOf(month); day <= last; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
