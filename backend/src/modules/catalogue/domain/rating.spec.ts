import { describe, expect, it } from 'vitest';
import { ratingOf } from './rating.js';

describe('a rating', () => {
  it('is 4.0 without reviews', () => {
    expect(ratingOf(0, 0)).toEqual({ average: 4, count: 0 });
  });

  it('barely moves with one review', () => {
    expect(ratingOf(1, 1)).toEqual({ average: 3.5, count: 1 });
    expect(ratingOf(1, 5)).toEqual({ average: 4.2, count: 1 });
  });

  it('comes close to the mean of many reviews', () => {
    expect(ratingOf(500, 500 * 5)).toEqual({ average: 5, count: 500 });
  });
});
