import { describe, expect, it } from 'vitest';
import { becameFree, daysAhead, sharedDays } from './freed-days.js';

const days = (start: string, end: string) => ({ start: `2026-12-${start}`, end: `2026-12-${end}` });

describe('days of two periods', () => {
  it('are shared where both have them, the end day not meant', () => {
    expect(sharedDays(days('01', '05'), days('03', '09'))).toEqual(days('03', '05'));
    expect(sharedDays(days('01', '05'), days('05', '09'))).toBeNull();
  });

  it('that are over are not given back to anybody', () => {
    expect(daysAhead(days('01', '05'), '2026-12-03')).toEqual(days('03', '05'));
    expect(daysAhead(days('01', '05'), '2026-12-05')).toBeNull();
  });
});

describe('days became free', () => {
  it('when the only piece was given back', () => {
    expect(becameFree({ free: 1, freeOnShared: 1, given: 1 })).toBe(true);
  });

  it('not while another of them is still taken', () => {
    expect(becameFree({ free: 0, freeOnShared: 1, given: 1 })).toBe(false);
  });

  it('not when a piece was free all along', () => {
    expect(becameFree({ free: 2, freeOnShared: 2, given: 1 })).toBe(false);
  });

  it('when all of several pieces were taken', () => {
    expect(becameFree({ free: 3, freeOnShared: 3, given: 3 })).toBe(true);
  });
});
