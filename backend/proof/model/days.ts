import { dayMs, hourMs } from './durations.js';

/** By how much a program's clock is off at most, in ms. */
export const longestSkewMs = 2_000;

/** When a day begins in Gabon, in ms since 1970. */
export function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+01:00`);
}

/** The day in Gabon so many days after that of an instant. */
export function dayAfter(instant: number, days: number): string {
  return new Date(instant + hourMs + days * dayMs).toISOString().slice(0, 10);
}

/** The days from one until another, which is not among them. */
export function daysBetween(start: string, end: string): string[] {
  const count = Math.max(0, Math.round((startOf(end) - startOf(start)) / dayMs));
  return Array.from({ length: count }, (_, index) => dayAfter(startOf(start), index));
}
