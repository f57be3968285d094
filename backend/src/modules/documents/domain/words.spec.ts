import { describe, expect, it } from 'vitest';
import { footerOf, formatGain, formatInstant, formatPeriod } from './words.js';

describe('an instant in a document', () => {
  it.each([
    ['2026-11-22T14:37:00Z', '22\u00a0nov.\u00a02026\u00a0à\u00a015:37 (heure de Libreville)'],
    ['2026-11-30T22:59:59Z', '30\u00a0nov.\u00a02026\u00a0à\u00a023:59 (heure de Libreville)'],
    ['2026-11-30T23:00:00Z', '1er\u00a0déc.\u00a02026\u00a0à\u00a000:00 (heure de Libreville)'],
  ])('%s is %s by the clocks of Gabon', (at, text) => {
    expect(formatInstant(new Date(at))).toBe(text);
  });
});

describe('the days of a rental in a document', () => {
  it.each([
    [
      '2026-12-11',
      'Du 10\u00a0déc.\u00a02026 au 11\u00a0déc.\u00a02026, jour du retour (1\u00a0jour)',
    ],
    [
      '2026-12-12',
      'Du 10\u00a0déc.\u00a02026 au 12\u00a0déc.\u00a02026, jour du retour (2\u00a0jours)',
    ],
    [
      '2027-01-09',
      'Du 10\u00a0déc.\u00a02026 au 9\u00a0janv.\u00a02027, jour du retour (30\u00a0jours)',
    ],
  ])('are counted without the day of the return: until %s, %s', (end, text) => {
    expect(formatPeriod('2026-12-10', end)).toBe(text);
  });
});

describe('an amount gained or lost', () => {
  it.each([
    [27_500, '+\u00a027\u00a0500\u00a0FCFA'],
    [1, '+\u00a01\u00a0FCFA'],
    [-1, '−\u00a01\u00a0FCFA'],
    [-27_500, '−\u00a027\u00a0500\u00a0FCFA'],
  ])('of %s XAF has its sign before it, unbroken: %s', (amount, text) => {
    expect(formatGain(amount)).toBe(text);
  });
});

describe('the foot of a document', () => {
  it('says who it is from and where to write to', () => {
    expect(footerOf('aide@loka.ga')).toBe(
      "Loka, location d'objets entre particuliers au Gabon · aide@loka.ga",
    );
  });
});
