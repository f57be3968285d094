import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MovementKind, movementKinds } from '../../wallet/index.js';
import {
  type EntryType,
  entryTypeOf,
  entryTypes,
  labelOf,
  movementsOf,
  type TotalPart,
  totalsOf,
} from './statement.js';

const movement = fc.record({
  kind: fc.constantFrom(...movementKinds),
  amount: fc.integer({ min: -10_000_000, max: 10_000_000 }).filter((amount) => amount !== 0),
});

describe('a line of the wallet', () => {
  it.each<[MovementKind, number, EntryType]>([
    ['wallet-topped-up', 10_000, 'dépôt'],
    ['withdrawal-reserved', -10_000, 'retrait'],
    ['withdrawal-released', 10_000, 'remboursement'],
    ['payment-held', -10_000, 'sortie'],
    ['payment-released', 10_000, 'remboursement'],
    ['payment-refunded', 35_000, 'remboursement'],
    ['rental-paid', -35_000, 'sortie'],
    ['rental-accepted', 15_000, 'entrée'],
    ['rental-refunded', 35_000, 'remboursement'],
    ['rental-cancelled', 35_000, 'remboursement'],
    ['rental-cancelled', -15_000, 'sortie'],
    ['deposit-returned', 20_000, 'remboursement'],
    ['correction', 500, 'entrée'],
    ['correction', -500, 'sortie'],
  ])('for %s of %s XAF is of type %s', (kind, amount, type) => {
    expect(entryTypeOf(kind, amount)).toBe(type);
  });

  it('is selected by the one type it has', () => {
    fc.assert(
      fc.property(movement, ({ kind, amount }) => {
        const selecting = entryTypes.filter((type) => {
          const { sign, kinds, included } = movementsOf(type);
          return Math.sign(amount) === sign && kinds.includes(kind) === included;
        });
        expect(selecting).toEqual([entryTypeOf(kind, amount)]);
      }),
    );
  });

  it('calls what an operator did not pay out of a withdrawal a refund', () => {
    expect(entryTypeOf('withdrawal-settled', 400)).toBe('remboursement');
  });

  it('says what happened, to what', () => {
    expect(labelOf('deposit-returned', 'Perceuse')).toBe('Caution rendue · Perceuse');
    expect(labelOf('withdrawal-reserved', 'Airtel Money 077 •• •• 01')).toBe(
      'Retrait · Airtel Money 077 •• •• 01',
    );
  });
});

describe('the totals', () => {
  const part = movement.chain((it) =>
    fc.boolean().map((isReversal): TotalPart => ({ ...it, isReversal })),
  );

  it('add up to all that moved, whatever is reversed', () => {
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const { received, refunded, spent } = totalsOf(parts);
        expect(received + refunded - spent).toBe(
          parts.reduce((sum, { amount }) => sum + amount, 0),
        );
      }),
    );
  });

  it('are as if what was reversed had never moved', () => {
    const kept = { kind: 'rental-accepted', amount: 9_000, isReversal: false } as const;
    expect(
      totalsOf([
        kept,
        { kind: 'rental-accepted', amount: 15_000, isReversal: false },
        { kind: 'rental-cancelled', amount: -15_000, isReversal: true },
        { kind: 'payment-held', amount: -5_000, isReversal: false },
        { kind: 'payment-released', amount: 5_000, isReversal: true },
      ]),
    ).toEqual(totalsOf([kept]));
  });
});
