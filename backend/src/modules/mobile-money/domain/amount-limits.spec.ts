import { describe, expect, it } from 'vitest';
import { amountRefusal } from './amount-limits.js';

const limits = { least: 100, most: 500_000 };
const refusal = (amount: number) => amountRefusal(amount, limits, 'Airtel Money');

describe('an amount that an operator is to move', () => {
  it.each([100, 101, 499_999, 500_000])('is within its limits: %i', (amount) => {
    expect(refusal(amount)).toBeNull();
  });

  it.each([
    [99, /^Airtel Money ne prend pas moins de 100\sFCFA/],
    [500_001, /^Airtel Money ne prend pas plus de 500.000\sFCFA/],
  ])('is refused beyond them: %i', (amount, message) => {
    expect(refusal(amount)).toMatch(message);
  });
});
