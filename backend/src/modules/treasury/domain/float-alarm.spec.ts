import { describe, expect, it } from 'vitest';
import { isShort } from './float-alarm.js';

describe('the float of an operator', () => {
  it('is short once it holds less than may be withdrawn and the margin', () => {
    expect(isShort({ available: 1_500, withdrawable: 1_000 }, 500)).toBe(false);
    expect(isShort({ available: 1_499, withdrawable: 1_000 }, 500)).toBe(true);
  });

  it('needs no margin where nothing may be withdrawn', () => {
    expect(isShort({ available: 0, withdrawable: 0 }, 500)).toBe(false);
  });
});
