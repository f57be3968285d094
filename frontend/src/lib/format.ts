const NUMBER = new Intl.NumberFormat('fr-FR');
const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', year: 'numeric' });
const DAY_SHORT = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short' });
const DAY_LONG = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' });
const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'short' });
const TIME = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });
const RATING = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** `12500` → `12 500 FCFA`; spaces do not break. */
export const formatFcfa = (francs: number): string =>
  `${NUMBER.format(francs).replaceAll('\u202f', '\u00a0')}\u00a0FCFA`;

/** `1240` → `1 240`. */
export const formatNumber = (value: number): string => NUMBER.format(value);

/** `4` → `4,0`. */
export const formatRating = (average: number): string => RATING.format(average);

/** `2026-12-03` → `3 déc. 2026`. Accepts a day or an instant. */
export const formatDate = (value: string): string => DAY.format(toDate(value));

/** `2026-12-03` → `3 décembre`. */
export const formatDayLong = (day: string): string =>
  DAY_LONG.format(toDate(day)).replace(/^1 /, '1er ');

/** `2026-12` → `déc.`. */
export const formatMonth = (month: string): string => MONTH.format(toDate(`${month}-01`));

/** `2026-12-03`, `2026-12-06` → `3 déc. – 6 déc. 2026`. */
export const formatDateRange = (start: string, end: string): string =>
  `${DAY_SHORT.format(toDate(start))} – ${formatDate(end)}`;

/** `3 déc. à 14:05`, in the visitor's own time zone. */
export const formatMoment = (instant: string): string =>
  `${DAY_SHORT.format(new Date(instant))} à ${TIME.format(new Date(instant))}`;

/** What is left until an instant: `2 jours`, `5 h 20 min`, `12 min`; null once it has passed. */
export function formatTimeLeft(until: string, now = Date.now()): string | null {
  const minutes = Math.floor((Date.parse(until) - now) / 60_000);
  if (minutes < 0) return null;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return plural(Math.floor(hours / 24), 'jour');
  return hours > 0
    ? `${hours}\u00a0h\u00a0${minutes % 60}\u00a0min`
    : `${Math.max(1, minutes)}\u00a0min`;
}

/** `plural(2, 'jour')` → `2 jours`; French counts 0 as singular. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)}\u00a0${count < 2 ? one : many}`;

/** A bare day is read as local noon, so that no time zone moves it to the day before. */
const toDate = (value: string): Date => new Date(value.length === 10 ? `${value}T12:00:00` : value);
