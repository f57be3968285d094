import { describe, expect, it } from 'vitest';
import { continuesPhoneNumber, hasPhoneNumber } from './phone-in-text.js';

describe('a number of another country', () => {
  it.each([
    ['has nine digits at least', '+687 27 12 34'],
    ['may be followed by words', '+687 27 12 34 merci'],
  ])('%s: %s', (_, text) => {
    expect(hasPhoneNumber(text)).toBe(true);
  });

  it.each([
    ['eight digits', '+500 21 234'],
    ['fifteen digits', '+123456789012345'],
  ])('is none with %s: %s', (_, text) => {
    expect(hasPhoneNumber(text)).toBe(false);
  });
});

describe('a number of Gabon', () => {
  it.each([
    ['in one piece after 241', '24162123456'],
    ['in one piece after 241 and a zero', '241062123456'],
    ['after two letters O and 241', 'OO24162123456'],
    ['of a landline', '011761234'],
    ['of a landline, apart as prices are', '011 761 234'],
    ['of which a part looks like a price, with more digits', '011-76 1234'],
    ['of which a part looks like a price, before another part', '011-76 123 4'],
    ['apart as prices are, before a word', '77 123 456 merci'],
    ['before a serial number that is no price', 'porte 1500, 066 120 345'],
    ['after a single digit, with parts of three and two', 'Mes numéros, 1 : 077 10 34 56'],
    ['after a single digit, with parts that end no price', 'Mes numéros, 1 : 077 123 456'],
  ])('is found %s: %s', (_, text) => {
    expect(hasPhoneNumber(text)).toBe(true);
  });

  it.each([
    ['of nine digits', '621234567'],
    ['of nine digits that end with a number', '162123456'],
    ['of ten digits that begin with a landline', '0117612345'],
    ['of ten digits that end with a landline', '5011761234'],
    ['of twelve digits that begin with 241', '241621234567'],
    ['of twelve digits that end with 241 and a number', '524162123456'],
    ['of three digits that begin as landlines do', 'Le code est 012'],
    ['in uneven parts, without a zero', 'Référence 65 1234 56'],
    ['apart as prices are, with a digit before', '177 123 456'],
    ['apart as prices are, with a part before', 'Référence 12 77 123 456'],
    ['apart as prices are, with a digit after', '77 123 4567'],
    ['apart as prices are, with a part after', '77 123 456 789'],
    ['around a time', '066 8:30 12 34 56'],
    ['around a reference', '077 0199a2d4-7712-7345-8671-077123456789 12 34 56'],
  ])('is not found in digits %s: %s', (_, text) => {
    expect(hasPhoneNumber(text)).toBe(false);
  });
});

describe('days and times', () => {
  it.each([
    'Du 2026-7-06 2026-7-10',
    'Du 2026-07-1 2026-07-10',
    'Libre les 6/1, 7/1, 8/1 et 9/1',
    'Libre les 31/07, 31/08 et 31/10',
    'Libre les 07/12/26, 08/12/26',
    '5.02.2026 - 10.02.2026',
    '31.01.2026 - 01.02.2026',
    '06.2.2026 - 08.2.2026',
    'Je passe à 6:05, 7:30, 8:15',
  ])('are no number when they follow each other: %s', (text) => {
    expect(hasPhoneNumber(text)).toBe(false);
  });

  it.each([
    ['a year after a digit', '072026-12-1'],
    ['a year after a dash', '06 - 2045-12-3'],
    ['a day and a month after a digit', '074/12 34 56'],
    ['a day and a month before a slash', '06/12/34/561'],
    ['a day, a month and a year after a dash', '06 - 2 12 2034'],
    ['a time after a digit', '077:12 34 56'],
  ])('hide no number, as would %s: %s', (_, text) => {
    expect(hasPhoneNumber(text)).toBe(true);
  });
});

describe('prices', () => {
  it.each([
    ['in francs', '67500500 F'],
    ['in francs, written at the number', '67500500F'],
    ['in one franc’s name', '67500500 franc'],
    ['in francs’ full name', '67500500 francs'],
    ['that end in thousands', 'Le terrain vaut 65000000'],
    ['of a million, before other digits', 'Pour 1 075 000, 12 jours'],
    ['of ten millions, before other digits', 'Pour 10 075 000, 12 jours'],
    ['of thousands, one after the other', 'Entre 2 075, 3 500 et 4 500'],
    ['of ten millions, before other prices', 'Entre 10 076 500, 100 000 et 75 000'],
  ])('%s are no number: %s', (_, text) => {
    expect(hasPhoneNumber(text)).toBe(false);
  });

  it('of eight digits without a currency end in thousands', () => {
    expect(hasPhoneNumber('Le terrain vaut 65000100')).toBe(true);
  });
});

describe('a number in pieces', () => {
  it.each([
    ['with twelve letters', '34 56 voilà la suite'],
    ['with more letters, but three digits apart', '3 45 6 merci de m’appeler ce soir'],
  ])('ends in a message %s: %s', (_, text) => {
    expect(continuesPhoneNumber(text, ['077 12'])).toBe(true);
  });

  it.each([
    ['with thirteen letters', '34 56 bien le bonjour'],
    ['with a word longer than its digits', '34 56 chaises pliantes'],
    ['with digits and a sentence', '3456 c’est le code de la barrière'],
  ])('does not end in a message %s: %s', (_, text) => {
    expect(continuesPhoneNumber(text, ['077 12'])).toBe(false);
  });

  it('does not end in a message without digits', () => {
    expect(continuesPhoneNumber('voilà', ['077 12', '34 56'])).toBe(false);
  });

  it('is none before its last digit was sent', () => {
    expect(continuesPhoneNumber('34', ['077', '12'])).toBe(false);
    expect(continuesPhoneNumber('34 56', ['077', '12'])).toBe(true);
  });
});
