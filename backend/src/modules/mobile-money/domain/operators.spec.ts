import { describe, expect, it } from 'vitest';
import { hintOf, normalizePhone, operators } from './operators.js';

describe('a mobile money number', () => {
  it.each(['077000001', '77 00 00 01', '+241 77 00 00 01', '00241077000001', '077.00.00.01'])(
    'is understood as people type it: %s',
    (typed) => expect(normalizePhone(typed)).toBe('077000001'),
  );

  it.each([
    '',
    '12',
    '07700000',
    '0770000011',
    '011123456',
    '011067123',
    'abc',
    '+33612345678',
    '-77000001',
  ])('is refused when it is none: %j', (typed) => expect(normalizePhone(typed)).toBeNull());
});

describe('the hint of an operator', () => {
  it('names how its numbers begin; a card has none', () => {
    expect(operators.map(hintOf)).toEqual([
      'Commence par 077, 074 ou 076, suivi de 6 chiffres',
      'Commence par 066, 065 ou 060, suivi de 6 chiffres',
      '',
    ]);
  });
});

describe('the ways to pay', () => {
  it('are Airtel Money and Moov Money; a card has its name, and nobody pays with one yet', () => {
    expect(operators.map(({ code, label, enabled }) => [code, label, enabled])).toEqual([
      ['airtel', 'Airtel Money', true],
      ['moov', 'Moov Money', true],
      ['card', 'Carte Bancaire', false],
    ]);
  });

  it.each([
    ['airtel', '*150#'],
    ['moov', '*555#'],
    ['card', null],
  ])('show the requests that wait to whoever dials a code: %s, %s', (code, dialled) => {
    expect(operators.find((operator) => operator.code === code)?.ussd).toBe(dialled);
  });
});
