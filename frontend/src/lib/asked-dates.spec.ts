import { describe, expect, it } from 'vitest';
import { readDates } from './asked-dates';

const read = (query: string) => readDates(new URLSearchParams(query));

describe('the days that an address names', () => {
  it('are two, in whatever order', () => {
    expect(read('q=tente&from=2026-12-10&to=2026-12-13')).toEqual({
      from: '2026-12-10',
      to: '2026-12-13',
    });
    expect(read('from=2026-12-13&to=2026-12-10')?.from).toBe('2026-12-13');
  });

  it.each([
    '',
    'from=2026-12-10',
    'from=2026-12-10&to=',
    'from=demain&to=2026-12-13',
    'from=2026-02-31&to=2026-03-03',
    'from=2026-13-01&to=2027-01-01',
    'from=2026-12-10T00:00&to=2026-12-13',
  ])('are none when one is no day: %s', (query) => {
    expect(read(query)).toBeUndefined();
  });
});
