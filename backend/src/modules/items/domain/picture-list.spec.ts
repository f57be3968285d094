import { describe, expect, it } from 'vitest';
import { parsePictureList } from './picture-list.js';

describe('a list of pictures', () => {
  it('is a list of texts, in order', () => {
    expect(parsePictureList(['b.webp', 'a.webp'])).toEqual(['b.webp', 'a.webp']);
  });

  it('may be a text holding a JSON list', () => {
    expect(parsePictureList('["a.webp","b.webp"]')).toEqual(['a.webp', 'b.webp']);
  });

  it('names each picture once', () => {
    expect(parsePictureList(['a.webp', 'a.webp'])).toEqual(['a.webp']);
  });

  it('is empty when the text is', () => {
    expect(parsePictureList('')).toEqual([]);
  });

  it.each(['[broken', '"text"', '{}', [{}], 7, null])('is refused when it is %j', (value) => {
    expect(parsePictureList(value)).toBeNull();
  });
});
