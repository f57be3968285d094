import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import { operators } from '../mobile-money/index.js';
import type { TreasuryPostingView } from './treasury.schema.js';
import { treasuryKindNames } from './treasury-words.js';

const nameOf = (operator: string | null) =>
  operator && (operators.find(({ code }) => code === operator)?.label ?? operator);

/** What was booked at operators beside payments, as a file. Amounts in XAF. */
export const treasuryColumns: CsvColumns<TreasuryPostingView> = {
  Date: ({ postedAt }) => instantCell(postedAt),
  Type: ({ kind }) => treasuryKindNames[kind],
  Opérateur: ({ operator }) => nameOf(operator),
  Vers: ({ toOperator }) => nameOf(toOperator),
  'Montant (FCFA)': ({ amount }) => amount,
  'Référence du relevé': ({ reference }) => reference,
  Raison: ({ reason }) => reason,
  Paiement: ({ paymentId }) => paymentId,
  'Proposée par': ({ proposedBy }) => proposedBy.name,
  'Approuvée par': ({ approvedBy }) => approvedBy.name,
};
