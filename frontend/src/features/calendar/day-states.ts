import { addDays } from '@loka/client';
import type { ItemCalendar } from '@/api/types';

type Period = ItemCalendar['periods'][number];

/** Days [start, end). */
export interface Days {
  start: string;
  end: string;
}

/** What a day is for its owner: every piece is let, some are, it is closed, asked for, or free. */
export type DayState = 'booked' | 'part' | 'closed' | 'requested' | 'free';

export interface OwnersDay {
  state: DayState;
  /** How many pieces are let. */
  booked: number;
  /** The rentals and requests that have the day. */
  rentals: Period[];
}

const has = ({ start, end }: Days, day: string) => start <= day && day < end;

/** A request counts for more than the pieces that are let beside it: it waits for an answer. */
export function stateOf({ pieces, periods }: ItemCalendar, day: string): OwnersDay {
  const here = periods.filter((period) => has(period, day));
  const rentals = here.filter(({ kind }) => kind !== 'closed');
  const booked = here
    .filter(({ kind }) => kind === 'booked')
    .reduce((sum, period) => sum + period.pieces, 0);
  const isKind = (kind: Period['kind']) => here.some((period) => period.kind === kind);
  const state =
    booked >= pieces
      ? 'booked'
      : isKind('closed')
        ? 'closed'
        : isKind('requested')
          ? 'requested'
          : booked > 0
            ? 'part'
            : 'free';
  return { state, booked, rentals };
}

/** Every day from the first to the last, both included, whichever of them comes first. */
export function daysFromTo(one: string, other: string): string[] {
  const [first, last] = one < other ? [one, other] : [other, one];
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** What picking some days does. */
export interface ClosureChange {
  closed: boolean;
  /** The days that change, as few periods as can be. */
  runs: Days[];
}

/**
 * Picked days are closed, or opened again when the first one is closed. What is over, let or asked for
 * stays as it is.
 *
 * @param days in the order of the calendar
 * @param firstPicked the one that says which of the two is meant
 */
export function changeOf(
  calendar: ItemCalendar,
  days: readonly string[],
  firstPicked: string,
  today: string,
): ClosureChange {
  const closed = stateOf(calendar, firstPicked).state !== 'closed';
  const changing = days.filter((day) => {
    const { state } = stateOf(calendar, day);
    if (day < today) return false;
    return closed ? state === 'free' || state === 'part' : state === 'closed';
  });
  return { closed, runs: runsOf(changing) };
}

/** Days in order, as few periods as can be. */
export function runsOf(days: readonly string[]): Days[] {
  const runs: Days[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.end === day) last.end = addDays(day, 1);
    else runs.push({ start: day, end: addDays(day, 1) });
  }
  return runs;
}

/** The calendar as it will be, before the server has said so. */
export function changed(calendar: ItemCalendar, { closed, runs }: ClosureChange): ItemCalendar {
  const { pieces, periods } = calendar;
  const days = new Set(periods.filter(({ kind }) => kind === 'closed').flatMap(daysIn));
  for (const day of runs.flatMap(daysIn)) {
    if (closed) days.add(day);
    else days.delete(day);
  }
  const closures = runsOf([...days].sort()).map((run) => ({
    ...run,
    kind: 'closed' as const,
    pieces,
    rentalId: null,
    renterName: null,
  }));
  return {
    ...calendar,
    periods: [...periods.filter(({ kind }) => kind !== 'closed'), ...closures],
  };
}

const daysIn = ({ start, end }: Days) => daysFromTo(start, addDays(end, -1));
