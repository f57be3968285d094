import { describe, expect, it } from 'vitest';
import { completePeriod, overlaps, soonestEnd } from './period';

const rules = { firstStart: '2026-12-01', daysPerUnit: 7 };

describe('a period under the rules of its item', () => {
  it('ends one unit after its start at the earliest', () => {
    expect(soonestEnd(rules, '2026-12-28')).toBe('2027-01-04');
    expect(soonestEnd(rules, '')).toBe('');
  });

  it.each([
    ['2026-12-01', '2026-12-08', true],
    ['2026-12-01', '2026-12-22', true],
    ['2026-11-30', '2026-12-07', false],
    ['2026-12-01', '2026-12-07', false],
    ['2026-12-01', '2026-12-09', false],
    ['2026-12-08', '2026-12-01', false],
    ['2026-12-01', '', false],
    ['', '', false],
  ])('from %s to %s: %s', (start, end, complete) => {
    expect(completePeriod(rules, { start, end })).toEqual(complete ? { start, end } : null);
  });
});

describe('two periods', () => {
  const booked = { start: '2026-12-05', end: '2026-12-08' };

  it('share a day when one begins before the other ends', () => {
    expect(overlaps(booked, { start: '2026-12-07', end: '2026-12-09' })).toBe(true);
  });

  it('share none on the day of a return', () => {
    expect(overlaps(booked, { start: '2026-12-08', end: '2026-12-09' })).toBe(false);
    expect(overlaps(booked, { start: '2026-12-04', end: '2026-12-05' })).toBe(false);
  });
});
