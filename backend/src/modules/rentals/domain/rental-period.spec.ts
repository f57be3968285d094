import { describe, expect, it } from 'vitest';
import { addDays } from '../../../kernel/day.js';
import { lastAnswerDay, periodRefusal, periodRules } from './rental-period.js';

const today = '2026-12-01';

describe('a rental period', () => {
  it.each([
    ['may begin today', 'jour', '2026-12-01', '2026-12-02', null],
    ['may not begin before today', 'jour', '2026-11-30', '2026-12-02', 'start-in-past'],
    ['lasts at least a day', 'jour', '2026-12-02', '2026-12-02', 'end-before-start'],
    ['does not end before it begins', 'jour', '2026-12-03', '2026-12-02', 'end-before-start'],
    ['is whole weeks for an item priced by the week', 'semaine', '2026-12-02', '2026-12-16', null],
    ['is not part of a week', 'semaine', '2026-12-02', '2026-12-12', 'whole-weeks'],
    ['is at least one week', 'semaine', '2026-12-02', '2026-12-05', 'whole-weeks'],
    ['begins within a year', 'jour', '2028-01-02', '2028-01-03', 'start-too-far'],
    ['lasts a year at most', 'jour', '2026-12-02', '2028-12-02', 'period-too-long'],
  ] as const)('%s', (_rule, unit, start, end, refusal) => {
    expect(periodRefusal(unit, { start, end }, today)).toBe(refusal);
  });

  it.each(['jour', 'semaine'] as const)('of the shortest kind is accepted: one %s', (unit) => {
    const { firstStart, daysPerUnit } = periodRules(unit, today);
    const endAfter = (days: number) => ({ start: firstStart, end: addDays(firstStart, days) });
    expect(periodRefusal(unit, endAfter(daysPerUnit), today)).toBeNull();
    expect(periodRefusal(unit, endAfter(daysPerUnit - 1), today)).not.toBeNull();
  });

  it('may begin until the last day of the rules, and last as long as they say', () => {
    const { lastStart, longestDays } = periodRules('jour', today);
    const from = (start: string, days: number) => ({ start, end: addDays(start, days) });
    expect(periodRefusal('jour', from(lastStart, longestDays), today)).toBeNull();
    expect(periodRefusal('jour', from(addDays(lastStart, 1), 1), today)).toBe('start-too-far');
    expect(periodRefusal('jour', from(lastStart, longestDays + 1), today)).toBe('period-too-long');
  });

  it('is answered before it begins, or on its first day when it was asked for then', () => {
    const period = { start: '2026-12-05', end: '2026-12-06' };
    expect(lastAnswerDay(period, '2026-12-01')).toBe('2026-12-05');
    expect(lastAnswerDay(period, '2026-12-05')).toBe('2026-12-06');
  });
});
