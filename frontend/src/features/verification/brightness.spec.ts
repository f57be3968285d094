import { expect, it } from 'vitest';
import { brightnessOf, isTooDark } from './brightness';

const pixels = (...colour: [number, number, number]) =>
  Array.from({ length: 12 }, () => [...colour, 255]).flat();

it.each([
  ['a dark room', pixels(30, 28, 25), true],
  ['blue alone, which is hardly seen', pixels(0, 0, 255), true],
  ['a lit face', pixels(120, 90, 70), false],
  ['nothing yet', [], false],
])('%s is too dark: %#', (_, picture, expected) =>
  expect(isTooDark(brightnessOf(picture))).toBe(expected),
);
