import { type CsvColumns, instantCell, phoneCell } from '../../platform/http/csv.js';
import type { UserRow } from './accounts.schema.js';
import { identityNames, roleNames } from './member-words.js';

/** Members as a file, with what the console's list shows of them but for how they are reached. */
export const memberColumns: CsvColumns<UserRow> = {
  Nom: ({ name }) => name,
  Identité: ({ verifier }) => identityNames[verifier] ?? '',
  Rôle: ({ role }) => roleNames[role],
  'Portefeuille bloqué': ({ frozenAt }) => instantCell(frozenAt),
  Suspendu: ({ suspendedAt }) => instantCell(suspendedAt),
  Inscription: ({ createdAt }) => instantCell(createdAt),
};

/** The same with how they are reached: a file that is asked for with a reason. */
export const memberContactColumns: CsvColumns<UserRow> = {
  Nom: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Téléphone: ({ phone }) => phone && phoneCell(phone),
  ...memberColumns,
};
