import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf, stepsOf } from './shares.js';

const sums = fc.integer({ min: 0, max: 500_000_000 });

describe('the parts of a sum', () => {
  it('are together the sum, to the franc', () => {
    fc.assert(
      fc.property(sums, fc.nat(), (sum, any) => {
        const { renter, owner } = sharesOf(sum, any % (sum + 1));
        expect(renter + owner).toBe(sum);
        expect(Math.min(renter, owner)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('to choose of are whole francs, from nothing to all of it, and never fall', () => {
    fc.assert(
      fc.property(sums, (sum) => {
        const steps = stepsOf(sum);
        expect(steps).toHaveLength(21);
        expect([steps[0], steps.at(-1)]).toEqual([0, sum]);
        for (const [index, step] of steps.entries()) {
          expect(Number.isSafeInteger(step)).toBe(true);
          expect(step).toBeGreaterThanOrEqual(steps[index - 1] ?? 0);
          const { renter, owner } = sharesOf(sum, step);
          expect(renter + owner).toBe(sum);
        }
      }),
    );
  });

  it('are rounded down for whoever the step is of', () => {
    expect(stepsOf(15_001)[10]).toBe(7_500);
    expect(sharesOf(15_001, 7_500)).toEqual({ renter: 7_500, owner: 7_501 });
  });
});
