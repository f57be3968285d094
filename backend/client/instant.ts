import { addDays, dayOf, formatDay, formatShortDay, startOfDay, TIME_ZONE } from './day';
import { plural } from './format';

/** Instants are written `2026-12-03T13:05:00.000Z` and shown as the clocks of Gabon say. */
const TIME = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});
const AGE = new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An instant → `3 déc. à 14:05`, which may break before the time. */
export const formatInstant = (instant: string): string =>
  `${formatShortDay(instant)} à\u00a0${TIME.format(new Date(instant))}`;

/** A deadline → `avant le 3 déc. à 14:05`; at midnight its last day, `jusqu'au 2 déc. inclus`. */
export function formatBefore(deadline: string): string {
  const day = dayOf(new Date(deadline));
  return startOfDay(day) === Date.parse(deadline)
    ? `jusqu'au ${formatShortDay(addDays(day, -1))} inclus`
    : `avant le ${formatInstant(deadline)}`;
}

/** An instant → `14:05`. */
export const formatTime = (instant: string): string => TIME.format(new Date(instant));

/** An instant → `3 déc. 2026 à 14:05`, which may break before the time. */
export const formatDatedInstant = (instant: string): string =>
  `${formatDay(instant)} à\u00a0${TIME.format(new Date(instant))}`;

/** An instant → `il y a 3 heures`; of this very minute, `à l'instant`. A number stays with its unit. */
export function formatAge(instant: string, now = Date.now()): string {
  const elapsed = Date.parse(instant) - now;
  const size = Math.abs(elapsed);
  if (size < MINUTE) return "à l'instant";
  if (size < HOUR) return ageOf(elapsed / MINUTE, 'minute');
  if (size < DAY) return ageOf(elapsed / HOUR, 'hour');
  return ageOf(elapsed / DAY, 'day');
}

const ageOf = (elapsed: number, unit: Intl.RelativeTimeFormatUnit): string =>
  AGE.format(Math.round(elapsed), unit).replace(/(?<=\d)\s/, '\u00a0');

/** What is left until an instant: `2 jours`, `5 h 20 min`, `12 min`; null once it has passed. */
export function formatTimeLeft(until: string, now = Date.now()): string | null {
  const minutes = Math.floor((Date.parse(until) - now) / MINUTE);
  if (minutes < 0) return null;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return plural(Math.floor(hours / 24), 'jour');
  return hours > 0
    ? `${hours}\u00a0h\u00a0${minutes % 60}\u00a0min`
    : `${Math.max(1, minutes)}\u00a0min`;
}
