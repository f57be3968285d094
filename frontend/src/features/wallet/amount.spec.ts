import { describe, expect, it } from 'vitest';
import { readAmount } from './amount';

describe('an amount as it is typed', () => {
  it.each([
    ['10000', 10_000],
    ['10\u202f000', 10_000],
    ['10 000 FCFA', 10_000],
    ['', 0],
    ['abc', 0],
  ])('%s is %d francs', (text, francs) => expect(readAmount(text)).toBe(francs));

  it('stays a number of francs, however many digits are typed', () => {
    expect(readAmount('9'.repeat(40))).toBe(999_999_999);
  });
});
