import { describe, expect, it } from 'vitest';
import { mean, ndcg, recall } from './metrics.js';

describe('nDCG', () => {
  it('is 1 for the best order, and 0 without anything good', () => {
    expect(ndcg([3, 2, 0], [0, 2, 3])).toBe(1);
    expect(ndcg([0, 0], [3])).toBe(0);
    expect(ndcg([], [3])).toBe(0);
  });

  it('counts what comes later for less', () => {
    expect(ndcg([0, 3], [3])).toBeCloseTo(1 / Math.log2(3));
    expect(ndcg([2, 3], [3, 2])).toBeLessThan(1);
  });

  it('looks at the first ten alone', () => {
    expect(ndcg([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3], [3])).toBe(0);
  });
});

describe('recall', () => {
  it('is the share of good objects found, of those that fit', () => {
    expect(recall([3, 0, 1], [3, 2, 1])).toBe(0.5);
    expect(recall([3, 3], [3, 3, 3], 2)).toBe(1);
  });
});

it('a mean of nothing is 0', () => {
  expect(mean([])).toBe(0);
  expect(mean([1, 2])).toBe(1.5);
});
