import { describe, expect, it } from 'vitest';
import { formatFcfa, formatGain, formatNumber, formatRating, perPiece, plural } from './format';

describe('amounts and numbers', () => {
  it('keeps an amount on one line', () => {
    expect(formatFcfa(12_500)).toBe('12\u00a0500\u00a0FCFA');
    expect(formatNumber(1_240)).toBe('1\u00a0240');
  });

  it('writes what is taken off with a minus sign, not with a hyphen', () => {
    expect(formatFcfa(-1_750)).toBe('−\u00a01\u00a0750\u00a0FCFA');
    expect([2_500, -2_500].map(formatGain)).toEqual([
      '+\u00a02\u00a0500\u00a0FCFA',
      '−\u00a02\u00a0500\u00a0FCFA',
    ]);
  });

  it('shows one decimal of a rating', () => {
    expect(formatRating(4)).toBe('4,0');
  });

  it.each([
    [0, '0\u00a0jour'],
    [1, '1\u00a0jour'],
    [2, '2\u00a0jours'],
    [1_000, '1\u00a0000\u00a0jours'],
  ])('counts %i the French way', (count, text) => {
    expect(plural(count, 'jour')).toBe(text);
  });

  it('takes a plural that is not made with an s', () => {
    expect(plural(3, 'avis', 'avis')).toBe('3\u00a0avis');
  });

  it('says of an object of several pieces that each one costs it', () => {
    expect([1, 50].map((pieces) => perPiece('jour', pieces))).toEqual([
      'jour',
      'jour la\u00a0pièce',
    ]);
  });
});
