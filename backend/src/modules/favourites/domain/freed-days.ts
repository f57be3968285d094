import type { Day } from '../../../kernel/day.js';

/** Days of an object, [start, end). */
export interface Days {
  start: Day;
  end: Day;
}

/** The days that both have; null without any. */
export function sharedDays(one: Days, other: Days): Days | null {
  const start = [one.start, other.start].sort().at(-1) as Day;
  const end = [one.end, other.end].sort()[0] as Day;
  return start < end ? { start, end } : null;
}

/** What is given back, from today on; null when all of it is over. */
export function daysAhead(days: Days, today: Day): Days | null {
  return sharedDays(days, { start: today, end: '9999-12-31' });
}

/**
 * Whether giving pieces back made days free for somebody: now one piece is free on all of them, and on
 * one of the days given back there was none before.
 *
 * @param free pieces free now on each of the wanted days
 * @param freeOnShared the same of those of them that were given back
 * @param given how many pieces were given back
 */
export function becameFree({
  free,
  freeOnShared,
  given,
}: Record<'free' | 'freeOnShared' | 'given', number>): boolean {
  return free >= 1 && freeOnShared - given < 1;
}
