import { describe, expect, it } from 'vitest';
import { lastPeriods } from './periods.js';

describe('the periods of the last weeks', () => {
  it('are eight weeks that begin on Mondays, the running one last', () => {
    const weeks = lastPeriods('2026-11-25', 'week');
    expect(weeks).toHaveLength(8);
    expect(weeks[0]).toEqual({ from: '2026-10-05', to: '2026-10-11' });
    expect(weeks.at(-1)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  });

  it('begin anew on a Monday, and still hold a Sunday', () => {
    expect(lastPeriods('2026-11-29', 'week').at(-1)?.from).toBe('2026-11-23');
    expect(lastPeriods('2026-11-30', 'week').at(-1)?.from).toBe('2026-11-30');
  });

  it('are the days of these weeks until today', () => {
    const days = lastPeriods('2026-11-25', 'day');
    expect(days[0]).toEqual({ from: '2026-10-05', to: '2026-10-05' });
    expect(days.at(-1)).toEqual({ from: '2026-11-25', to: '2026-11-25' });
    expect(days).toHaveLength(52);
  });
});
