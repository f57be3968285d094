import { describe, expect, it } from 'vitest';
import { mayDoAlone, passes } from './alone-rules.js';

const most = { subject: 50_000, all: 250_000 };

describe('what one admin does alone', () => {
  it.each([
    [50_000, 0, 0, true],
    [50_001, 0, 0, false],
    [20_000, 30_000, 30_000, true],
    [20_001, 30_000, 30_000, false],
    [50_000, 0, 200_000, true],
    [50_000, 0, 200_001, false],
  ])(
    'of %i XAF after %i for the same subject and %i in all, is enough: %s',
    (amount, subject, all, may) => {
      expect(mayDoAlone(amount, { subject, all }, most)).toBe(may);
    },
  );

  it('is nothing where no admin may do anything alone', () => {
    expect(mayDoAlone(1, { subject: 0, all: 0 }, { subject: 0, all: 0 })).toBe(false);
  });

  it('passes a threshold once', () => {
    expect(passes(100_000, 90_000, 10_000)).toBe(false);
    expect(passes(100_000, 90_000, 10_001)).toBe(true);
    expect(passes(100_000, 100_001, 1)).toBe(false);
  });
});
