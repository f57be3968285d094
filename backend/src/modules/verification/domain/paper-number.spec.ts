import { describe, expect, it } from 'vitest';
import { comparableNumber, isUsualNumber, maskedNumber, normalizeNumber } from './paper-number.js';

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

  it.each([
    ['CNI', '0123-4567-8901'],
    ['CNI', 'LB 0042 19850317'],
    ['Passeport', '18GA40752'],
    ['Permis', 'LBV-48213'],
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
