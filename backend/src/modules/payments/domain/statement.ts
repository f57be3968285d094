import type { Xaf } from '../../../kernel/xaf.js';
import type { MovementKind } from '../../wallet/index.js';

/** The five types of the specification, under which a member reads what happened to the money. */
export const entryTypes = ['dépôt', 'entrée', 'sortie', 'retrait', 'remboursement'] as const;

export type EntryType = (typeof entryTypes)[number];

type TypeOfKind = Partial<Record<MovementKind, EntryType>>;

/** Movements that add to a wallet under a type of their own; any other is an `entrée`. */
const gains: TypeOfKind = {
  'wallet-topped-up': 'dépôt',
  'rental-refunded': 'remboursement',
  'rental-cancelled': 'remboursement',
  'deposit-returned': 'remboursement',
  'payment-refunded': 'remboursement',
  'payment-released': 'remboursement',
  'withdrawal-released': 'remboursement',
  // What an operator did not pay out of it.
  'withdrawal-settled': 'remboursement',
};

/** Movements that take from a wallet under a type of their own; any other is a `sortie`. */
const losses: TypeOfKind = { 'withdrawal-reserved': 'retrait' };

/**
 * How a movement reads in the wallet of somebody it changed by an amount.
 *
 * @param amount XAF, signed, not zero
 */
export function entryTypeOf(kind: MovementKind, amount: Xaf): EntryType {
  return amount < 0 ? (losses[kind] ?? 'sortie') : (gains[kind] ?? 'entrée');
}

/** The movements that read as a type, as a query selects them. */
export interface Selection {
  /** Of the amount: 1 gains, -1 losses. */
  sign: 1 | -1;
  kinds: string[];
  /** Whether it is these kinds, or all but these. */
  included: boolean;
}

/** The movements for which {@link entryTypeOf} says this type. */
export function movementsOf(type: EntryType): Selection {
  const sign = type === 'sortie' || type === 'retrait' ? -1 : 1;
  const named = sign < 0 ? losses : gains;
  const included = type !== 'sortie' && type !== 'entrée';
  const selected = Object.entries(named).filter(([, its]) => !included || its === type);
  return { sign, kinds: selected.map(([kind]) => kind), included };
}

/**
 * XAF: what came into a wallet from outside or from others, came back to it, and went out of it.
 * Net of what was reversed: a rent that a cancellation took back was not received, and what was set
 * aside and given back was neither spent nor refunded.
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

/** A movement, or the part of one that reverses an earlier one. */
export interface TotalPart {
  kind: MovementKind;
  /** XAF, signed, not zero. */
  amount: Xaf;
  isReversal: boolean;
}

/** The totals of movements: what was received and refunded, less what was spent, is their sum. */
export function totalsOf(parts: readonly TotalPart[]): Totals {
  const totals: Totals = { received: 0, refunded: 0, spent: 0 };
  for (const { kind, amount, isReversal } of parts) {
    if (!isReversal) totals[totalOf[entryTypeOf(kind, amount)]] += Math.abs(amount);
    else if (amount < 0) totals.received += amount;
    else totals.spent -= amount;
  }
  return totals;
}

const titles: Record<MovementKind, string> = {
  'rental-paid': 'Location payée',
  'rental-accepted': 'Location acceptée',
  'rental-refunded': 'Demande non aboutie',
  'rental-cancelled': 'Location annulée',
  'earnings-released': 'Gains disponibles',
  'deposit-returned': 'Caution rendue',
  'payment-held': 'Paiement par le portefeuille',
  'payment-released': 'Paiement non abouti',
  'payment-refunded': 'Paiement remboursé',
  'wallet-topped-up': 'Dépôt',
  'withdrawal-reserved': 'Retrait',
  'withdrawal-settled': 'Retrait effectué',
  'withdrawal-released': 'Retrait non abouti',
  correction: 'Correction par Loka',
};

/** A line of the statement: what happened, and to what. */
export function labelOf(kind: MovementKind, description: string): string {
  return [titles[kind], description].filter(Boolean).join(' · ');
}
