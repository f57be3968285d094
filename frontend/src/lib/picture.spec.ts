import { expect, it } from 'vitest';
import { picturesOf } from './picture';

it('takes a list of pictures, and nothing from a field that is none', () => {
  expect(picturesOf(['/a.webp', '/b.webp'])).toEqual(['/a.webp', '/b.webp']);
  for (const field of [undefined, null, '/a.webp', {}, 3]) expect(picturesOf(field)).toEqual([]);
  expect(picturesOf([null, '/a.webp'])).toEqual(['/a.webp']);
});
