import { describe, expect, it } from 'vitest';
import { walletPart } from './wallet-part';

describe('what the wallet pays of 10 000 francs when a phone pays 100 or more', () => {
  it.each([
    [25_000, 10_000],
    [10_000, 10_000],
    [9_999, 9_900],
    [9_900, 9_900],
    [4_000, 4_000],
    [0, 0],
  ])('with %i in it: %i', (available, part) => {
    expect(walletPart(available, 10_000, 100)).toBe(part);
  });

  it('is nothing of a total that a phone alone must pay', () => {
    expect(walletPart(50, 100, 100)).toBe(0);
  });
});
