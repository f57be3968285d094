import { describe, expect, it } from 'vitest';
import {
  type EndChange,
  endBounds,
  endRefusal,
  isEndCode,
  soonestEnd,
  standingOf,
} from './choose-end';

const periodRules = {
  firstStart: '2026-12-11',
  lastStart: '2027-12-12',
  daysPerUnit: 1,
  longestDays: 366,
};

/** From the 10th to the 13th; others have the object from the 18th to the 20th. */
const longer: EndChange = {
  rental: { start_date: '2026-12-10', end_date: '2026-12-13', pieces: 1 },
  kind: 'extension',
  item: { pieces: 1, taken: [{ start: '2026-12-18', end: '2026-12-20', pieces: 1 }], periodRules },
  today: '2026-12-11',
};
const shorter: EndChange = { ...longer, kind: 'shortening' };
const byWeeks = (change: EndChange, end: string): EndChange => ({
  ...change,
  rental: { ...change.rental, end_date: end },
  item: change.item && { ...change.item, periodRules: { ...periodRules, daysPerUnit: 7 } },
});

describe('a later end day', () => {
  it.each([
    ['2026-12-13', 'end-not-later'],
    ['2026-12-14', null],
    ['2026-12-18', null],
    ['2026-12-19', 'dates-taken'],
    ['2026-12-25', 'dates-taken'],
  ])('%s: %s', (day, code) => {
    expect(endRefusal(longer, day)).toBe(code);
  });

  it('is a year after the start at the latest', () => {
    const free = { ...longer, item: longer.item && { ...longer.item, taken: [] } };
    expect(endBounds(free)).toEqual({ first: '2026-12-13', last: '2027-12-11' });
    expect(endRefusal(free, '2027-12-11')).toBeNull();
    expect(endRefusal(free, '2027-12-12')).toBe('period-too-long');
  });

  it('is whole weeks after the start of an object by the week', () => {
    const weeks = byWeeks(longer, '2026-12-17');
    expect(endRefusal(weeks, '2026-12-18')).toBe('whole-weeks');
    expect(endRefusal(weeks, '2026-12-24')).toBe('dates-taken');
    expect(soonestEnd(weeks)).toBeNull();
    const free = { ...weeks, item: weeks.item && { ...weeks.item, taken: [] } };
    expect(soonestEnd(free)).toBe('2026-12-24');
  });

  it('needs as many pieces as the rental has', () => {
    const taken = [{ start: '2026-12-15', end: '2026-12-16', pieces: 30 }];
    const chairs = (pieces: number): EndChange => ({
      ...longer,
      rental: { ...longer.rental, pieces },
      item: { pieces: 40, taken, periodRules },
    });
    expect(endRefusal(chairs(10), '2026-12-16')).toBeNull();
    expect(endRefusal(chairs(11), '2026-12-16')).toBe('too-few-pieces');
    expect(endRefusal(chairs(11), '2026-12-15')).toBeNull();
  });

  it('is left to the server while the object is not known', () => {
    const unknown = { ...longer, item: undefined };
    expect(endRefusal(unknown, '2026-12-19')).toBeNull();
    expect(endRefusal(unknown, '2026-12-12')).toBe('end-not-later');
  });
});

describe('an earlier end day', () => {
  it.each([
    ['2026-12-10', 'end-too-early'],
    ['2026-12-11', null],
    ['2026-12-12', null],
    ['2026-12-13', 'end-not-earlier'],
  ])('%s: %s', (day, code) => {
    expect(endRefusal(shorter, day)).toBe(code);
  });

  it('is not before today, and there may be none', () => {
    expect(endRefusal({ ...shorter, today: '2026-12-12' }, '2026-12-11')).toBe('end-too-early');
    expect(soonestEnd(shorter)).toBe('2026-12-11');
    expect(endBounds({ ...shorter, today: '2026-12-12' }).first).toBe('2026-12-12');
    expect(soonestEnd({ ...shorter, today: '2026-12-13' })).toBeNull();
    expect(soonestEnd(byWeeks(shorter, '2026-12-17'))).toBeNull();
    expect(soonestEnd(byWeeks(shorter, '2026-12-24'))).toBe('2026-12-17');
  });
});

describe('a day of the calendar', () => {
  it.each([
    ['2026-12-09', 'closed'],
    ['2026-12-12', 'within'],
    ['2026-12-13', 'old-end'],
    ['2026-12-14', 'possible'],
    ['2026-12-18', 'possible'],
    ['2026-12-19', 'taken'],
    ['2026-12-20', 'closed'],
  ])('%s is %s before a later end is chosen', (day, standing) => {
    expect(standingOf(longer, '', day)).toBe(standing);
  });

  it('is within the rental up to the chosen end', () => {
    const days = ['2026-12-13', '2026-12-14', '2026-12-15', '2026-12-16'];
    expect(days.map((day) => standingOf(longer, '2026-12-15', day))).toEqual([
      'old-end',
      'within',
      'new-end',
      'possible',
    ]);
  });

  it('of a rental that may end earlier is possible, or past', () => {
    const days = ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13'];
    expect(days.map((day) => standingOf(shorter, '', day))).toEqual([
      'within',
      'possible',
      'possible',
      'old-end',
    ]);
    expect(standingOf(shorter, '2026-12-12', '2026-12-11')).toBe('within');
  });
});

it('knows which refusals of the server are about the day', () => {
  expect(isEndCode('dates-taken')).toBe(true);
  expect(isEndCode('change-open')).toBe(false);
});
