import { describe, expect, it } from 'vitest';
import { candidatesOf, leastWorth, matchesOf } from './ranking.js';
import type { Term } from './understand.js';

const term = (word: string, traits: Partial<Term> = {}): Term => ({
  word,
  weight: 1,
  isCore: true,
  alternatives: [{ words: [word], sureness: 1 }],
  ...traits,
});

describe('how an object may have a word', () => {
  it('is best as the first word of its title, then in the title, then elsewhere', () => {
    expect(matchesOf(term('scie'))).toEqual([
      { query: 'scie:A', worth: 1 },
      { query: 'scie:AB', worth: 0.9 },
      { query: 'scie:D', worth: 0.8 },
      { query: 'scie:ABCD', worth: 0.4 },
    ]);
  });

  it('is anywhere for what only tells objects apart', () => {
    expect(matchesOf(term('850'))).toEqual([{ query: '850:ABCD', worth: 1 }]);
  });

  it('is less with another word, of which it must have all parts', () => {
    const alternatives = [{ words: ['pompe', 'eau'], sureness: 0.85 }];
    expect(matchesOf(term('motopompe', { alternatives }))[0]).toEqual({
      query: '(pompe:AB & eau:AB)',
      worth: 0.765,
    });
  });
});

it('objects with every word are looked at first, then those with some', () => {
  const place = term('akanda', { isCore: false, weight: 0.6 });
  expect(candidatesOf([term('scie'), term('bosch'), place])).toEqual([
    '(scie) & (bosch) & (akanda)',
    '(scie) & (bosch)',
    '(scie) | (bosch)',
  ]);
  expect(candidatesOf([term('scie')])).toEqual(['(scie)']);
  expect(leastWorth([term('scie'), term('bosch'), place])).toBeCloseTo(0.6);
  expect(leastWorth([term('scie')])).toBe(0.35);
});
