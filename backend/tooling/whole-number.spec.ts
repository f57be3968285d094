import { afterEach, expect, it, vi } from 'vitest';
import { Failure } from './failure.js';
import { wholeNumber } from './whole-number.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['0', 0],
  ['200', 200],
  ['', undefined],
])('reads "%s"', (text, number) => {
  vi.stubEnv('HISTORIES', text);
  expect(wholeNumber('HISTORIES')).toBe(number);
});

it.each(['-1', '1.5', 'many'])('refuses "%s"', (text) => {
  vi.stubEnv('HISTORIES', text);
  expect(() => wholeNumber('HISTORIES')).toThrow(Failure);
});
