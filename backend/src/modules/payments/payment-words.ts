import { operators } from '../mobile-money/index.js';
import type { PaymentStatus } from './domain/payment-lifecycle.js';
import type { PaymentPurpose } from './domain/payment-postings.js';

/** What the console and its files call what a payment is for. */
export const purposeNames: Record<PaymentPurpose, string> = {
  rental: 'Location',
  extension: 'Prolongation',
  top_up: 'Dépôt',
  withdrawal: 'Retrait',
  refund: 'Renvoi au payeur',
};

/** In the order in which the console lists them: what waits for staff first. */
export const paymentStatusNames: Record<PaymentStatus, string> = {
  review: 'À examiner',
  created: 'Créé',
  submitting: 'Envoi',
  pending: 'En attente',
  unknown: 'Incertain',
  succeeded: 'Réussi',
  failed: 'Échoué',
};

/** By what a payment is made: an operator, or the wallet alone. */
export const meansNames: Record<string, string> = {
  ...Object.fromEntries(operators.map(({ code, label }) => [code, label])),
  wallet: 'Portefeuille',
};
