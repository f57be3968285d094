import { describe, expect, it } from 'vitest';
import { neededOut } from './needed-out.js';

describe('pieces that are still out', () => {
  it.each([
    ['none when the object is back', { free: 1, missing: 0, late: 0 }, 1, null],
    ['the late one', { free: 1, missing: 0, late: 1 }, 1, 'late'],
    ['the missing one', { free: 0, missing: 1, late: 0 }, 1, 'missing'],
    ['none when there is another piece', { free: 2, missing: 1, late: 1 }, 1, null],
    ['the late one of several', { free: 2, missing: 1, late: 1 }, 2, 'late'],
    ['the missing one of several', { free: 2, missing: 1, late: 1 }, 3, 'missing'],
    ['none when the others are let', { free: 0, missing: 1, late: 0 }, 2, null],
    ['none of fewer than none', { free: -1, missing: 1, late: 0 }, 1, null],
  ] as const)('are needed: %s', (_case, then, wanted, needed) => {
    expect(neededOut(then, wanted)).toBe(needed);
  });
});
