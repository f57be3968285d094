import { describe, expect, it } from 'vitest';
import { lastDayOf } from './last-day.js';
import type { RentalFacts } from './rental-facts.js';

const period = { start: '2026-12-01', end: '2026-12-05' };
const rental = {
  status: 'en_cours',
  handoverStatus: 'done',
  period,
  returnedOn: null,
} satisfies Partial<RentalFacts>;

describe('the last day of a rental', () => {
  it('is the one agreed on, once it has passed', () => {
    expect(lastDayOf(rental, '2026-12-05')).toBeNull();
    expect(lastDayOf(rental, '2026-12-06')).toBe('2026-12-05');
  });

  it('is the day on which the object came back, when that was before', () => {
    const returned = { ...rental, status: 'terminee', returnedOn: '2026-12-03' } as const;
    expect(lastDayOf(returned, '2026-12-03')).toBe('2026-12-03');
  });

  it('stays the one agreed on when the object comes back later', () => {
    const returned = { ...rental, status: 'terminee', returnedOn: '2026-12-09' } as const;
    expect(lastDayOf(returned, '2026-12-09')).toBe('2026-12-05');
  });

  it.each(['en_attente', 'annulee', 'refusee'] as const)('is none when it is %s', (status) => {
    expect(lastDayOf({ ...rental, status }, '2026-12-20')).toBeNull();
  });

  it.each(['not_received', 'renter_absent', 'disputed', 'failed'] as const)(
    'is none while its handover is %s',
    (handoverStatus) => {
      expect(lastDayOf({ ...rental, status: 'terminee', handoverStatus }, '2026-12-20')).toBeNull();
    },
  );
});
