import { describe, expect, it } from 'vitest';
import { alone, answerOf } from './kept-answers.js';

describe('an answer that is kept', () => {
  it('holds no more memory than it counts', () => {
    for (const length of [2, 3_000, 200_000]) {
      const answer = answerOf('x'.repeat(length), {});
      expect(answer?.body.buffer.byteLength).toBe(length);
    }
    const large = Buffer.allocUnsafeSlow(50);
    expect(alone(large)).toBe(large);
    expect(alone(large.subarray(3, 5)).buffer.byteLength).toBe(2);
  });

  it('says that it differs by encoding when it may be compressed, beside what else it differs by', () => {
    const vary = (length: number, headers = {}) =>
      answerOf('x'.repeat(length), headers)?.headers.vary;
    expect(vary(2)).toBeUndefined();
    expect(vary(2, { vary: 'Save-Data' })).toBe('Save-Data');
    expect(vary(2_000)).toBe('accept-encoding');
    expect(vary(2_000, { vary: 'Save-Data' })).toBe('Save-Data, accept-encoding');
  });

  it('is of nobody: one with a cookie is not kept', () => {
    expect(answerOf('x', { 'set-cookie': 'a=b' })).toBeUndefined();
  });
});
