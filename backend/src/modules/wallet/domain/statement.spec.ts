import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LedgerTransactionType, ledgerTransactionTypes } from './ledger-transaction-type.js';
import {
  type EntryType,
  entryTypeOf,
  entryTypes,
  labelOf,
  selectionOf,
  type TotalPart,
  totalsOf,
} from './statement.js';

const change = fc.record({
  type: fc.constantFrom(...ledgerTransactionTypes),
  amount: fc.integer({ min: -10_000_000, max: 10_000_000 }).filter((amount) => amount !== 0),
});

describe('a line of the wallet', () => {
  it.each<[LedgerTransactionType, number, EntryType]>([
    ['wallet_topped_up', 10_000, 'dépôt'],
    ['payout_reserved', -10_000, 'retrait'],
    ['refund_reserved', -10_000, 'retrait'],
    ['refund_released', 10_000, 'remboursement'],
    ['payout_released', 10_000, 'remboursement'],
    ['payment_settled_late', 10_000, 'dépôt'],
    ['payment_held', -10_000, 'sortie'],
    ['payment_released', 10_000, 'remboursement'],
    ['payment_refunded', 35_000, 'remboursement'],
    ['rental_paid', -35_000, 'sortie'],
    ['rental_accepted', 15_000, 'entrée'],
    ['rental_refunded', 35_000, 'remboursement'],
    ['rental_cancelled', 35_000, 'remboursement'],
    ['rental_cancelled', -15_000, 'sortie'],
    ['security_deposit_returned', 20_000, 'remboursement'],
    ['correction', 500, 'entrée'],
    ['correction', -500, 'sortie'],
  ])('for %s of %s XAF is of type %s', (type, amount, entryType) => {
    expect(entryTypeOf(type, amount)).toBe(entryType);
  });

  it('is selected by the one type it has', () => {
    fc.assert(
      fc.property(change, ({ type, amount }) => {
        const selecting = entryTypes.filter((entryType) => {
          const { types, isGain } = selectionOf(entryType);
          return amount > 0 === isGain && types.includes(type);
        });
        expect(selecting).toEqual([entryTypeOf(type, amount)]);
      }),
    );
  });

  it('calls what an operator did not pay out of a withdrawal a refund', () => {
    expect(entryTypeOf('payout_settled', 400)).toBe('remboursement');
  });

  it('says what happened, to what', () => {
    expect(labelOf('security_deposit_returned', 'Perceuse')).toBe('Caution rendue · Perceuse');
    expect(labelOf('payout_reserved', 'Airtel Money 077 •• •• 01')).toBe(
      'Retrait · Airtel Money 077 •• •• 01',
    );
  });
});

describe('the title of a line', () => {
  it.each<[LedgerTransactionType, string]>([
    ['rental_paid', 'Location payée'],
    ['rental_accepted', 'Location acceptée'],
    ['rental_refunded', 'Demande non aboutie'],
    ['rental_cancelled', 'Location annulée'],
    ['rental_extended', 'Location prolongée'],
    ['rental_shortened', 'Location raccourcie'],
    ['earnings_released', 'Gains disponibles'],
    ['security_deposit_returned', 'Caution rendue'],
    ['security_deposit_claimed', 'Part de caution'],
    ['payment_held', 'Paiement par le portefeuille'],
    ['payment_released', 'Paiement non abouti'],
    ['payment_refunded', 'Paiement remboursé'],
    ['payment_settled_late', 'Paiement reçu en retard'],
    ['payment_put_right', 'Paiement rectifié par Loka'],
    ['wallet_topped_up', 'Dépôt'],
    ['payout_reserved', 'Retrait'],
    ['payout_settled', 'Retrait effectué'],
    ['payout_released', 'Retrait non abouti'],
    ['refund_reserved', 'Renvoyé au numéro qui a payé'],
    ['refund_settled', 'Renvoi effectué'],
    ['refund_released', 'Renvoi non abouti'],
    ['gateway_fees_charged', 'Frais de paiement'],
    ['correction', 'Correction par Loka'],
  ])('of %s is « %s », alone where nothing more is known', (type, title) => {
    expect(labelOf(type, '')).toBe(title);
    expect(labelOf(type, 'Perceuse')).toBe(`${title} · Perceuse`);
  });
});

describe('the totals', () => {
  const part = change.chain((it) =>
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
    const kept = { type: 'rental_accepted', amount: 9_000, isReversal: false } as const;
    expect(
      totalsOf([
        kept,
        { type: 'rental_accepted', amount: 15_000, isReversal: false },
        { type: 'rental_cancelled', amount: -15_000, isReversal: true },
        { type: 'payment_held', amount: -5_000, isReversal: false },
        { type: 'payment_released', amount: 5_000, isReversal: true },
      ]),
    ).toEqual(totalsOf([kept]));
  });
});
