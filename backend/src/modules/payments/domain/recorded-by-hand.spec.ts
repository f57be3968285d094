import { describe, expect, it } from 'vitest';
import { confirmedAmount, mostUnanswered } from './recorded-by-hand.js';

describe('what the gateway confirms to have come in', () => {
  it('is what a success states, be it less or more than was asked for', () => {
    const success = { status: 'SUCCESS', fees: 'not stated', detail: '' } as const;
    expect(confirmedAmount({ ...success, amount: 2_500 })).toBe(2_500);
  });

  it('is nothing of what failed or is under way', () => {
    expect(confirmedAmount({ status: 'FAILED', failure: 'other', detail: '' })).toBe(0);
    expect(confirmedAmount({ status: 'PENDING', detail: '' })).toBe(0);
  });

  it.each(['AMBIGUOUS', 'NOT_UNDERSTOOD'] as const)('is not known of %s', (status) => {
    expect(confirmedAmount({ status, detail: '' })).toBeNull();
  });
});

describe('what one admin decides to have come in while the gateway does not say', () => {
  it('is at most what was asked for', () => {
    expect(mostUnanswered({ amount: 5_000, settledAmount: null })).toBe(5_000);
  });

  it.each([2_500, 7_000])('is at most the %s that the gateway had reported', (settledAmount) => {
    expect(mostUnanswered({ amount: 5_000, settledAmount })).toBe(settledAmount);
  });

  it('is at most what was asked for when it had reported a success of nothing', () => {
    expect(mostUnanswered({ amount: 5_000, settledAmount: 0 })).toBe(5_000);
  });
});
