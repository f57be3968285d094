import { describe, expect, it } from 'vitest';
import { dayTitle } from './message-days';

describe('the day above messages', () => {
  it('is named by how near it is, by the clocks of Gabon', () => {
    expect(dayTitle('2026-12-02T22:59:00Z', '2026-12-02')).toBe("Aujourd'hui");
    // 23:30 UTC is past midnight in Libreville.
    expect(dayTitle('2026-12-01T23:30:00Z', '2026-12-02')).toBe("Aujourd'hui");
    expect(dayTitle('2026-12-01T12:00:00Z', '2026-12-02')).toBe('Hier');
    expect(dayTitle('2026-11-30T12:00:00Z', '2026-12-02')).toBe('lundi 30 novembre 2026');
  });
});
