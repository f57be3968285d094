import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import type { UserRow } from './accounts.schema.js';

const roles: Record<UserRow['role'], string> = {
  member: 'Membre',
  staff: 'Équipe',
  admin: 'Administration',
  ops: 'Exploitation',
};

/** By the specification's `verifier`. */
const identities: Record<string, string> = {
  '-1': 'Refusée',
  0: 'Non vérifiée',
  1: 'En attente',
  2: 'Vérifiée',
};

/** Members as a file, with what the console's list shows of them. */
export const memberColumns: CsvColumns<UserRow> = {
  Nom: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Téléphone: ({ phone }) => phone,
  Identité: ({ verifier }) => identities[verifier] ?? '',
  Rôle: ({ role }) => roles[role],
  'Portefeuille bloqué': ({ frozenAt }) => instantCell(frozenAt),
  Suspendu: ({ suspendedAt }) => instantCell(suspendedAt),
  Inscription: ({ createdAt }) => instantCell(createdAt),
};
