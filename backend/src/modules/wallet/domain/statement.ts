import type { Xaf } from '../../../kernel/xaf.js';

/** The five types of the specification, under which a member reads what happened to the money. */
export const entryTypes = ['dépôt', 'entrée', 'sortie', 'retrait', 'remboursement'] as const;

export type EntryType = (typeof entryTypes)[number];

/** Movements that give money back to whoever had paid it. */
const refunds = new Set([
  'rental-refunded',
  'rental-cancelled',
  'deposit-returned',
  'payment-refunded',
]);

/**
 * How a movement reads in the wallet of somebody it changed by an amount.
 *
 * @param amount XAF, signed, not zero
 */
export function entryTypeOf(kind: string, amount: Xaf): EntryType {
  if (amount < 0) return 'sortie';
  return refunds.has(kind) ? 'remboursement' : 'entrée';
}

const titles: Record<string, string> = {
  'rental-accepted': 'Location acceptée',
  'rental-refunded': 'Demande non aboutie',
  'rental-cancelled': 'Location annulée',
  'deposit-returned': 'Caution rendue',
  'payment-refunded': 'Paiement remboursé',
  correction: 'Correction par Loka',
};

/** A line of the statement: what happened, and to what. */
export function labelOf(kind: string, description: string): string {
  return [titles[kind], description].filter(Boolean).join(' · ');
}
