import { describe, expect, it } from 'vitest';
import { isMostlyPersonal, isRepetitive, isSequential, withoutEnds } from './guessable-password.js';

it.each([
  '        ',
  'aaaaaaaa',
  'abababab',
  'azerazer',
  'azerazerazer',
  '12121212',
  'aabbaaab',
  '01101000',
])('%j is repetitive', (text) => {
  expect(isRepetitive(text)).toBe(true);
});

it.each([
  'motdepasse-de-test',
  'lokademo2026!',
  'tortue verte',
  'bonbons-verts',
  'tortue-nana',
  'aabbaaac',
  'tortutortu',
])('%j is not', (text) => {
  expect(isRepetitive(text)).toBe(false);
});

it.each(['12345678901234567890', '98765432', 'abcdefgh', '67890123', 'zyxwvuts'])(
  '%s is a sequence',
  (text) => {
    expect(isSequential(text)).toBe(true);
  },
);

it.each(['1234567x', '13579135', 'motdepasse-de-test', 'aaaaaaaa', 'abcdefga'])(
  '%s is none',
  (text) => {
    expect(isSequential(text)).toBe(false);
  },
);

it.each([
  ['!password2026', 'password'],
  ['!!12password', 'password'],
  ['2mot2passe!de-test!', 'mot2passe!de-test'],
  ['12345678', ''],
])('looks at the word between numbers and signs: %s', (password, word) => {
  expect(withoutEnds(password)).toBe(word);
});

describe('a password of personal words', () => {
  const known = ['loka', 'Éric Mboumba', 'eric.mboumba@loka.example'];

  it.each([
    'mboumba2026',
    'EricMboumba!',
    'éricmboumba1',
    'lokaloka24',
    'Loka2026!',
    'mboumba@loka',
    'Loka™2026!',
  ])('%s is hardly more than them', (password) => {
    expect(isMostlyPersonal(password, known)).toBe(true);
  });

  it.each(['LokaDemo2026!', 'mboumba mange des mangues', 'tortue-verte-9'])(
    '%s is more',
    (text) => {
      expect(isMostlyPersonal(text, known)).toBe(false);
    },
  );

  it.each([
    ['LOKAvert', ['loka'], 'four letters more'],
    ['loka!!!!!!!!!2026', ['loka'], 'four digits and any signs'],
    ['lea2026!', ['Léa'], 'of a name of three letters'],
    ['eric2026', ['Éric'], 'of a name without its accent'],
    ['Ericson2026', ['Eri Ericson'], 'of a name that begins with another'],
    ['Ericson2026', ['Ericson Eri'], 'in whichever order they are'],
  ])('%s is guessed by whoever knows %j: %s', (password, names) => {
    expect(isMostlyPersonal(password, names)).toBe(true);
  });

  it.each([
    ['lokaverte', ['loka'], 'five letters more'],
    ['loka12345', ['loka'], 'five digits more'],
    ['jojoli2026', ['Jo Li'], 'names of two letters are in many words'],
    ['1-2-3-4-', ['loka'], 'nothing of it is known'],
    ['1-2-3-4-', [], 'nothing is known'],
  ])('%s is not guessed by whoever knows %j: %s', (password, names) => {
    expect(isMostlyPersonal(password, names)).toBe(false);
  });
});
