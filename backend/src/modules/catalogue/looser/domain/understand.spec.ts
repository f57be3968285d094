import { describe, expect, it } from 'vitest';
import { askedWords, type KnownWord, type Synonym, understand } from './understand.js';

const known = (word: string, facts: Partial<KnownWord> = {}): KnownWord => ({
  word,
  isKnown: true,
  isPlace: false,
  near: [],
  ...facts,
});

const synonyms: Synonym[] = [
  { meaning: 'autocuiseur', phrase: 'autocuiseur', broad: false },
  { meaning: 'autocuiseur', phrase: 'marmite a pression', broad: false },
  { meaning: 'autocuiseur', phrase: 'cocotte', broad: true },
];

const alternatives = (text: string, facts: KnownWord[]) =>
  understand(askedWords(text), facts, synonyms).map((term) =>
    term.alternatives.map(({ words }) => words.join(' ')),
  );

describe('what a search may mean', () => {
  it('is each of its words that has a meaning', () => {
    const facts = [known('location'), known('perceuse')];
    expect(alternatives('location de perceuse', facts)).toEqual([['perceuse']]);
  });

  it('is the nearest words of titles for one that no title has', () => {
    const facts = [known('bosh', { isKnown: false, near: ['boite', 'bosch'] })];
    expect(alternatives('bosh', facts)).toEqual([['bosh', 'bosh', 'bosch']]);
  });

  it('is nothing that only looks alike beside a word that sounds the same', () => {
    const near = ['bose', 'bosch', 'boche'];
    const facts = [known('bosh', { isKnown: false, near })];
    expect(alternatives('bosh', facts)).toEqual([['bosh', 'bosh', 'boche', 'bosch']]);
    expect(alternatives('bosx', [known('bosx', { isKnown: false, near: ['bose'] })])).toEqual([
      ['bosx', 'bosx', 'bose'],
    ]);
  });

  it('is no other word for one that titles have, and for a place', () => {
    expect(alternatives('bosh', [known('bosh', { near: ['bosch'] })])).toEqual([['bosh']]);
    const place = known('balise', { isKnown: false, isPlace: true, near: ['valise'] });
    expect(alternatives('balise', [place])).toEqual([['balise']]);
  });

  it('is what people call the same, in the plural too', () => {
    const facts = [known('marmites'), known('pression')];
    expect(alternatives('marmites à pression', facts)).toEqual([
      ['marmites', 'autocuiseur'],
      ['pression', 'autocuiseur'],
    ]);
  });

  it('is what a broad word stands for, and not the broad word for the others', () => {
    expect(alternatives('cocotte', [known('cocotte')])).toEqual([
      ['cocotte', 'autocuiseur', 'marmite pression'],
    ]);
    expect(alternatives('autocuiseur', [known('autocuiseur')])).toEqual([
      ['autocuiseur', 'marmite pression'],
    ]);
  });

  it('is a word written in two', () => {
    const facts = [known('video'), known('projecteur'), known('videoprojecteur')];
    expect(alternatives('vidéo projecteur', facts)).toEqual([
      ['video', 'videoprojecteur'],
      ['projecteur', 'videoprojecteur'],
    ]);
  });

  it('is above all the words that say what it is', () => {
    const facts = [known('perceuse'), known('850'), known('akanda', { isPlace: true })];
    const terms = understand(askedWords('perceuse 850 akanda'), facts, []);
    expect(terms.map(({ isCore }) => isCore)).toEqual([true, false, false]);
  });

  it('is a number when there is nothing else', () => {
    expect(understand(['850'], [known('850')], [])).toMatchObject([{ isCore: true, weight: 1 }]);
  });
});
