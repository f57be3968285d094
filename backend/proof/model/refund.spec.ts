import { expect, it } from 'vitest';
import { refundToRenter } from './refund.js';

const start = Date.parse('2026-12-10T00:00:00+01:00');
const hours = (count: number) => start - count * 3_600_000;

it.each([
  [48, 9_999],
  [47.9, 4_999],
  [24, 4_999],
  [23.9, 0],
])('gives back the share of a cancellation %d hours ahead', (ahead, refund) => {
  expect(refundToRenter(9_999, '2026-12-10', hours(ahead))).toBe(refund);
});
