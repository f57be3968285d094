import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../kernel/day.js';
import { assignPieces, type Letting } from './assign-pieces.js';

const firstDay = '2026-12-01';

const lettings = fc
  .array(
    fc.record({
      from: fc.integer({ min: 0, max: 20 }),
      days: fc.integer({ min: 1, max: 10 }),
      pieces: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 25 },
  )
  .map((drawn) =>
    drawn.map(({ from, days, pieces }, index): Letting => {
      const start = addDays(firstDay, from);
      return { id: String(index), start, end: addDays(start, days), pieces };
    }),
  );

/** How many pieces are let on the day on which the most are. */
function mostOnADay(all: readonly Letting[]): number {
  const counts = all.map(({ start: day }) =>
    all
      .filter(({ start, end }) => start <= day && day < end)
      .reduce((sum, { pieces }) => sum + pieces, 0),
  );
  return Math.max(0, ...counts);
}

const overlap = (one: Letting, other: Letting) => one.start < other.end && other.start < one.end;

describe('the pieces of an object', () => {
  it('are had by one letting at a time, as many as it is for', () => {
    fc.assert(
      fc.property(lettings, (all) => {
        const assigned = assignPieces(all);
        const piecesOf = ({ id }: Letting) => assigned.get(id) ?? [];
        for (const one of all) {
          expect(new Set(piecesOf(one)).size).toBe(one.pieces);
          for (const other of all) {
            if (other === one || !overlap(one, other)) continue;
            expect(piecesOf(one).filter((piece) => piecesOf(other).includes(piece))).toEqual([]);
          }
        }
      }),
    );
  });

  it('are no more than are let on the day on which the most are', () => {
    fc.assert(
      fc.property(lettings, (all) => {
        const highest = Math.max(0, ...[...assignPieces(all).values()].flat());
        expect(highest).toBe(mostOnADay(all));
      }),
    );
  });

  it('are the lowest that are free', () => {
    const [one, other, third] = [
      { id: 'a', start: '2026-12-01', end: '2026-12-03', pieces: 2 },
      { id: 'b', start: '2026-12-02', end: '2026-12-05', pieces: 1 },
      { id: 'c', start: '2026-12-03', end: '2026-12-04', pieces: 3 },
    ];
    expect(assignPieces([third, one, other])).toEqual(
      new Map([
        ['a', [1, 2]],
        ['b', [3]],
        ['c', [1, 2, 4]],
      ]),
    );
  });
});
