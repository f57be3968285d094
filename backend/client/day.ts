import { unbroken } from './format';

/** Days are Gabon's, whatever the phone's own time zone, and written `2026-12-01`. */
export const TIME_ZONE = 'Africa/Libreville';

const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: TIME_ZONE });
const SHORT_DAY = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  timeZone: TIME_ZONE,
});
const FULL_DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: TIME_ZONE });
const MONTH_AND_YEAR = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: TIME_ZONE });

const MS_PER_DAY = 86_400_000;

/** The day it is in Gabon at an instant. */
export const dayOf = (instant: Date): string => ISO_DAY.format(instant);

/** The day it is in Gabon now: a hint for date fields, the server decides. */
export const today = (): string => dayOf(new Date());

/** The instant a day begins in Gabon, which keeps UTC+1 all year, in milliseconds. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+01:00`);

/** `addDays('2026-12-01', 7)` → `2026-12-08`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * MS_PER_DAY).toISOString().slice(0, 10);

/** Whole days from `start` to `end`. */
export const daysBetween = (start: string, end: string): number =>
  (Date.parse(end) - Date.parse(start)) / MS_PER_DAY;

/** French calls the first day of a month by its rank, and `Intl` does not. */
const withFirst = (text: string): string => text.replace(/(^|\s)1(?=\s)/, '$11er');

/** `2026-12-03`, or an instant, → `3 déc. 2026`, and the first of a month `1er déc. 2026`; spaces do not break. */
export const formatDay = (value: string): string =>
  unbroken(withFirst(DAY.format(new Date(value))));

/** `2026-12-03`, or an instant, → `3 déc.`, and the first of a month `1er déc.`; the space does not break. */
export const formatShortDay = (value: string): string =>
  unbroken(withFirst(SHORT_DAY.format(new Date(value))));

/** `2026-12-07` → `lundi 7 décembre 2026`, and the first of a month `mardi 1er décembre 2026`. */
export const formatFullDay = (day: string): string => withFirst(FULL_DAY.format(new Date(day)));

/** `2026-12` → `décembre 2026`. */
export const formatMonthAndYear = (month: string): string => MONTH_AND_YEAR.format(new Date(month));

/** `2026-12` → `déc.`. */
export const formatMonth = (month: string): string => MONTH.format(new Date(month));

/** `2026-12-01`, `2026-12-06` → `1er déc. – 6 déc. 2026`, which may break after the dash. */
export const formatPeriod = (start: string, end: string): string =>
  `${formatShortDay(start)}\u00a0– ${formatDay(end)}`;
