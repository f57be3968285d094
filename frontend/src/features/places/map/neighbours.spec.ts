import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours';

const at = (name: string, kilometres: number) => ({
  id: name,
  name,
  point: { latitude: 0.4 + kilometres / 111.2, longitude: 9.45 },
});
const quartiers = [
  at('Loin', 4),
  at('D', 2.4),
  at('B', -1),
  at('Ici', 0),
  at('A', 0.5),
  at('C', 2),
];

describe('the quartiers around a point', () => {
  it('are the three nearest that are near, without the one it is in', () => {
    expect(neighboursOf(at('Ici', 0).point, quartiers)).toEqual(['A', 'B', 'C']);
    expect(neighboursOf(at('Loin', 4).point, quartiers)).toEqual(['D', 'C']);
    expect(neighboursOf(at('Seul', 40).point, quartiers)).toEqual([]);
  });
});
