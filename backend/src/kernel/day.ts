import { dayMs } from './duration.js';

/** A calendar day in Gabon, written `2026-12-01`. Days compare as text. */
export type Day = string;

export const zone = 'Africa/Libreville';
const dayInGabon = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
const dayInWords = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC' });
const instantInWords = new Intl.DateTimeFormat('fr-FR', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
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

/** A day as people in Gabon write it: `01/12/2026`. */
export function inFrench(day: Day): string {
  return dayInWords.format(toDate(day));
}

/** An instant as the clocks of Gabon show it: `22/11/2026 15:37`. */
export function instantInFrench(at: Date): string {
  return instantInWords.format(at);
}

/** An instant in a sentence: `3 déc. à 14:05`, and of the first of a month `1er déc. à 14:05`; spaces do not break. */
export function instantInShort(at: Date): string {
  return unbroken(`${dayInShort(dayOf(at))} à ${timeInWords.format(at)}`);
}

/** A day in a sentence: `3 déc.`, and the first of a month `1er déc.`; the space does not break. */
export function dayInShort(day: Day): string {
  return unbroken(shortDayInWords.format(toDate(day)).replace(/^1(?=\s)/, '1er'));
}

/** A text whose spaces do not break. */
export function unbroken(text: string): string {
  return text.replaceAll(/[ \u202f]/g, '\u00a0');
}
