import { describe, expect, it } from 'vitest';
import { addDays } from '../../../kernel/day.js';
import { factsOf, isToCompare } from './agreement.js';

const payment = { status: 'succeeded', settledAmount: 900, amount: 1_000, gatewayFees: 10 };

describe('what is agreed on', () => {
  it('is the status, and of a success what was settled and its fees', () => {
    expect(factsOf(payment, undefined)).toBe('succeeded 900 10');
    expect(factsOf({ ...payment, settledAmount: null }, undefined)).toBe('succeeded 1000 10');
    expect(factsOf({ ...payment, status: 'failed' }, undefined)).toBe('failed');
    expect(factsOf({ ...payment, status: 'failed' }, 950)).toBe('succeeded 950 10');
  });

  it.each(['created', 'submitting', 'pending', 'unknown', 'review'])(
    'is nothing while a payment is %s',
    (status) => {
      expect(factsOf({ ...payment, status }, undefined)).toBeNull();
    },
  );

  it('is nothing of a success while its fees are not known: they are learnt by asking', () => {
    expect(factsOf({ ...payment, gatewayFees: null }, undefined)).toBeNull();
  });
});

describe('a payment', () => {
  const agreedOn = '2027-01-07';
  const facts = 'failed';
  const agreed = (times: number) => ({ facts, agreement: { facts, agreedOn, times } });
  const isAsked = (night: number, times = 1, given = {}) =>
    isToCompare({ ...agreed(times), isRecent: true, ...given }, addDays(agreedOn, night), 7);

  it('that was never agreed on is asked about while it is recent', () => {
    for (const isRecent of [true, false])
      expect(isAsked(1, 1, { agreement: undefined, isRecent })).toBe(isRecent);
  });

  it('that was agreed on is asked about once more after seven nights, recent or not', () => {
    for (const isRecent of [true, false]) {
      const nights = [0, 1, 6, 7, 8].map((night) => isAsked(night, 1, { isRecent }));
      expect(nights).toEqual([false, false, false, true, true]);
      expect([7, 8, 30].map((night) => isAsked(night, 2, { isRecent }))).toEqual([
        false,
        false,
        false,
      ]);
    }
  });

  it('that has changed here since is asked about at once, however old it is', () => {
    for (const changed of ['succeeded 950 10', null])
      for (const isRecent of [true, false])
        expect(isAsked(1, 2, { facts: changed, isRecent })).toBe(true);
  });
});
