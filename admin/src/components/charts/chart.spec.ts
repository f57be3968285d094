import { describe, expect, it } from 'vitest';
import { isLabelled, roundedUp } from './chart';

describe('where a chart ends', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 4],
    [5, 6],
    [9, 10],
    [10, 10],
    [11, 20],
    [2_400_000, 4_000_000],
    [0.3, 0.4],
  ])('is above %d at %d', (highest, end) => {
    expect(roundedUp(highest)).toBeCloseTo(end);
  });
});

describe('the labels below a chart', () => {
  const labelled = (count: number) =>
    Array.from({ length: count }, (_, index) => index).filter((index) => isLabelled(index, count));

  it('are the first, the last and some between', () => {
    expect(labelled(8)).toEqual([0, 3, 7]);
    expect(labelled(52)).toEqual([0, 17, 34, 51]);
    expect(labelled(2)).toEqual([0, 1]);
    expect(labelled(1)).toEqual([0]);
  });
});
