import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../kernel/day.js';
import { quote } from './rental-price.js';

const francs = fc.integer({ min: 0, max: 1_000_000 });
const lengths = fc.integer({ min: 1, max: 366 });
const start = '2026-12-01';

describe('the price of a rental', () => {
  it('is units × price + security deposit', () => {
    fc.assert(
      fc.property(francs, francs, lengths, (price, securityDeposit, days) => {
        const period = { start, end: addDays(start, days) };
        const { total, rent } = quote({ price, priceUnit: 'jour', securityDeposit }, period);
        expect(rent).toBe(days * price);
        expect(total).toBe(rent + securityDeposit);
      }),
    );
  });

  it('counts a week begun as a week', () => {
    const units = (days: number) =>
      quote(
        { price: 1, priceUnit: 'semaine', securityDeposit: 0 },
        { start, end: addDays(start, days) },
      ).units;
    expect([7, 8, 14, 15].map(units)).toEqual([1, 2, 2, 3]);
  });
});
