import type { Xaf } from '../../../kernel/xaf.js';
import { type LedgerTransactionType, ledgerTransactionTypes } from './ledger-transaction-type.js';

/** The five types of the specification, under which a member reads what happened to the money. */
export const entryTypes = ['dépôt', 'entrée', 'sortie', 'retrait', 'remboursement'] as const;

export type EntryType = (typeof entryTypes)[number];

type EntryTypes = Partial<Record<LedgerTransactionType, EntryType>>;

/** Ledger transactions that add to a wallet under a type of their own; any other is an `entrée`. */
const gains: EntryTypes = {
  wallet_topped_up: 'dépôt',
  rental_refunded: 'remboursement',
  rental_cancelled: 'remboursement',
  rental_shortened: 'remboursement',
  security_deposit_returned: 'remboursement',
  payment_refunded: 'remboursement',
  payment_released: 'remboursement',
  payout_released: 'remboursement',
  refund_released: 'remboursement',
  payment_settled_late: 'dépôt',
  // What an operator did not pay out of it.
  payout_settled: 'remboursement',
  refund_settled: 'remboursement',
};

/** Ledger transactions that take from a wallet under a type of their own; any other is a `sortie`. */
const losses: EntryTypes = { payout_reserved: 'retrait', refund_reserved: 'retrait' };

/**
 * How a ledger transaction reads in the wallet of somebody it changed by an amount.
 *
 * @param amount XAF, signed, not zero
 */
export function entryTypeOf(type: LedgerTransactionType, amount: Xaf): EntryType {
  return amount < 0 ? (losses[type] ?? 'sortie') : (gains[type] ?? 'entrée');
}

/** The ledger transactions for which {@link entryTypeOf} says this type. */
export function selectionOf(entryType: EntryType): {
  types: LedgerTransactionType[];
  isGain: boolean;
} {
  const isGain = entryType !== 'sortie' && entryType !== 'retrait';
  const types = ledgerTransactionTypes.filter(
    (type) => entryTypeOf(type, isGain ? 1 : -1) === entryType,
  );
  return { types, isGain };
}

/**
 * XAF: what came into a wallet from outside or from others, came back to it, and went out of it.
 * Net of what was reversed: a rent that a cancellation took back was not received, and what was
 * reserved and given back was neither spent nor refunded.
 */
export interface Totals {
  received: Xaf;
  refunded: Xaf;
  spent: Xaf;
}

const totalOf: Record<EntryType, keyof Totals> = {
  dépôt: 'received',
  entrée: 'received',
  remboursement: 'refunded',
  sortie: 'spent',
  retrait: 'spent',
};

/** What a ledger transaction adds to the totals, or the part of it that reverses an earlier one. */
export interface TotalPart {
  type: LedgerTransactionType;
  /** XAF, signed, not zero. */
  amount: Xaf;
  isReversal: boolean;
}

/** The totals of ledger transactions: what was received and refunded, less what was spent, is their sum. */
export function totalsOf(parts: readonly TotalPart[]): Totals {
  const totals: Totals = { received: 0, refunded: 0, spent: 0 };
  for (const { type, amount, isReversal } of parts) {
    if (!isReversal) totals[totalOf[entryTypeOf(type, amount)]] += Math.abs(amount);
    else if (amount < 0) totals.received += amount;
    else totals.spent -= amount;
  }
  return totals;
}

const titles: Record<LedgerTransactionType, string> = {
  rental_paid: 'Location payée',
  rental_accepted: 'Location acceptée',
  rental_refunded: 'Demande non aboutie',
  rental_cancelled: 'Location annulée',
  earnings_released: 'Gains disponibles',
  security_deposit_returned: 'Caution rendue',
  payment_held: 'Paiement par le portefeuille',
  payment_released: 'Paiement non abouti',
  payment_refunded: 'Paiement remboursé',
  wallet_topped_up: 'Dépôt',
  payout_reserved: 'Retrait',
  payout_settled: 'Retrait effectué',
  payout_released: 'Retrait non abouti',
  refund_reserved: 'Renvoyé au numéro qui a payé',
  refund_settled: 'Renvoi effectué',
  refund_released: 'Renvoi non abouti',
  payment_settled_late: 'Paiement reçu en retard',
  payment_put_right: 'Paiement rectifié par Loka',
  gateway_fees_charged: 'Frais de paiement',
  correction: 'Correction par Loka',
  security_deposit_claimed: 'Part de caution',
  rental_extended: 'Location prolongée',
  rental_shortened: 'Location raccourcie',
  float_transferred: 'Virement entre opérateurs',
  own_money_paid_in: 'Apport de Loka',
  own_money_taken_out: 'Retrait de Loka',
  float_fee_charged: "Frais d'un opérateur",
  float_fee_refunded: 'Frais remboursés',
  float_fee_refilled: 'Frais couverts par Loka',
  unclaimed_sent_back: 'Argent non réclamé renvoyé',
};

/** A line of the statement: what happened, and to what. */
export function labelOf(type: LedgerTransactionType, description: string): string {
  return [titles[type], description].filter(Boolean).join(' · ');
}
