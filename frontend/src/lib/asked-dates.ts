import { addDays } from '@loka/client';

/** The days of a rental as addresses name them: the last is the day of return. */
export type AskedDates = { from: string; to: string };

const NAMES = ['from', 'to'] as const satisfies (keyof AskedDates)[];

/** The two days that an address names; neither when one of them is no day of the calendar. */
export function readDates(query: URLSearchParams): AskedDates | undefined {
  const [from = '', to = ''] = NAMES.map((name) => query.get(name) ?? '');
  return isDay(from) && isDay(to) ? { from, to } : undefined;
}

/** Browsers take the 31st of February for a day of March. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
