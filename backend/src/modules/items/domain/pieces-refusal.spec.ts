import { expect, it } from 'vitest';
import { piecesRefusal } from './pieces-refusal.js';

it.each([
  [3, 2, null],
  [3, 3, null],
  [3, 4, 'too-few-pieces'],
  [1, 2, 'too-few-pieces'],
  [0, 1, 'dates-taken'],
  [-1, 1, 'dates-taken'],
] as const)('of an object with %i free pieces, %i are refused with %s', (free, wanted, code) => {
  expect(piecesRefusal(free, wanted)).toBe(code);
});
