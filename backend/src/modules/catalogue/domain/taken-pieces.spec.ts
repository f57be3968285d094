import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../kernel/day.js';
import { heldWhileMissing, type Occupied, periodsWithout, takenPieces } from './taken-pieces.js';

const first = '2026-12-01';
const occupations = fc.array(
  fc
    .record({
      at: fc.integer({ min: -10, max: 20 }),
      days: fc.integer({ min: 1, max: 9 }),
      pieces: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ at, days, pieces }): Occupied => {
      const start = addDays(first, at);
      return { start, end: addDays(start, days), pieces };
    }),
  { maxLength: 12 },
);
const days = Array.from({ length: 30 }, (_, index) => addDays(first, index));
const onDay = (all: readonly Occupied[], day: string) =>
  all
    .filter(({ start, end }) => start <= day && day < end)
    .reduce((sum, { pieces }) => sum + pieces, 0);

describe('the pieces that are taken', () => {
  it('are each day as many as somebody has then', () => {
    fc.assert(
      fc.property(occupations, (all) => {
        const taken = takenPieces(all, first);
        expect(days.map((day) => onDay(taken, day))).toEqual(days.map((day) => onDay(all, day)));
      }),
    );
  });

  it('are told in order, from the first day on, in steps that differ', () => {
    fc.assert(
      fc.property(occupations, (all) => {
        const taken = takenPieces(all, first);
        for (const [index, { start, end, pieces }] of taken.entries()) {
          expect(start >= first && start < end && pieces > 0).toBe(true);
          const next = taken[index + 1];
          if (!next) continue;
          expect(next.start > end || (next.start === end && next.pieces !== pieces)).toBe(true);
        }
      }),
    );
  });

  it('leave none on the days on which as many are taken as there are', () => {
    fc.assert(
      fc.property(occupations, fc.integer({ min: 1, max: 6 }), (all, stock) => {
        const taken = takenPieces(all, first);
        const without = periodsWithout(stock, taken);
        for (const day of days) {
          const isWithout = without.some(({ start, end }) => start <= day && day < end);
          expect(isWithout).toBe(onDay(all, day) >= stock);
        }
      }),
    );
  });
});

describe('pieces that are missing', () => {
  const rules = { firstStart: first, lastStart: addDays(first, 366), longestDays: 366 };

  it('are held on every day that can be asked for, beside those that are let', () => {
    const held = heldWhileMissing(1, rules);
    const booked = { start: addDays(first, 2), end: addDays(first, 4), pieces: 1 };
    const taken = takenPieces([booked, ...held], first);
    expect(periodsWithout(1, taken)).toEqual([{ start: first, end: addDays(first, 732) }]);
    expect(periodsWithout(2, taken)).toEqual([{ start: booked.start, end: booked.end }]);
  });

  it('are no days when there are none', () => {
    expect(heldWhileMissing(0, rules)).toEqual([]);
  });
});
