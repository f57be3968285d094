import type { SubmissionRow } from './verification.schema.js';

/** What the console and its files call the kinds of papers. */
export const paperNames: Record<SubmissionRow['type'], string> = {
  CNI: "Carte d'identité",
  Passeport: 'Passeport',
  Permis: 'Permis de conduire',
};

export const submissionStatusNames: Record<SubmissionRow['status'], string> = {
  pending: 'En attente',
  approved: 'Approuvée',
  rejected: 'Refusée',
};
