import { describe, expect, it } from 'vitest';
import {
  comparableNumber,
  isNumber,
  isUsualNumber,
  maskedNumber,
  normalizeNumber,
  numberCharacters,
} from './paper-number.js';

describe('the number of a paper', () => {
  it('is the same however it is written', () => {
    for (const written of ['GA-0123456', 'ga 0123456', 'Ga.012/3456', 'ＧＡ0123456'])
      expect(normalizeNumber(written)).toBe('GA0123456');
    expect(normalizeNumber('é12')).toBe('E12');
  });

  it.each(['GA-0123456', 'GА-0123456', 'ga\u{3164}0123456', 'GΑ 0123456'])(
    'is found again when it is written with letters that look like its own: %s',
    (written) => expect(comparableNumber(written)).toBe('GA0123456'),
  );

  it.each(['GA0482131', 'LB 0042/19.85-03', 'É12', 'ЛБВ48', '482131', 'GABON', ''])(
    'has letters and digits of any script, spaces and the signs of papers: %j',
    (text) => expect(text).toMatch(numberCharacters),
  );

  it.each(['#GA0482131', 'GA0482131#', 'GA_048', 'GA\n048', "GA'048"])(
    'has no other sign: %j',
    (text) => expect(text).not.toMatch(numberCharacters),
  );

  it.each([
    ['', false],
    ['A1', false],
    ['A - 1', false],
    ['A12', true],
    ['1 2-3', true],
    ['GA0482131', true],
  ])('has three letters and digits at least: %j', (text, is) => expect(isNumber(text)).toBe(is));

  it.each([
    ['CNI', '0123-4567-8901'],
    ['CNI', 'LB 0042 19850317'],
    ['Passeport', '18GA40752'],
    ['Permis', 'LBV-48213'],
    ['CNI', '482131'],
    ['CNI', '482100'],
    ['CNI', 'LB482131907731'],
    ['Passeport', 'GA48213'],
    ['Passeport', 'ABCD48213'],
    ['Permis', 'L4821'],
    ['Permis', 'LBVGABON4821907'],
  ] as const)('has the usual form: %s %s', (type, number) =>
    expect(isUsualNumber(type, number)).toBe(true),
  );

  it.each([
    ['CNI', 'ABC'],
    ['CNI', '000000000'],
    ['CNI', '123456'],
    ['Passeport', '12GA345678901'],
    ['Passeport', 'PASSEPORT'],
    ['Permis', 'ЛБВ48213'],
    ['Permis', '48213ЛБВ'],
    ['CNI', '48213'],
    ['CNI', 'LB4821319077312'],
    ['CNI', 'LBV4821'],
    ['CNI', '987654'],
    ['CNI', 'LB-777777'],
    ['Passeport', 'G48213'],
    ['Passeport', 'ABCDE48213'],
    ['Passeport', 'ABCD4821'],
    ['Permis', '4821'],
    ['Permis', 'LBVGABON48219073'],
    ['Permis', 'LBV482'],
  ] as const)('has an unusual form: %s %s', (type, number) =>
    expect(isUsualNumber(type, number)).toBe(false),
  );
});

it.each([
  ['GA-0482 131', '…131'],
  ['abc 12d', '…12D'],
  ['GA-12', '…'],
])('is shown in lists by its end alone: %s', (number, shown) => {
  expect(maskedNumber(number)).toBe(shown);
});
