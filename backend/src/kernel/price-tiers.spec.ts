import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceTier, tierProblem, unitPriceOf } from './price-tiers.js';

const prices = fc.integer({ min: 100, max: 1_000_000 });
const tiers = fc.array(fc.record({ from: fc.integer({ min: 1, max: 60 }), price: prices }), {
  maxLength: 4,
});

const rentOf = (price: number, all: PriceTier[], units: number) =>
  units * unitPriceOf(price, all, units);

describe('the price of several days or weeks', () => {
  it('is that of the last tier that has begun', () => {
    const all = [
      { from: 3, price: 8_000 },
      { from: 7, price: 7_000 },
    ];
    const priceOf = (units: number) => unitPriceOf(10_000, all, units);
    expect([1, 2, 3, 6, 7, 30].map(priceOf)).toEqual([10_000, 10_000, 8_000, 8_000, 7_000, 7_000]);
  });

  it('never makes a longer rental cost as little as a shorter one', () => {
    fc.assert(
      fc.property(prices, tiers, fc.integer({ min: 1, max: 80 }), (price, all, units) => {
        fc.pre(tierProblem(price, all) === null);
        expect(rentOf(price, all, units + 1)).toBeGreaterThan(rentOf(price, all, units));
      }),
    );
  });

  it('is refused exactly when some tier makes it cost as little, or is not a later and cheaper one', () => {
    fc.assert(
      fc.property(prices, tiers, (price, all) => {
        const starts = [{ from: 1, price }, ...all];
        const isBad = all.some(({ from, price: cheaper }, index) => {
          const before = starts[index] as PriceTier;
          return (
            from <= before.from ||
            cheaper >= before.price ||
            from * cheaper <= (from - 1) * before.price
          );
        });
        expect(tierProblem(price, all) !== null).toBe(isBad);
      }),
    );
  });

  it.each([
    [[{ from: 1, price: 9_000 }], 'from'],
    [[{ from: 3, price: 10_000 }], 'price'],
    [[{ from: 3, price: 6_000 }], 'price'],
  ])('names the field that is wrong: %j', (all, field) => {
    expect(tierProblem(10_000, all)).toMatchObject({ index: 0, field });
  });

  it.each([
    [10_000, 'Indiquez moins de 10 000 FCFA.'],
    [6_000, /^Indiquez au moins 6 667 FCFA : .*\.$/],
  ])('says amounts as people read them: %i', (price, said) => {
    const message = tierProblem(10_000, [{ from: 3, price }])?.message;
    expect(message?.replaceAll(/\s/g, ' ')).toMatch(said);
  });
});
