import { describe, expect, it } from 'vitest';
import { canPauseUntil } from './pause.js';

describe('a pause', () => {
  it.each([
    ['2026-12-09', false],
    ['2026-12-10', false],
    ['2026-12-11', true],
    ['2027-12-11', true],
    ['2027-12-12', false],
  ])(
    'on 2026-12-10 until %s: %s, since it ends tomorrow at the earliest, within a year',
    (until, can) => {
      expect(canPauseUntil(until, '2026-12-10')).toBe(can);
    },
  );
});
