import { type CsvColumns, dayCell, instantCell } from '../../platform/http/csv.js';
import type { ReportView } from './reconciliation.schema.js';

/** Comparisons with the gateway as a file. Amounts in XAF. */
export const reportColumns: CsvColumns<ReportView> = {
  Jour: ({ day }) => dayCell(day),
  'Demandée par': ({ asked }) => (asked ? 'Équipe' : 'Nuit'),
  'Paiements depuis': ({ since }) => instantCell(since),
  Comparés: ({ compared }) => compared,
  'Sans réponse': ({ unanswered }) => unanswered,
  Écarts: ({ differences }) => differences.length,
  'Montant des écarts (FCFA)': ({ differenceTotal }) => differenceTotal,
};
