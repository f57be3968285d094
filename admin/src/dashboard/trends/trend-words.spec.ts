import { describe, expect, it } from 'vitest';
import type { Trend } from '../../api/dashboard';
import {
  formatHours,
  formatShare,
  paymentsInWords,
  shareOfStep,
  shortFcfa,
  shortLabel,
} from './trend-words';

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

  it('of payments are told from their sum', () => {
    expect(paymentsInWords({ count: 8, amount: 863_800 }).replaceAll('\u00a0', ' ')).toBe(
      '8 paiements · 863 800 FCFA',
    );
  });

  it('have the first of a month by its rank', () => {
    expect(shortLabel({ from: '2026-12-01' } as Trend)).toBe('1er\u00a0déc.');
  });

  it('are shares in percent, and nothing of nothing', () => {
    expect(formatShare(3, 4)).toBe('75\u00a0%');
    expect(formatShare(0, 0)).toBe('—');
  });

  it('of steps have no share of nothing, nor of less than themselves', () => {
    const steps = [150, 0, 94, 94, 47].map((count, index, all) =>
      shareOfStep(count, all[index - 1]),
    );
    expect(steps).toEqual(['', '', '', ' · 100\u00a0%', ' · 50\u00a0%']);
  });

  it('are shortened where there is little room', () => {
    expect(shortFcfa(2_400_000)).toBe('2,4\u00a0M\u00a0FCFA');
    expect(shortFcfa(0)).toBe('0\u00a0FCFA');
  });
});
