import { describe, expect, it } from 'vitest';
import { type Choice, chooseDay, standingOf } from './choose-period';

const item = {
  periodRules: {
    firstStart: '2026-12-01',
    lastStart: '2027-12-02',
    daysPerUnit: 1,
    longestDays: 366,
  },
  pieces: 1,
  taken: [{ start: '2026-12-20', end: '2026-12-23', pieces: 1 }],
};
const days = { item, pieces: 1 };
const weeks = {
  item: { ...item, periodRules: { ...item.periodRules, daysPerUnit: 7 } },
  pieces: 1,
};
const none: Choice = { start: '', end: '', next: 'start' };
const begun: Choice = { start: '2026-12-10', end: '2026-12-11', next: 'end' };

describe('two taps', () => {
  it('choose the start with the soonest end, then the end', () => {
    expect(chooseDay(days, none, '2026-12-10')).toEqual(begun);
    expect(chooseDay(days, begun, '2026-12-14')).toEqual({
      start: '2026-12-10',
      end: '2026-12-14',
      next: 'start',
    });
  });

  it('begin with one week of what is rented by the week', () => {
    expect(chooseDay(weeks, none, '2026-12-03')).toEqual({
      start: '2026-12-03',
      end: '2026-12-10',
      next: 'end',
    });
  });

  it('begin again by a day before the start, and by any once both are chosen', () => {
    expect(chooseDay(days, begun, '2026-12-05')).toMatchObject({
      start: '2026-12-05',
      next: 'end',
    });
    const both: Choice = { ...begun, end: '2026-12-14', next: 'start' };
    expect(chooseDay(days, both, '2026-12-12')).toEqual({
      start: '2026-12-12',
      end: '2026-12-13',
      next: 'end',
    });
  });

  it('may end on the day that the next rental begins on, and not beyond', () => {
    expect(chooseDay(days, begun, '2026-12-20')).toMatchObject({ end: '2026-12-20' });
    expect(chooseDay(days, begun, '2026-12-21')).toEqual({ day: 'end', code: 'dates-taken' });
    expect(chooseDay(days, begun, '2026-12-25')).toEqual({ day: 'end', code: 'dates-taken' });
  });

  it('do not begin on a taken day, nor end on the day of the start', () => {
    expect(chooseDay(days, none, '2026-12-20')).toEqual({ day: 'start', code: 'dates-taken' });
    expect(chooseDay(days, begun, '2026-12-10')).toEqual({ day: 'end', code: 'end-before-start' });
  });
});

describe('a day of the calendar', () => {
  it.each([
    ['2026-11-30', 'past'],
    ['2026-12-01', 'free'],
    ['2026-12-20', 'taken'],
    ['2026-12-23', 'free'],
    ['2027-12-03', 'closed'],
  ])('before anything is chosen, %s is %s', (day, standing) => {
    expect(standingOf(days, none, day)).toBe(standing);
  });

  it.each([
    ['2026-12-05', 'free'],
    ['2026-12-10', 'start'],
    ['2026-12-11', 'end'],
    ['2026-12-12', 'possible-end'],
    ['2026-12-20', 'possible-end'],
    ['2026-12-21', 'taken'],
    ['2026-12-24', 'closed'],
  ])('once the start is chosen, %s is %s', (day, standing) => {
    expect(standingOf(days, begun, day)).toBe(standing);
  });

  it('is a possible end after whole weeks alone', () => {
    const first = chooseDay(weeks, none, '2026-12-01') as Choice;
    const ends = Array.from(
      { length: 20 },
      (_, index) => `2026-12-${String(index + 2).padStart(2, '0')}`,
    );
    const possible = ends.filter((day) => standingOf(weeks, first, day) === 'possible-end');
    expect(possible).toEqual(['2026-12-15']);
  });

  it('between start and end is within the choice', () => {
    const both: Choice = { start: '2026-12-10', end: '2026-12-14', next: 'start' };
    expect(standingOf(days, both, '2026-12-12')).toBe('within');
  });
});
