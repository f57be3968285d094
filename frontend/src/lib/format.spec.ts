import { describe, expect, it } from 'vitest';
import { formatDayLong, formatMonth } from './format';

describe('days and months in words', () => {
  it('says the first of a month as French does', () => {
    expect(formatDayLong('2026-12-01')).toBe('1er décembre');
    expect(formatDayLong('2026-12-11')).toBe('11 décembre');
  });
  it('names a month', () => {
    expect(formatMonth('2026-12')).toBe('déc.');
  });
});
