import { describe, expect, it } from 'vitest';
import { entryTypeOf, labelOf } from './statement.js';

describe('a line of the wallet', () => {
  it.each([
    ['rental-accepted', 15_000, 'entrée'],
    ['rental-refunded', 35_000, 'remboursement'],
    ['rental-cancelled', 35_000, 'remboursement'],
    ['rental-cancelled', -15_000, 'sortie'],
    ['deposit-returned', 20_000, 'remboursement'],
    ['payment-refunded', 35_000, 'remboursement'],
    ['correction', 500, 'entrée'],
    ['correction', -500, 'sortie'],
  ])('for %s of %s XAF is of type %s', (kind, amount, type) => {
    expect(entryTypeOf(kind, amount)).toBe(type);
  });

  it('says what happened, to what', () => {
    expect(labelOf('deposit-returned', 'Perceuse')).toBe('Caution rendue · Perceuse');
  });
});
