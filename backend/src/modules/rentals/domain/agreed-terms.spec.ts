import { describe, expect, it } from 'vitest';
import { startOfDay } from '../../../kernel/day.js';
import { eventsUnderTerms, policyUnder } from './agreed-terms.js';
import { effectOf } from './rental-effects.js';
import { aRental, policy, start } from './rental-facts.testing.js';
import { transitions } from './rental-transitions.js';

/** Under which nobody who cancels gets anything back. */
const strict = {
  ...policy,
  fullRefundHours: 1_000,
  partialRefundHours: 1_000,
  partialRefundPercent: 0,
};
const accepted = aRental({ status: 'acceptee' });
const now = new Date(startOfDay(start).getTime() - 30 * 3_600_000);

describe('the terms of a contract', () => {
  it.each([
    ['stricter', policy, strict, 7_500],
    ['more generous', strict, policy, 0],
  ])(
    'say what a renter who cancels gets back after the rules became %s',
    (_, then, inForce, refund) => {
      const rules = policyUnder(then, inForce);
      expect(effectOf(accepted, 'cancel', 'renter', now, rules)).toMatchObject({ refund });
    },
  );

  it('leave the other rules as they are in force', () => {
    const inForce = { ...strict, requestTimeoutHours: 12, returnTimeoutHours: 36 };
    expect(policyUnder(policy, inForce)).toEqual({
      ...policy,
      requestTimeoutHours: 12,
      returnTimeoutHours: 36,
    });
  });

  it('are asked for by every event that gives back by them, and by no other', () => {
    const delivered = { ...accepted, deliveryFee: 4_000 };
    const hangOnThem = transitions.filter(({ posts = [], sets = () => ({}) }) => {
      const [one, other] = [policy, { ...strict, refundsDelivery: false }].map((rules) => {
        const after = { ...delivered, ...sets(delivered, { now, amount: 0 }, rules) };
        return JSON.stringify(posts.map(({ postings }) => postings(after, now, rules)));
      });
      return one !== other;
    });
    expect(hangOnThem.map(({ event }) => event)).toEqual(eventsUnderTerms);
  });
});
