import { describe, expect, it } from 'vitest';
import { isWithin, leftOf } from './withdrawal-limit.js';

const limit = { count: 3, amount: 100_000 };

describe('the withdrawals of a day', () => {
  it.each([
    [[], { count: 3, amount: 100_000 }],
    [[40_000], { count: 2, amount: 60_000 }],
    [[40_000, 60_000], { count: 1, amount: 0 }],
    [[1_000, 1_000, 1_000, 200_000], { count: 0, amount: 0 }],
  ])('of %j leave %j', (amounts, left) => {
    expect(leftOf(limit, amounts)).toEqual(left);
  });

  it.each([
    [{ count: 1, amount: 500 }, 500, true],
    [{ count: 1, amount: 500 }, 501, false],
    [{ count: 0, amount: 500 }, 100, false],
  ])('allow within %j one of %s: %s', (left, amount, allowed) => {
    expect(isWithin(left, amount)).toBe(allowed);
  });
});
