import { expect, it } from 'vitest';
import { blurStyle, picturesOf, weightOf } from './picture';

it('takes a list of pictures, and nothing from a field that is none', () => {
  expect(picturesOf(['/a.webp', '/b.webp'])).toEqual(['/a.webp', '/b.webp']);
  for (const field of [undefined, null, '/a.webp', {}, 3]) expect(picturesOf(field)).toEqual([]);
  expect(picturesOf([null, '/a.webp'])).toEqual(['/a.webp']);
});

it('says in kilobytes what a width weighs, and nothing when it is not known', () => {
  const facts = { blur: null, bytes: [812, 24_400, 96_000] };
  expect([weightOf(facts, 320), weightOf(facts, 640)]).toEqual([
    ' ·\u00a01\u00a0ko',
    ' ·\u00a024\u00a0ko',
  ]);
  expect(weightOf({ blur: null, bytes: [] }, 320)).toBe('');
  expect(weightOf(undefined, 320)).toBe('');
});

it('hands the colours of a picture to the styles one by one', () => {
  const style = blurStyle({ blur: 'fedcba987654321012', bytes: [] });
  expect(style).toEqual({
    ...{ '--c0': '#fed', '--c1': '#cba', '--c2': '#987' },
    ...{ '--c3': '#654', '--c4': '#321', '--c5': '#012' },
  });
  expect(blurStyle({ blur: null, bytes: [] })).toBeUndefined();
});
