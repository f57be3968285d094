import { type CsvColumns, instantCell, phoneCell } from '../../platform/http/csv.js';
import { operators } from '../mobile-money/index.js';
import type { PaymentStatus } from './domain/payment-lifecycle.js';
import type { PaymentPurpose } from './domain/payment-postings.js';
import type { StaffPaymentView } from './payments.schema.js';

const purposes: Record<PaymentPurpose, string> = {
  rental: 'Location',
  extension: 'Prolongation',
  top_up: 'Dépôt',
  withdrawal: 'Retrait',
  refund: 'Renvoi au payeur',
};

const statuses: Record<PaymentStatus, string> = {
  created: 'Créé',
  submitting: 'Envoi',
  pending: 'En attente',
  unknown: 'Incertain',
  review: 'À examiner',
  succeeded: 'Réussi',
  failed: 'Échoué',
};

const operatorName = (code: string): string =>
  operators.find((operator) => operator.code === code)?.label ?? 'Portefeuille';

/** Payments as a file, with what the console's list shows of them. Amounts in XAF. */
export const paymentColumns: CsvColumns<StaffPaymentView> = {
  Référence: ({ reference }) => reference,
  "Chez l'opérateur": ({ gatewayReference }) => gatewayReference,
  Type: ({ purpose }) => purposes[purpose],
  Objet: ({ itemTitle }) => itemTitle,
  Membre: ({ payerName }) => payerName,
  Moyen: ({ operator }) => operatorName(operator),
  Numéro: ({ phoneNumber }) => phoneCell(phoneNumber),
  'Mobile money (FCFA)': ({ amount }) => amount,
  'Portefeuille (FCFA)': ({ walletAmount }) => walletAmount,
  'Réellement déplacé (FCFA)': ({ movedAmount }) => movedAmount,
  'Frais (FCFA)': ({ gatewayFees }) => gatewayFees,
  Statut: ({ status }) => statuses[status],
  Créé: ({ createdAt }) => instantCell(createdAt),
  Décidé: ({ decidedAt }) => instantCell(decidedAt),
};
