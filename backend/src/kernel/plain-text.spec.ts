import { expect, it } from 'vitest';
import { plainText } from './plain-text.js';

it.each([
  ['Aïcha NZÉ', 'aicha nze'],
  ['Œuvré, Cæsar', 'oeuvre, caesar'],
])('%s is plain as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
