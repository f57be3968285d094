import { describe, expect, it } from 'vitest';
import { mostRecordedAlone } from './recorded-by-hand.js';

const payment = { purpose: 'top_up', amount: 5_000, settledAmount: null } as const;

describe('what one admin records as settled', () => {
  it('is at most what was asked for', () => {
    expect(mostRecordedAlone(payment)).toBe(5_000);
    expect(mostRecordedAlone({ ...payment, settledAmount: 2_500 })).toBe(5_000);
  });

  it('may be more when the gateway reported more', () => {
    expect(mostRecordedAlone({ ...payment, settledAmount: 7_000 })).toBe(7_000);
  });

  it.each(['withdrawal', 'refund'] as const)('of a %s credits nobody', (purpose) => {
    expect(mostRecordedAlone({ ...payment, purpose })).toBeNull();
  });
});
