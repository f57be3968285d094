import { expect, it } from 'vitest';
import { pricePerDay, termsAfter } from './terms.js';

const paid = { start: '2026-12-30', end: '2027-01-02', rent: 3_603, deliveryFee: 600 };
const change = (oldEnd: string, newEnd: string) => ({ id: '', oldEnd, newEnd, paymentId: null });

it('gives a rental the days and the rent of its extensions and shortenings', () => {
  const longer = change('2027-01-02', '2027-01-06');
  const shorter = change('2027-01-06', '2027-01-05');
  expect(pricePerDay(paid)).toBe(1_001);
  expect(termsAfter(paid, [])).toEqual({ ...paid, givenBack: 0 });
  expect(termsAfter(paid, [longer, shorter])).toEqual({
    start: '2026-12-30',
    end: '2027-01-05',
    rent: 6_606,
    deliveryFee: 600,
    givenBack: 1_001,
  });
});
