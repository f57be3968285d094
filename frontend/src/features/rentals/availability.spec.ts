import { describe, expect, it } from 'vitest';
import { freePieces, freePiecesOn, takenPeriods } from './availability';

const item = { pieces: 1, taken: [{ start: '2026-12-05', end: '2026-12-08', pieces: 1 }] };

const chairs = {
  pieces: 40,
  taken: [
    { start: '2026-12-05', end: '2026-12-08', pieces: 15 },
    { start: '2026-12-08', end: '2026-12-10', pieces: 40 },
    { start: '2026-12-20', end: '2026-12-22', pieces: 10 },
  ],
};

describe('the free pieces of an item', () => {
  it.each([
    ['2026-12-04', 1],
    ['2026-12-05', 0],
    ['2026-12-07', 0],
    ['2026-12-08', 1],
  ])('on %s are %i: the day of a return is free', (day, pieces) => {
    expect(freePiecesOn(item, day)).toBe(pieces);
  });

  it.each([
    ['2026-12-07', '2026-12-09', 0],
    ['2026-12-01', '2026-12-31', 0],
    ['2026-12-08', '2026-12-09', 1],
    ['2026-12-04', '2026-12-05', 1],
  ])('from %s to %s are %i: those of the fullest day', (start, end, pieces) => {
    expect(freePieces(item, { start, end })).toBe(pieces);
  });

  it.each([
    ['2026-12-01', '2026-12-05', 40],
    ['2026-12-04', '2026-12-06', 25],
    ['2026-12-07', '2026-12-09', 0],
    ['2026-12-10', '2026-12-21', 30],
  ])('of forty chairs from %s to %s are %i', (start, end, pieces) => {
    expect(freePieces(chairs, { start, end })).toBe(pieces);
  });
});

describe('the days on which no piece is free', () => {
  it('are those of the only piece', () => {
    expect(takenPeriods(item)).toEqual([{ start: '2026-12-05', end: '2026-12-08' }]);
  });

  it('are those on which all pieces are taken, together where they follow each other', () => {
    const full = { start: '2026-12-10', end: '2026-12-12', pieces: 40 };
    expect(takenPeriods({ ...chairs, taken: [full, ...chairs.taken] })).toEqual([
      { start: '2026-12-08', end: '2026-12-12' },
    ]);
  });
});
