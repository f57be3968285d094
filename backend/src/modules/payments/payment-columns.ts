import { type CsvColumns, instantCell, phoneCell } from '../../platform/http/csv.js';
import { meansNames, paymentStatusNames, purposeNames } from './payment-words.js';
import type { StaffPaymentView } from './payments.schema.js';

/** Payments as a file, with what the console's list shows of them but for the numbers. Amounts in XAF. */
export const paymentColumns: CsvColumns<StaffPaymentView> = {
  Référence: ({ reference }) => reference,
  "Chez l'opérateur": ({ gatewayReference }) => gatewayReference,
  Type: ({ purpose }) => purposeNames[purpose],
  Objet: ({ itemTitle }) => itemTitle,
  Membre: ({ payerName }) => payerName,
  Moyen: ({ operator }) => meansNames[operator] ?? operator,
  'Mobile money (FCFA)': ({ amount }) => amount,
  'Portefeuille (FCFA)': ({ walletAmount }) => walletAmount,
  'Réellement déplacé (FCFA)': ({ movedAmount }) => movedAmount,
  'Frais (FCFA)': ({ gatewayFees }) => gatewayFees,
  Statut: ({ status }) => paymentStatusNames[status],
  Créé: ({ createdAt }) => instantCell(createdAt),
  Décidé: ({ decidedAt }) => instantCell(decidedAt),
};

/** The same with the numbers that paid: a file that is asked for with a reason. */
export const paymentContactColumns: CsvColumns<StaffPaymentView> = {
  ...paymentColumns,
  Numéro: ({ phoneNumber }) => phoneCell(phoneNumber),
};
