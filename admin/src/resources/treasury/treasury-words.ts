import { words } from '@loka/client';
import type { TreasuryKind } from '../../api/types';

export const kindNames: Record<TreasuryKind, string> = words.treasuryKindNames;

/** What is booked, in the order in which it happens; unclaimed money is sent back from its own list. */
export const formKinds = [
  'transfer',
  'pay_in',
  'take_out',
  'fee_charged',
  'fee_refunded',
  'fee_refilled',
] as const;

export type FormKind = (typeof formKinds)[number];

/** What the books do with each, below the choice. */
export const kindHints: Record<FormKind, string> = {
  transfer: "L'argent passe du compte d'un opérateur à celui d'un autre.",
  pay_in: "Loka a versé de l'argent à elle sur le compte de l'opérateur.",
  take_out: "Loka a repris de l'argent à elle, au plus ce qu'elle a apporté.",
  fee_charged: "L'opérateur a pris des frais qui ne viennent d'aucun paiement.",
  fee_refunded: "L'opérateur a rendu des frais qu'il avait pris.",
  fee_refilled: 'Loka a remis sur le compte ce que les frais en avaient pris.',
};
