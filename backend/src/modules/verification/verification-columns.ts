import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import type { SubmissionRow } from './verification.schema.js';

const papers: Record<SubmissionRow['type'], string> = {
  CNI: "Carte d'identité",
  Passeport: 'Passeport',
  Permis: 'Permis de conduire',
};

const statuses: Record<SubmissionRow['status'], string> = {
  pending: 'En attente',
  approved: 'Approuvée',
  rejected: 'Refusée',
};

/** Identities that members sent, as a file. Nothing of the numbers of papers, each look at which is on record. */
export const verificationColumns: CsvColumns<SubmissionRow> = {
  Personne: ({ userName }) => userName,
  Document: ({ type }) => papers[type],
  Envoyée: ({ createdAt }) => instantCell(createdAt),
  Statut: ({ status }) => statuses[status],
  Raison: ({ reason }) => reason,
  Décidée: ({ decidedAt }) => instantCell(decidedAt),
  'Décidée par': ({ decidedByName }) => decidedByName,
};
