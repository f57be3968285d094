import { expect, it } from 'vitest';
import { hasMeaning, isMinor, singular, wordsOf } from './words.js';

it('words are as the database normalizes texts', () => {
  expect(wordsOf('L’Échelle à 2 m, « nœud »')).toEqual(['l', 'echelle', 'a', '2', 'm', 'noeud']);
  expect(wordsOf('%_\\ &|!:*')).toEqual([]);
});

it('some words say nothing of what is looked for', () => {
  expect(['de', 'pour', 'louer', 'groupe'].filter(hasMeaning)).toEqual(['groupe']);
});

it('numbers, units and sizes tell objects apart', () => {
  expect(['850', 'w', 'ps5', 'taille', 'scie'].filter(isMinor)).toEqual([
    '850',
    'w',
    'ps5',
    'taille',
  ]);
});

it.each([
  ['perceuses', 'perceuse'],
  ['chapiteaux', 'chapiteau'],
  ['bus', 'bus'],
  ['gps', 'gps'],
])('the singular of %s is %s', (plural, expected) => {
  expect(singular(plural)).toBe(expected);
});
