import { describe, expect, it } from 'vitest';
import { hasFallen } from './price-fall.js';

const day = (price: number) => ({ price, days: 1 });
const week = (price: number) => ({ price, days: 7 });

describe('a price has fallen', () => {
  it('when it is 5 percent and 100 francs a day lower', () => {
    expect(hasFallen(day(9_500), day(10_000))).toBe(true);
    expect(hasFallen(day(9_501), day(10_000))).toBe(false);
  });

  it('not for a few francs of a small price', () => {
    expect(hasFallen(day(901), day(1_000))).toBe(false);
    expect(hasFallen(day(900), day(1_000))).toBe(true);
  });

  it('not when it rose or stayed', () => {
    expect(hasFallen(day(12_000), day(10_000))).toBe(false);
    expect(hasFallen(day(10_000), day(10_000))).toBe(false);
  });

  it('by the day, when it is for weeks now or was', () => {
    expect(hasFallen(week(35_000), day(10_000))).toBe(true);
    expect(hasFallen(week(70_000), day(10_000))).toBe(false);
    expect(hasFallen(day(5_000), week(70_000))).toBe(true);
  });
});
