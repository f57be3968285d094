import type { TreasuryKind } from './domain/treasury-postings.js';

/** What the console and its files call what is booked at operators beside payments. */
export const treasuryKindNames: Record<TreasuryKind, string> = {
  transfer: 'Virement entre opérateurs',
  pay_in: 'Apport de Loka',
  take_out: 'Retrait de Loka',
  fee_charged: "Frais pris par l'opérateur",
  fee_refunded: "Frais remboursés par l'opérateur",
  fee_refilled: 'Frais couverts par Loka',
  unclaimed_sent_back: 'Argent non réclamé renvoyé',
};
