import { expect, it } from 'vitest';
import { isTelling } from './same-picture.js';

it.each([
  [0n, false],
  [-1n, false],
  [0b111n, false],
  [0x0f0f_0f0f_0f0f_0f0fn, true],
  [-0x0f0f_0f0f_0f0fn, true],
])('the hash %s says enough of its picture: %s', (hash, expected) =>
  expect(isTelling(hash)).toBe(expected),
);
