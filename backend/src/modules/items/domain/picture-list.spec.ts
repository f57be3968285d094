import { describe, expect, it } from 'vitest';
import { parsePictureList } from './picture-list.js';

describe('a list of pictures', () => {
  it('is a list of texts, in order', () => {
    expect(parsePictureList(['b.webp', 'a.webp'])).toEqual(['b.webp', 'a.webp']);
  });

  it('may be a text holding a JSON list', () => {
    expect(parsePictureList('["a.webp","b.webp"]')).toEqual(['a.webp', 'b.webp']);
  });

  it.each(['', ' ', 'null', null])('is empty when it is %j', (value) => {
    expect(parsePictureList(value)).toEqual([]);
  });

  it.each(['[broken', '"text"', '{}', [{}], 7])('is refused when it is %j', (value) => {
    expect(parsePictureList(value)).toBeNull();
  });
});
