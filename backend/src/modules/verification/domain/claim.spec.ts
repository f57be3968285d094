import { describe, expect, it } from 'vitest';
import { claimOf, lookerOf, noClaim } from './claim.js';

const now = new Date('2026-12-01T10:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('a claim', () => {
  it('says who looks, for five minutes', () => {
    const claim = claimOf('sylvie', now);
    expect(lookerOf(claim, now)).toBe('sylvie');
    expect(lookerOf(claim, minutesLater(4.99))).toBe('sylvie');
    expect(lookerOf(claim, minutesLater(5))).toBeNull();
    expect(lookerOf(noClaim, now)).toBeNull();
  });
});
