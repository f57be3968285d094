import { describe, expect, it } from 'vitest';
import { monthsUntil } from './months.js';

describe('the last months', () => {
  it('end with the one that it is, across a new year', () => {
    expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });

  it('can be one, on any day of it', () => {
    expect(monthsUntil('2026-12-01', 1)).toEqual(['2026-12']);
    expect(monthsUntil('2026-12-31', 1)).toEqual(['2026-12']);
  });
});
