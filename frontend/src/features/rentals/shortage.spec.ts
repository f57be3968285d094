import { describe, expect, it } from 'vitest';
import { shortageOf, shortageWords } from './shortage';

const chairs = {
  pieces: 50,
  taken: [
    { start: '2026-12-05', end: '2026-12-06', pieces: 32 },
    { start: '2026-12-06', end: '2026-12-08', pieces: 10 },
    { start: '2026-12-31', end: '2027-01-04', pieces: 45 },
    { start: '2027-02-01', end: '2027-02-03', pieces: 50 },
  ],
};

const words = (pieces: number, start: string, end: string) => {
  const shortage = shortageOf(chairs, pieces, { start, end });
  return shortage && shortageWords(shortage).replaceAll('\u00a0', ' ');
};

describe('a shortage of pieces', () => {
  it.each([
    [20, '2026-12-03', '2026-12-10', '18 pièces libres du 3 au 10 déc. (32 louées le 5).'],
    [
      45,
      '2026-12-03',
      '2026-12-10',
      '18 pièces libres du 3 au 10 déc. (32 louées le 5, 10 louées du 6 au 7).',
    ],
    [
      6,
      '2026-12-30',
      '2027-01-02',
      '5 pièces libres du 30 déc. au 2 janv. (45 louées du 31 déc. au 1er janv.).',
    ],
  ])('of %i from %s to %s says how many are free, and when not', (pieces, start, end, text) => {
    expect(words(pieces, start, end)).toBe(text);
  });

  it.each([
    ['enough are free', 18, '2026-12-03', '2026-12-10'],
    ['none is free', 20, '2027-02-01', '2027-02-04'],
  ])('is none when %s', (_, pieces, start, end) => {
    expect(words(pieces, start, end)).toBeNull();
  });
});
