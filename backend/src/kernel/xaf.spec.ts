import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatXaf, percentOf } from './xaf.js';

describe('a share of an amount', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
  const percents = fc.integer({ min: 0, max: 100 });

  it('is whole francs, never more than the amount', () => {
    fc.assert(
      fc.property(amounts, percents, (amount, percent) => {
        const share = percentOf(amount, percent);
        expect(Number.isSafeInteger(share)).toBe(true);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('is everything at 100 % and nothing at 0 %', () => {
    expect(percentOf(12_345, 100)).toBe(12_345);
    expect(percentOf(12_345, 0)).toBe(0);
  });

  it('is rounded down', () => {
    expect(percentOf(1_001, 50)).toBe(500);
  });
});

it('an amount is never broken over two lines, whatever the text around it', () => {
  expect([0, 500, 12_500, 10_000_000].map(formatXaf)).toEqual([
    '0\u00a0FCFA',
    '500\u00a0FCFA',
    '12\u00a0500\u00a0FCFA',
    '10\u00a0000\u00a0000\u00a0FCFA',
  ]);
});
