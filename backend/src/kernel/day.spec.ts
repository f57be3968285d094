import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  beforeInFrench,
  dayOf,
  daysBetween,
  fromDate,
  inFrench,
  instantInFrench,
  instantInShort,
  startOfDay,
  toDate,
} from './day.js';

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map(fromDate);

describe('a day in Gabon', () => {
  it('begins an hour before the day in UTC', () => {
    expect(dayOf(new Date('2026-11-30T22:59:59Z'))).toBe('2026-11-30');
    expect(dayOf(new Date('2026-11-30T23:00:00Z'))).toBe('2026-12-01');
  });

  it('is the day of the instant it begins', () => {
    fc.assert(fc.property(days, (day) => dayOf(startOfDay(day)) === day));
  });

  it('survives the way to the database and back', () => {
    fc.assert(fc.property(days, (day) => fromDate(toDate(day)) === day));
  });

  it('lies as many days ahead as were added', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  it('is shown the French way', () => {
    expect(inFrench('2026-12-01')).toBe('1er\u00a0déc.\u00a02026');
    expect(inFrench('2026-08-11')).toBe('11\u00a0août\u00a02026');
    expect(instantInFrench(new Date('2026-11-30T23:05:00Z'))).toBe(
      '1er\u00a0déc.\u00a02026\u00a0à\u00a000:05',
    );
  });

  it('is the last one of a deadline at midnight', () => {
    const written = (at: string) => beforeInFrench(new Date(at)).replaceAll('\u00a0', ' ');
    expect(written('2026-12-01T23:00:00Z')).toBe("jusqu'au 1er déc. inclus");
    expect(written('2026-12-01T23:00:01Z')).toBe('avant le 2 déc. à 00:00');
    expect(instantInShort(new Date('2026-12-01T23:00:00Z'))).toBe('2\u00a0déc.');
    expect(written('2026-12-01T22:59:59Z')).toBe('avant le 1er déc. à 23:59');
  });
});
