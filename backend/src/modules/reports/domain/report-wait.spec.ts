import { describe, expect, it } from 'vitest';
import { hoursWaited, isOverdue } from './report-wait.js';

const now = new Date('2026-12-02T12:00:00Z');
const made = (at: string, closedAt: Date | null = null) => ({ createdAt: new Date(at), closedAt });

describe('a report', () => {
  it('is overdue once it has waited for 24 hours', () => {
    expect(isOverdue(made('2026-12-01T12:00:00Z'), now)).toBe(true);
    expect(isOverdue(made('2026-12-01T12:00:01Z'), now)).toBe(false);
  });

  it('is not overdue any more once it is closed', () => {
    expect(isOverdue(made('2026-11-01T12:00:00Z', now), now)).toBe(false);
  });

  it('has waited for whole hours', () => {
    expect(hoursWaited(new Date('2026-12-01T10:30:00Z'), now)).toBe(25);
  });
});
