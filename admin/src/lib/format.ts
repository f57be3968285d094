const TIME_ZONE = 'Africa/Libreville';
const NUMBER = new Intl.NumberFormat('fr-FR');
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: TIME_ZONE });
const DAY_SHORT = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  timeZone: TIME_ZONE,
});
const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
const AGE = new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_LONG = 24 * HOUR;

/** `12500` → `12 500 FCFA`; spaces do not break. */
export const formatFcfa = (francs: number): string => `${formatNumber(francs)}\u00a0FCFA`;

/** `1240` → `1 240`; the space does not break. */
export const formatNumber = (value: number): string => unbroken(NUMBER.format(value));

/** `2026-12-03`, or an instant, → `3 déc. 2026`; spaces do not break. */
export const formatDay = (value: string): string => unbroken(DAY.format(new Date(value)));

/** `2026-12-01`, `2026-12-06` → `1 déc. – 6 déc. 2026`, which may break before the dash. */
export const formatPeriod = (start: string, end: string): string =>
  `${unbroken(DAY_SHORT.format(new Date(start)))} –\u00a0${formatDay(end)}`;

/** An instant → `3 déc. 2026, 14:05`, Gabonese time; spaces do not break. */
export const formatMoment = (instant: string): string => unbroken(MOMENT.format(new Date(instant)));

/** An instant → `il y a 3 heures`. */
export function formatAge(instant: string, now = new Date()): string {
  const elapsed = new Date(instant).getTime() - now.getTime();
  const size = Math.abs(elapsed);
  if (size < HOUR) return AGE.format(Math.round(elapsed / MINUTE), 'minute');
  if (size < DAY_LONG) return AGE.format(Math.round(elapsed / HOUR), 'hour');
  return AGE.format(Math.round(elapsed / DAY_LONG), 'day');
}

/** The day it is in Gabon at an instant: `2026-12-03`. */
export const dayOf = (instant: Date): string => ISO_DAY.format(instant);

/** With spaces of one width that keep their line together. */
const unbroken = (text: string): string => text.replaceAll(/[ \u202f]/g, '\u00a0');
