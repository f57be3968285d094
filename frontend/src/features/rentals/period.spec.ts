import { describe, expect, it } from 'vitest';
import { askedPeriod, periodRefusal, soonestEnd, startRefusal } from './period';

const rules = {
  firstStart: '2026-12-01',
  lastStart: '2027-12-02',
  daysPerUnit: 1,
  longestDays: 366,
};
const item = {
  periodRules: rules,
  pieces: 1,
  taken: [{ start: '2026-12-20', end: '2026-12-23', pieces: 1 }],
};
const byWeeks = { ...item, periodRules: { ...rules, daysPerUnit: 7 } };

describe('a period under the rules of its item', () => {
  it('ends one unit after its start at the earliest', () => {
    expect(soonestEnd(byWeeks.periodRules, '2026-12-28')).toBe('2027-01-04');
    expect(soonestEnd(rules, '')).toBe('');
  });

  it.each([
    ['2026-11-30', '2026-12-03', 'start', 'start-in-past'],
    ['2027-12-03', '2027-12-04', 'start', 'start-too-far'],
    ['2026-12-10', '2026-12-10', 'end', 'end-before-start'],
    ['2026-12-10', '2026-12-09', 'end', 'end-before-start'],
    ['2027-01-01', '2028-01-03', 'end', 'period-too-long'],
    ['2026-12-21', '2026-12-25', 'start', 'dates-taken'],
    ['2026-12-19', '2026-12-21', 'end', 'dates-taken'],
    ['2026-12-15', '2026-12-30', 'end', 'dates-taken'],
  ])('from %s to %s: %s, %s', (start, end, day, code) => {
    expect(periodRefusal({ item, pieces: 1 }, { start, end })).toEqual({ day, code });
  });

  it.each([
    ['the shortest', '2026-12-01', '2026-12-02'],
    ['the longest', '2027-01-01', '2028-01-02'],
    ['one that ends when the next begins', '2026-12-18', '2026-12-20'],
    ['one that begins when the one before ends', '2026-12-23', '2026-12-24'],
  ])('%s is accepted', (_which, start, end) => {
    expect(periodRefusal({ item, pieces: 1 }, { start, end })).toBeNull();
  });

  it('is whole weeks of what is rented by the week', () => {
    const refusal = (end: string) =>
      periodRefusal({ item: byWeeks, pieces: 1 }, { start: '2026-12-01', end });
    expect(refusal('2026-12-07')?.code).toBe('whole-weeks');
    expect(refusal('2026-12-08')).toBeNull();
    expect(refusal('2026-12-09')?.code).toBe('whole-weeks');
    expect(refusal('2026-12-15')).toBeNull();
  });

  it('begins only where the shortest period is free', () => {
    const refusal = (start: string) => startRefusal({ item: byWeeks, pieces: 1 }, start);
    expect(refusal('2026-12-13')).toBeNull();
    expect(refusal('2026-12-14')).toEqual({ day: 'start', code: 'dates-taken' });
  });

  it('needs as many free pieces as are wanted', () => {
    const taken = [{ start: '2026-12-20', end: '2026-12-23', pieces: 15 }];
    const refusal = (pieces: number, start: string) =>
      periodRefusal({ item: { ...item, pieces: 40, taken }, pieces }, { start, end: '2026-12-22' });
    expect(refusal(25, '2026-12-18')).toBeNull();
    expect(refusal(26, '2026-12-18')).toEqual({ day: 'end', code: 'too-few-pieces' });
    expect(refusal(26, '2026-12-21')).toEqual({ day: 'start', code: 'too-few-pieces' });
  });
});

describe('the days that an address asks for', () => {
  it.each([
    ['2026-12-10', '2026-12-13'],
    ['2026-12-01', '2026-12-02'],
    // The form says what is wrong with these.
    ['2026-12-20', '2026-12-22'],
    ['2026-12-10', '2029-12-10'],
  ])('begin a form: from %s to %s', (from, to) => {
    expect(askedPeriod(item, { from, to })).toEqual({ start: from, end: to });
  });

  it.each([
    ['past', '2026-11-29', '2026-12-03'],
    ['too far', '2027-12-03', '2027-12-05'],
    ['of no length', '2026-12-10', '2026-12-10'],
    ['turned around', '2026-12-13', '2026-12-10'],
  ])('are left out when they are %s', (_what, from, to) => {
    expect(askedPeriod(item, { from, to })).toBeUndefined();
  });
});
