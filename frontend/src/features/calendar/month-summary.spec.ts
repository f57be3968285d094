import { describe, expect, it } from 'vitest';
import type { ItemCalendar } from '@/api/types';
import { monthSummary } from './month-summary';

const item = { id: 'item', title: 'Tente', image: null, available: true, pausedUntil: null };
const by = { pieces: 1, rentalId: 'rental', renterName: 'Awa Mboumba' };
const closed = { kind: 'closed' as const, pieces: 1, rentalId: null, renterName: null };

describe('a month in words', () => {
  it('names what is let, asked for and closed, by its first and last days', () => {
    const calendar: ItemCalendar = {
      ...item,
      pieces: 1,
      periods: [
        { ...by, kind: 'booked', start: '2026-11-28', end: '2026-12-03' },
        { ...by, kind: 'booked', start: '2026-12-10', end: '2026-12-11' },
        { ...by, kind: 'requested', start: '2026-12-15', end: '2026-12-17' },
        { ...closed, start: '2026-12-24', end: '2027-01-05' },
      ],
    };
    expect(monthSummary(calendar, '2026-12')).toBe('Loué 1–2, 10 · Demandé 15–16 · Fermé 24–31');
    expect(monthSummary(calendar, '2027-01')).toBe('Fermé 1–4');
  });

  it('says that nothing is taken', () => {
    expect(monthSummary({ ...item, pieces: 1, periods: [] }, '2026-12')).toBe('Libre');
  });
});
