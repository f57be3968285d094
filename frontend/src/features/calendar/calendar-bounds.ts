import { addDays } from '@loka/client';
import { addMonths, firstDayOf, monthOf } from '@/lib/month';

/** Days beyond cannot be closed. */
const FURTHEST_DAYS = 731;
/** How far an owner can look back. */
const MONTHS_BACK = 24;

/** The first and the last day that owners see in their calendars. */
export const calendarBounds = (today: string) => ({
  first: firstDayOf(addMonths(monthOf(today), -MONTHS_BACK)),
  last: addDays(today, FURTHEST_DAYS),
});

/** The month that an address asks for, when there is such a one; the current one otherwise. */
export function shownMonth(wanted: string | null, today: string): string {
  const { first, last } = calendarBounds(today);
  const isMonth = wanted !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(wanted);
  return isMonth && wanted >= monthOf(first) && wanted <= monthOf(last) ? wanted : monthOf(today);
}
