import { describe, expect, it } from 'vitest';
import { prohibitedKinds } from './prohibited-objects.js';

describe('the kinds of what may not be let', () => {
  it.each(['id', 'title', 'description'] as const)('have each their own %s', (name) => {
    const texts = prohibitedKinds.map((kind) => kind[name]);
    expect(new Set(texts).size).toBe(8);
  });

  it.each(prohibitedKinds)('are told to owners in a title and whole sentences: $id', (kind) => {
    expect(kind.id).toMatch(/^[a-z]+$/);
    expect(kind.title).toMatch(/^\p{Lu}.*\p{L}$/u);
    expect(kind.description).toMatch(/^\p{Lu}.*\.$/u);
  });

  it.each(prohibitedKinds)('have words, none of them empty: $id', ({ words }) => {
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(typeof word === 'string' ? word : word.word).toMatch(/\w/);
  });

  it.each(prohibitedKinds)('become harmless near single words alone: $id', ({ words }) => {
    for (const word of words) {
      if (typeof word === 'string') continue;
      expect(word.unless.length).toBeGreaterThan(0);
      for (const near of word.unless) expect(near).toMatch(/^[a-z]+$/);
    }
  });
});
