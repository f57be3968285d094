import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../../../kernel/day.js';
import { answerDeadline, refundPercent, requestCutoff, statusOn } from './rental-deadlines.js';
import { aRental, period, policy, start } from './rental-facts.testing.js';
import type { RentalStatus } from './rental-status.js';

describe('the status on a day', () => {
  it.each([
    ['2026-12-09', 'acceptee'],
    ['2026-12-10', 'en_cours'],
    ['2026-12-13', 'en_cours'],
    ['2026-12-14', 'terminee'],
  ])('of an accepted rental is, on %s, %s', (today, status) => {
    expect(statusOn({ status: 'acceptee', period }, today)).toBe(status);
  });

  it('of a request, a refusal or a cancellation does not change with the calendar', () => {
    for (const status of ['en_attente', 'refusee', 'annulee'] as const) {
      expect(statusOn({ status, period }, '2027-01-01')).toBe(status);
    }
  });

  it('never goes back as days pass', () => {
    const order: RentalStatus[] = ['acceptee', 'en_cours', 'terminee'];
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (day, later) => {
        const on = (days: number) =>
          order.indexOf(statusOn({ status: 'acceptee', period }, addDays('2026-12-01', days)));
        expect(on(day + later)).toBeGreaterThanOrEqual(on(day));
      }),
    );
  });
});

describe('the deadline for an answer', () => {
  it('is 24 hours after the request', () => {
    const deadline = answerDeadline(aRental(), policy);
    expect(deadline).toEqual(new Date('2026-12-02T08:00:00Z'));
  });

  it('is the start day at the latest', () => {
    const rental = aRental({ requestedAt: new Date('2026-12-09T12:00:00Z') });
    expect(answerDeadline(rental, policy)).toEqual(startOfDay(start));
  });

  it('is the end of the start day for a request made on it', () => {
    const rental = aRental({ requestedAt: new Date('2026-12-10T12:00:00Z') });
    expect(answerDeadline(rental, policy)).toEqual(startOfDay('2026-12-11'));
  });
});

describe('a renter who cancels', () => {
  it.each([
    [72, 100],
    [48, 100],
    [47.9, 50],
    [24, 50],
    [23.9, 0],
  ])('%s h before the start gets %s %% of the rent', (hours, percent) => {
    const now = new Date(startOfDay(start).getTime() - hours * 3_600_000);
    expect(refundPercent({ period }, now, policy)).toBe(percent);
  });
});

describe('what has waited for its whole time', () => {
  const now = new Date('2026-12-03T08:00:00Z');

  it('is a request made 24 hours ago', () => {
    expect(requestCutoff(now, policy)).toEqual(new Date('2026-12-02T08:00:00Z'));
  });
});
