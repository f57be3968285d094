import { describe, expect, it } from 'vitest';
import { successor } from './successor.js';

const confirmed = (id: string) => ({ id, confirmedAt: new Date('2026-11-01T10:00:00Z') });
const unconfirmed = (id: string) => ({ id, confirmedAt: null });

describe('the number that follows the preferred one', () => {
  it('is the oldest confirmed', () => {
    const others = [unconfirmed('first'), confirmed('second'), confirmed('third')];
    expect(successor(others)?.id).toBe('second');
  });

  it('is the oldest when none is confirmed', () => {
    expect(successor([unconfirmed('first'), unconfirmed('second')])?.id).toBe('first');
  });

  it('is none when none remains', () => {
    expect(successor([])).toBeUndefined();
  });
});
