import { describe, expect, it } from 'vitest';
import { calendarBounds, shownMonth } from './calendar-bounds';

const today = '2026-12-08';

describe('the months of an owner’s calendar', () => {
  it('go two years back and two years ahead', () => {
    expect(calendarBounds(today)).toEqual({ first: '2024-12-01', last: '2028-12-08' });
  });

  it.each([
    ['2026-11', '2026-11'],
    ['2024-12', '2024-12'],
    ['2028-12', '2028-12'],
    ['2024-11', '2026-12'],
    ['2029-01', '2026-12'],
    ['2026-13', '2026-12'],
    ['demain', '2026-12'],
    [null, '2026-12'],
  ])('are asked for in an address: %s shows %s', (wanted, month) => {
    expect(shownMonth(wanted, today)).toBe(month);
  });
});
