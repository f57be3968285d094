import { addDays, dayOf, formatFullDay } from '@loka/client';

/** What stands above the first message of a day: `Aujourd'hui`, `Hier`, `lundi 7 décembre 2026`. */
export function dayTitle(instant: string, today: string): string {
  const day = dayOf(new Date(instant));
  if (day === today) return "Aujourd'hui";
  return day === addDays(today, -1) ? 'Hier' : formatFullDay(day);
}
