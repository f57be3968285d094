import { expect, it } from 'vitest';
import { differenceAmount } from './difference-amount.js';

const said = { amount: 1_000, gatewayAmount: null, fees: null, gatewayFees: null };

it.each([
  ['succeeded-here-only', said, 1_000],
  ['failed-here-only', said, 1_000],
  ['failed-here-only', { ...said, gatewayAmount: 400 }, 400],
  ['other-amount', { ...said, gatewayAmount: 400 }, 600],
  ['other-amount', { ...said, gatewayAmount: 1_500 }, 500],
  ['other-fees', { ...said, gatewayAmount: 1_000, fees: 10, gatewayFees: 12 }, 2],
  ['other-fees', { ...said, fees: 10 }, 10],
  ['in-review', { ...said, gatewayAmount: 400 }, 1_000],
  ['undecided-for-long', said, 1_000],
] as const)('the books differ on %s by XAF: %o, %d', (kind, amounts, expected) => {
  expect(differenceAmount({ kind, ...amounts })).toBe(expected);
});
