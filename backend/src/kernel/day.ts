import { dayMs } from './duration.js';
import { unbroken } from './texts/unbroken.js';

/** A calendar day in Gabon, written `2026-12-01`. Days compare as text. */
export type Day = string;

export const zone = 'Africa/Libreville';
const dayInGabon = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
const dayInWords = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'medium' });
const shortDayInWords = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
});
const timeInWords = new Intl.DateTimeFormat('fr-FR', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
});

/** The day it is in Gabon at this instant. */
export function dayOf(instant: Date): Day {
  return dayInGabon.format(instant);
}

/** The instant a day begins in Gabon, which keeps UTC+1 all year. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00+01:00`);
}

/** A day as a PostgreSQL `date` takes and gives it: midnight UTC. */
export function toDate(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day of a PostgreSQL `date`. */
export function fromDate(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

/** How many days from one day to another; negative when it lies before. */
export function daysBetween(from: Day, to: Day): number {
  return (toDate(to).getTime() - toDate(from).getTime()) / dayMs;
}

export function addDays(day: Day, days: number): Day {
  return fromDate(new Date(toDate(day).getTime() + days * dayMs));
}

/** A day: `3 déc. 2026`, and the first of a month `1er déc. 2026`; spaces do not break. */
export function inFrench(day: Day): string {
  return unbroken(withFirst(dayInWords.format(toDate(day))));
}

/** An instant as the clocks of Gabon show it: `22 nov. 2026 à 15:37`; spaces do not break. */
export function instantInFrench(at: Date): string {
  return unbroken(`${inFrench(dayOf(at))} à ${timeInWords.format(at)}`);
}

/** A day of these weeks: `3 déc.`, and the first of a month `1er déc.`; the space does not break. */
export function dayInShort(day: Day): string {
  return unbroken(withFirst(shortDayInWords.format(toDate(day))));
}

/** An instant of these weeks: `3 déc. à 14:05`; at midnight the day that begins, `3 déc.`. Spaces do not break. */
export function instantInShort(at: Date): string {
  const day = dayInShort(dayOf(at));
  return isMidnight(at) ? day : unbroken(`${day} à ${timeInWords.format(at)}`);
}

/** A deadline: `avant le 3 déc. à 14:05`; at midnight its last day, `jusqu'au 2 déc. inclus`. */
export function beforeInFrench(at: Date): string {
  return isMidnight(at)
    ? `jusqu'au ${dayInShort(addDays(dayOf(at), -1))} inclus`
    : `avant le ${instantInShort(at)}`;
}

function isMidnight(at: Date): boolean {
  return startOfDay(dayOf(at)).getTime() === at.getTime();
}

/** French calls the first day of a month by its rank, and `Intl` does not. */
function withFirst(text: string): string {
  return text.replace(/^1(?=\s)/, '1er');
}
