import { describe, expect, it } from 'vitest';
import { readFrancs } from './francs';

describe('an amount as it is typed', () => {
  it.each([
    ['10000', 10_000],
    ['5 000', 5_000],
    ['10\u202f000', 10_000],
    ['10\u00a0000 FCFA', 10_000],
    ['500 F', 500],
    ['', 0],
  ])('%s is %d francs', (text, francs) => expect(readFrancs(text)).toBe(francs));

  it.each(['12,5', '12.5', '-500', 'abc', '1e3', '5 000 €'])('%s is none', (text) => {
    expect(readFrancs(text)).toBeNaN();
  });

  it('stays a number of francs, however many digits are typed', () => {
    expect(readFrancs('9'.repeat(40))).toBe(999_999_999);
  });
});
