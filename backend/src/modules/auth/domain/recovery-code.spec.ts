import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newRecoveryCode, readRecoveryCode } from './recovery-code.js';

describe('a recovery code', () => {
  it('has three groups of characters that are not taken for each other', () => {
    const codes = Array.from({ length: 200 }, () => newRecoveryCode((limit) => randomInt(limit)));
    for (const code of codes)
      expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){2}[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(200);
  });

  it('is read as people write it', () => {
    const parts = { prefix: '7KQ4', secret: 'M2XT9RPA' };
    for (const written of ['7KQ4-M2XT-9RPA', '7kq4m2xt9rpa', ' 7KQ4 m2xt - 9RPA '])
      expect(readRecoveryCode(written)).toEqual(parts);
    for (const written of ['', '7KQ4-M2XT', '7KQ4-M2XT-9RPA-2'])
      expect(readRecoveryCode(written)).toBeNull();
  });
});
