import { describe, expect, it } from 'vitest';
import { digitRuns, plainText } from './digits.js';

describe('a plain text', () => {
  it.each([
    ['Zéro', 'zero'],
    ['０７７', '077'],
    ['٠٧٧ ١٢', '077 12'],
    ['۰۷۷ ۱۲', '077 12'],
    ['ze\u00adro', 'zero'],
    ['0\u{FE0F}\u{20E3}7', '07'],
  ])('of « %s » is « %s »', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

describe('digits that follow each other', () => {
  it.each([
    ['with spaces and punctuation between them', '077 00-00.01', [['077', '00', '00', '01']]],
    ['until a word', 'du 12 au 15 chaises 3', [['12'], ['15'], ['3']]],
    ['not until a word that is said between digits', '077 puis 12 et 34', [['077', '12', '34']]],
    ['with letters in the place of zero and one', 'o7o il2', [['070', '112']]],
    ['with single letters between them', '077x12x34', [['077', '12', '34']]],
    ['not with letters between two of them alone', '8h30', []],
    ['not in a word that begins with letters', 'g7', []],
    ['not in a word that ends with letters', '7kg', []],
    ['not in a word that ends with letters after single ones', '077x12x34kg', []],
    ['not in a text without any', 'bonjour', []],
  ])('are read %s: %s', (_, text, runs) => {
    expect(digitRuns(text)).toEqual(runs);
  });
});

describe('numbers in words', () => {
  it.each([
    ['zero sept', ['0', '7']],
    ['une deux', ['1', '2']],
    ['un un', ['1', '1']],
    ['dix', ['10']],
    ['dix six', ['10', '6']],
    ['dix-sept', ['17']],
    ['dix-huit', ['18']],
    ['dix-neuf', ['19']],
    ['dix dix', ['10', '10']],
    ['seize sept', ['16', '7']],
    ['vingt zero', ['20', '0']],
    ['vingt et un', ['21']],
    ['vingt neuf', ['29']],
    ['vingt dix', ['20', '10']],
    ['vingt deux trois', ['22', '3']],
    ['trente cinq', ['35']],
    ['quarante deux', ['42']],
    ['cinquante neuf', ['59']],
    ['cinquante-dix', ['50', '10']],
    ['soixante zero', ['60', '0']],
    ['soixante et un', ['61']],
    ['soixante  dix', ['70']],
    ['soixante et onze', ['71']],
    ['soixante-seize', ['76']],
    ['soixante-dix six', ['70', '6']],
    ['soixante-dix-sept', ['77']],
    ['soixante-dix-neuf', ['79']],
    ['soixante-dix dix', ['70', '10']],
    ['soixante vingt', ['60', '20']],
    ['quatre sept', ['4', '7']],
    ['quatre quatre', ['4', '4']],
    ['quatre-vingts', ['80']],
    ['quatre-vingt zero', ['80', '0']],
    ['quatre-vingt-un', ['81']],
    ['quatre-vingt-seize', ['96']],
    ['quatre-vingt-dix six', ['90', '6']],
    ['quatre-vingt-dix-sept', ['97']],
    ['quatre-vingt-dix-neuf', ['99']],
    ['quatre-vingt-dix dix', ['90', '10']],
    ['quatre-vingt vingt', ['80', '20']],
  ])('are put together as in French: %s', (text, digits) => {
    expect(digitRuns(text)).toEqual([digits]);
  });

  it.each([
    ['double sept', ['7', '7']],
    ['double  sept', ['7', '7']],
    ['double-zero', ['0', '0']],
    ['double 7', ['7', '7']],
    ['triple sept', ['7', '7', '7']],
    ['triple  sept', ['7', '7', '7']],
    ['triple-zero', ['0', '0', '0']],
    ['triple 7', ['7', '7', '7']],
  ])('are repeated when they are said to be double or triple: %s', (text, digits) => {
    expect(digitRuns(text)).toEqual([digits]);
  });

  it.each([
    ['zeroseptsept', ['0', '7', '7']],
    ['zerosoixantedixsept', ['0', '77']],
    ['zerouneune', ['0', '1', '1']],
    ['zerovingtsix', ['0', '26']],
    ['zerovingtsept', ['0', '27']],
    ['zerovingtseize', ['0', '20', '16']],
    ['zerovingtsoixante', ['0', '20', '60']],
    ['zeroquatrevingtsdouze', ['0', '92']],
  ])('are told apart when they are joined: %s', (text, digits) => {
    expect(digitRuns(text)).toEqual([digits]);
  });

  it.each(['septante', 'dixit', 'douzaine', 'zeroseptseptante'])('are none in %s', (text) => {
    expect(digitRuns(text)).toEqual([]);
  });
});
