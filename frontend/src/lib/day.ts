const LIBREVILLE_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Libreville' });

/** Today in Gabon as `2026-12-01`: a hint for date fields, the server decides. */
export const today = (): string => LIBREVILLE_DAY.format(new Date());

/** `addDays('2026-12-01', 7)` → `2026-12-08`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Whole days from `start` to `end`. */
export const daysBetween = (start: string, end: string): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000);
