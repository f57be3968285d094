import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratingOf } from './rating.js';

describe('a rating', () => {
  it('is 4.0 without reviews', () => {
    expect(ratingOf(0, 0)).toEqual({ average: 4, count: 0 });
  });

  it('barely moves with one review', () => {
    expect(ratingOf(1, 1)).toEqual({ average: 3.5, count: 1 });
    expect(ratingOf(1, 5)).toEqual({ average: 4.2, count: 1 });
  });

  it('comes close to the mean of many reviews', () => {
    expect(ratingOf(500, 500 * 5)).toEqual({ average: 5, count: 500 });
  });
});

describe('any rating', () => {
  const stars = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 300 });
  const averageOf = (all: number[]) => ratingOf(all.length, sumOf(all)).average;
  const sumOf = (all: number[]) => all.reduce((sum, one) => sum + one, 0);

  it('lies between 4.0 and the mean of its reviews', () => {
    fc.assert(
      fc.property(stars, (all) => {
        const mean = all.length === 0 ? 4 : sumOf(all) / all.length;
        expect(averageOf(all)).toBeGreaterThanOrEqual(Math.min(4, mean) - 0.05);
        expect(averageOf(all)).toBeLessThanOrEqual(Math.max(4, mean) + 0.05);
      }),
    );
  });

  it('never falls by five stars more, nor rises by one star more', () => {
    fc.assert(
      fc.property(stars, (all) => {
        expect(averageOf([...all, 5])).toBeGreaterThanOrEqual(averageOf(all));
        expect(averageOf([...all, 1])).toBeLessThanOrEqual(averageOf(all));
      }),
    );
  });

  it('does not depend on the order of its reviews', () => {
    fc.assert(
      fc.property(stars, (all) => {
        expect(averageOf(all.toReversed())).toBe(averageOf(all));
      }),
    );
  });

  it('moves by a sixth of the distance at most with one review', () => {
    fc.assert(
      fc.property(stars, fc.integer({ min: 1, max: 5 }), (all, one) => {
        expect(Math.abs(averageOf([...all, one]) - averageOf(all))).toBeLessThanOrEqual(
          4 / 6 + 0.1,
        );
      }),
    );
  });
});
