import { addDays } from '@loka/client';
import type { ItemCalendar } from '@/api/types';
import { firstDayOf, lastDayOf } from '@/lib/month';
import { type DayState, daysFromTo, runsOf, stateOf } from './day-states';

const WORDS: [DayState, string][] = [
  ['booked', 'Loué'],
  ['part', 'Loué en partie'],
  ['requested', 'Demandé'],
  ['closed', 'Fermé'],
];

/** What is not free in a month, by numbers of days: `Loué 3–6, 12 · Fermé 20–31`; or `Libre`. */
export function monthSummary(calendar: ItemCalendar, month: string): string {
  const days = daysFromTo(firstDayOf(month), lastDayOf(month));
  const parts = WORDS.flatMap(([state, word]) => {
    const runs = runsOf(days.filter((day) => stateOf(calendar, day).state === state));
    return runs.length > 0 ? [`${word} ${runs.map(inNumbers).join(', ')}`] : [];
  });
  return parts.join(' · ') || 'Libre';
}

function inNumbers({ start, end }: { start: string; end: string }): string {
  const [first, last] = [numberOf(start), numberOf(addDays(end, -1))];
  return first === last ? `${first}` : `${first}–${last}`;
}

const numberOf = (day: string) => Number(day.slice(8));
