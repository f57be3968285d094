import { expect, it } from 'vitest';
import { addMonths, lastDayOf, sameDayIn, weekdayOf, weeksOf } from './month';

it('counts months across years', () => {
  expect(addMonths('2026-12', 2)).toBe('2027-02');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
});

it('knows how long a month is', () => {
  expect(lastDayOf('2027-02')).toBe('2027-02-28');
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
});

it('keeps the number of a day in another month, as far as that goes', () => {
  expect(sameDayIn('2027-01', '2026-12-31')).toBe('2027-01-31');
  expect(sameDayIn('2027-02', '2026-12-31')).toBe('2027-02-28');
});

it('begins weeks on Monday', () => {
  expect(weekdayOf('2026-12-07')).toBe(0);
  expect(weekdayOf('2026-12-13')).toBe(6);
});

it('shows a month by whole weeks, each of its days once', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]).toEqual([
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  expect(weeksOf('2027-02')).toHaveLength(4);
});
