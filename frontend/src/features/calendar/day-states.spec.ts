import { describe, expect, it } from 'vitest';
import type { ItemCalendar } from '@/api/types';
import { changed, changeOf, daysFromTo, stateOf } from './day-states';

type Period = ItemCalendar['periods'][number];

const period = (kind: Period['kind'], from: number, to: number, pieces = 1): Period => ({
  kind,
  start: day(from),
  end: day(to),
  pieces,
  rentalId: kind === 'closed' ? null : `rental-${from}`,
  renterName: kind === 'closed' ? null : 'Awa Mboumba',
});

function day(number: number): string {
  return `2026-12-${String(number).padStart(2, '0')}`;
}

function aCalendar(periods: Period[], pieces = 1): ItemCalendar {
  const item = { id: 'item', title: 'Tente', image: null, available: true, pausedUntil: null };
  return { ...item, pieces, periods };
}

/** Let 10–12, asked for 15–16, closed 20–22. */
const calendar = aCalendar([
  period('booked', 10, 13),
  period('requested', 15, 17),
  period('closed', 20, 23),
]);
const today = day(5);
const pick = (first: number, last: number, on = calendar) =>
  changeOf(on, daysFromTo(day(first), day(last)), day(first), today);
const run = (from: number, to: number) => ({ start: day(from), end: day(to) });
const closedIn = ({ periods }: ItemCalendar) =>
  periods.filter(({ kind }) => kind === 'closed').map(({ start, end }) => ({ start, end }));

describe('a day of the owner', () => {
  it.each([
    [9, 'free'],
    [10, 'booked'],
    [12, 'booked'],
    [13, 'free'],
    [15, 'requested'],
    [20, 'closed'],
    [22, 'closed'],
    [23, 'free'],
  ])('%i December is %s; the last day of a period is free', (number, state) => {
    expect(stateOf(calendar, day(number)).state).toBe(state);
  });

  it('of several pieces is let when all are, and in part before', () => {
    const chairs = aCalendar([period('booked', 10, 13, 3), period('booked', 12, 14, 2)], 5);
    const states = [9, 10, 12, 13].map((number) => stateOf(chairs, day(number)));
    expect(states.map(({ state }) => state)).toEqual(['free', 'part', 'booked', 'part']);
    expect(states.map(({ booked }) => booked)).toEqual([0, 3, 5, 2]);
  });

  it('of several pieces is closed though some are let, and asked for though some are', () => {
    const some = period('booked', 10, 13, 3);
    const closed = aCalendar([some, period('closed', 10, 13, 5)], 5);
    expect(stateOf(closed, day(10)).state).toBe('closed');
    const asked = aCalendar([some, period('requested', 10, 13)], 5);
    expect(stateOf(asked, day(10)).state).toBe('requested');
  });
});

describe('picking days', () => {
  it('closes a free one and opens a closed one', () => {
    expect(pick(6, 6)).toEqual({ closed: true, runs: [run(6, 7)] });
    expect(pick(21, 21)).toEqual({ closed: false, runs: [run(21, 22)] });
  });

  it('closes those that are free, around what is let or asked for', () => {
    expect(pick(8, 18)).toEqual({ closed: true, runs: [run(8, 10), run(13, 15), run(17, 19)] });
  });

  it('opens the closed ones when the first one is', () => {
    expect(pick(22, 25)).toEqual({ closed: false, runs: [run(22, 23)] });
  });

  it('backwards means the same days', () => {
    expect(pick(9, 6)).toEqual(pick(6, 9));
  });

  it('changes nothing of days that are over, let or asked for', () => {
    for (const [first, last] of [
      [3, 4],
      [10, 12],
      [15, 16],
    ] as const)
      expect(pick(first, last).runs).toEqual([]);
    expect(pick(3, 6).runs).toEqual([run(5, 7)]);
  });
});

describe('the calendar before the server has answered', () => {
  it('has the days closed, and what lies beside them as one', () => {
    expect(closedIn(changed(calendar, pick(18, 19)))).toEqual([run(18, 23)]);
  });

  it('has the days open, on both sides of which it stays closed', () => {
    expect(closedIn(changed(calendar, pick(21, 21)))).toEqual([run(20, 21), run(22, 23)]);
  });

  it('is as it was after a change is undone', () => {
    const change = pick(6, 9);
    const undone = changed(changed(calendar, change), { ...change, closed: false });
    expect(undone).toEqual(calendar);
  });
});
