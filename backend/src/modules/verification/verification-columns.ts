import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import type { SubmissionRow } from './verification.schema.js';
import { paperNames, submissionStatusNames } from './verification-words.js';

/** Identities that members sent, as a file. Nothing of the numbers of papers, each look at which is on record. */
export const verificationColumns: CsvColumns<SubmissionRow> = {
  Personne: ({ userName }) => userName,
  Document: ({ type }) => paperNames[type],
  Envoyée: ({ createdAt }) => instantCell(createdAt),
  Statut: ({ status }) => submissionStatusNames[status],
  Raison: ({ reason }) => reason,
  Décidée: ({ decidedAt }) => instantCell(decidedAt),
  'Décidée par': ({ decidedByName }) => decidedByName,
};
