import { describe, expect, it } from 'vitest';
import { formatHours, formatShare, shortFcfa } from './trend-words';

describe('figures in words', () => {
  it('are hours up to a day, then days and hours', () => {
    expect([0, 5.5, 23.96, 24, 30.4, 71.9].map(formatHours)).toEqual([
      '0\u00a0h',
      '5,5\u00a0h',
      '24\u00a0h',
      '1\u00a0j',
      '1\u00a0j\u00a06\u00a0h',
      '3\u00a0j',
    ]);
  });

  it('are shares in percent, and nothing of nothing', () => {
    expect(formatShare(3, 4)).toBe('75\u00a0%');
    expect(formatShare(0, 0)).toBe('—');
  });

  it('are shortened where there is little room', () => {
    expect(shortFcfa(2_400_000)).toBe('2,4\u00a0M\u00a0FCFA');
    expect(shortFcfa(0)).toBe('0\u00a0FCFA');
  });
});
