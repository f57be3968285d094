import { describe, expect, it } from 'vitest';
import { isMostlyPersonal, isRepetitive, withoutEnds } from './guessable-password.js';

it.each(['        ', 'aaaaaaaa', 'abababab', 'azerazer', '12121212'])(
  '%j is repetitive',
  (text) => {
    expect(isRepetitive(text)).toBe(true);
  },
);

it.each(['motdepasse-de-test', 'lokademo2026!', 'tortue verte'])('%j is not', (text) => {
  expect(isRepetitive(text)).toBe(false);
});

it('looks at the word between numbers and signs', () => {
  expect(withoutEnds('!password2026')).toBe('password');
  expect(withoutEnds('12345678')).toBe('');
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
});
