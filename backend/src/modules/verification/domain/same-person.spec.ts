import { expect, it } from 'vitest';
import { normalizeName } from './same-person.js';

it('names are the same in any order, with or without accents', () => {
  for (const written of ['Aïcha Nzé-Ondo', 'NZE ONDO Aicha', '  ondo  aïcha nzé '])
    expect(normalizeName(written)).toBe('aicha nze ondo');
  expect(normalizeName('Aïcha Nzé')).not.toBe(normalizeName('Aïcha Nzé-Ondo'));
});

it.each([
  ['letters that show nothing', 'Ai\u{3164}cha N\u{115f}ze'],
  ['letters of other alphabets', 'Аïсhа Nzе'],
  ['letters that modify others', 'Aichaˈ Nzeˀ'],
  ['an apostrophe', "N'zé Aïcha"],
  ['another apostrophe', 'Aïcha N’zé'],
])('a name is the same with %s', (_what, written) =>
  expect(normalizeName(written)).toBe('aicha nze'),
);

it.each([
  ['Cœur', 'coeur'],
  ['Øyvind Straße', 'oyvind strasse'],
])('%s is %s', (written, plain) => expect(normalizeName(written)).toBe(plain));
