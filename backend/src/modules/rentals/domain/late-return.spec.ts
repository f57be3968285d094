import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../kernel/day.js';
import { isOut, lateReturn, pricePerDay } from './late-return.js';
import { aRental, period } from './rental-facts.testing.js';
import { returnStatuses } from './rental-status.js';

/** 15 001 XAF for the days 10 to 13, with a deposit of 20 000. */
const over = aRental({ status: 'terminee' });
const declaredOn = (day: string) => new Date(`${day}T10:00:00Z`);

describe('the price of a day', () => {
  it('is that of the rent, rounded up to a whole franc', () => {
    expect(pricePerDay(15_001, period)).toBe(5_001);
    expect(pricePerDay(20_000, { start: '2026-12-01', end: '2026-12-08' })).toBe(2_858);
  });
});

describe('a late return', () => {
  it('is none on the last day', () => {
    expect(lateReturn(over, '2026-12-13')).toBeNull();
  });

  it.each([
    ['2026-12-14', 1, 5_001],
    ['2026-12-16', 3, 15_003],
    ['2026-12-17', 4, 20_000],
    ['2027-03-01', 78, 20_000],
  ])('counts each day begun after it, up to the deposit: %s', (today, days, fee) => {
    expect(lateReturn(over, today)).toEqual({ days, pricePerDay: 5_001, fee });
  });

  it('counts no further than the day on which the renter declared it back', () => {
    const returnDeclaredAt = declaredOn('2026-12-15');
    const declared = { ...over, returnStatus: 'declared', returnDeclaredAt } as const;
    expect(lateReturn(declared, '2026-12-17')?.days).toBe(2);
    expect(lateReturn({ ...declared, returnStatus: 'missing' }, '2026-12-17')?.days).toBe(4);
    const inTime = { ...declared, returnDeclaredAt: declaredOn('2026-12-13') };
    expect(lateReturn(inTime, '2026-12-17')).toBeNull();
  });

  it('is no longer asked for once the return is being settled', () => {
    const asked = returnStatuses.filter(
      (returnStatus) => lateReturn({ ...over, returnStatus }, '2026-12-20') !== null,
    );
    expect(asked).toEqual(['none', 'declared', 'missing']);
  });

  it('never costs more than the deposit, nor less on a later day', () => {
    const amounts = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(amounts, amounts, fc.nat(60), fc.nat(60), (rent, securityDeposit, days, more) => {
        const rental = { ...over, rent, securityDeposit };
        const fee = (after: number) => lateReturn(rental, addDays(period.end, after))?.fee ?? 0;
        expect(fee(days + more)).toBeGreaterThanOrEqual(fee(days));
        expect(fee(days)).toBeLessThanOrEqual(securityDeposit);
        expect(fee(days)).toBeLessThanOrEqual(days * Math.ceil(rent / 3));
      }),
    );
  });
});

describe('an object', () => {
  it('is out from the day after the last one, until somebody says that it is back', () => {
    expect(isOut(over, '2026-12-13')).toBe(false);
    expect(isOut(over, '2026-12-14')).toBe(true);
    expect(isOut({ ...over, returnStatus: 'missing' }, '2026-12-14')).toBe(true);
    expect(isOut({ ...over, returnStatus: 'declared' }, '2026-12-14')).toBe(false);
  });
});
