import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../kernel/day.js';
import { quote, type Tariff } from './rental-price.js';

const francs = fc.integer({ min: 0, max: 1_000_000 });
const cheaper = fc.integer({ min: 100, max: 999 });
const start = '2026-12-01';

const tariffs: fc.Arbitrary<Tariff> = fc.record({
  price: fc.integer({ min: 1_000, max: 1_000_000 }),
  priceUnit: fc.constantFrom('jour', 'semaine'),
  priceTiers: fc.array(fc.record({ from: fc.integer({ min: 2, max: 30 }), price: cheaper }), {
    maxLength: 2,
  }),
  securityDeposit: francs,
  deliveryFee: fc.option(francs),
});
const wishes = fc.record({
  period: fc.integer({ min: 1, max: 366 }).map((days) => ({ start, end: addDays(start, days) })),
  pieces: fc.integer({ min: 1, max: 500 }),
  isDelivered: fc.boolean(),
});

const daily: Tariff = {
  price: 10_000,
  priceUnit: 'jour',
  priceTiers: [{ from: 3, price: 8_000 }],
  securityDeposit: 20_000,
  deliveryFee: 2_500,
};
const days = (count: number) => ({ start, end: addDays(start, count) });
const once = { pieces: 1, isDelivered: false };

describe('the price of a rental', () => {
  it('is units × price × pieces + delivery + security deposit of each piece', () => {
    fc.assert(
      fc.property(tariffs, wishes, (tariff, wanted) => {
        const { units, unitPrice, rent, securityDeposit, total, deliveryFee } = quote(
          tariff,
          wanted,
        );
        expect(rent).toBe(units * unitPrice * wanted.pieces + deliveryFee);
        expect(securityDeposit).toBe(tariff.securityDeposit * wanted.pieces);
        expect(total).toBe(rent + securityDeposit);
      }),
    );
  });

  it('is what its lines add up to', () => {
    fc.assert(
      fc.property(tariffs, wishes, (tariff, wanted) => {
        const { lines, total } = quote(tariff, wanted);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      }),
    );
  });

  it('says a reduction and a delivery in lines of their own', () => {
    const wanted = { period: days(3), pieces: 2, isDelivered: true };
    expect(quote(daily, wanted)).toMatchObject({
      unitPrice: 8_000,
      fullUnitPrice: 10_000,
      rent: 50_500,
      lines: [
        { kind: 'hire', amount: 60_000 },
        { kind: 'reduction', amount: -12_000 },
        { kind: 'delivery', amount: 2_500 },
        { kind: 'deposit', amount: 40_000 },
      ],
    });
    const { lines } = quote({ ...daily, securityDeposit: 0 }, { period: days(2), ...once });
    expect(lines).toEqual([{ kind: 'hire', amount: 20_000 }]);
  });

  it('counts a week begun as a week', () => {
    const weekly: Tariff = { ...daily, priceUnit: 'semaine', priceTiers: [] };
    const units = (count: number) => quote(weekly, { period: days(count), ...once }).units;
    expect([7, 8, 14, 15].map(units)).toEqual([1, 2, 2, 3]);
  });
});
