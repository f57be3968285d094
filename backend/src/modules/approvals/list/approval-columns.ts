import { type CsvColumns, instantCell } from '../../../platform/http/csv.js';
import { approvalStatusNames } from './approval-words.js';
import type { ApprovalView } from './approvals.schema.js';

/** Acts that need a second person as a file. Amounts in XAF. */
export const approvalColumns: CsvColumns<ApprovalView> = {
  Référence: ({ id }) => id,
  Type: ({ kindName }) => kindName,
  Acte: ({ title }) => title,
  Membre: ({ member }) => member?.name ?? null,
  'Montant (FCFA)': ({ amount }) => amount,
  Raison: ({ reason }) => reason,
  'Proposé par': ({ proposedBy }) => proposedBy.name,
  Proposé: ({ proposedAt }) => instantCell(proposedAt),
  Statut: ({ status }) => approvalStatusNames[status],
  'Décidé par': ({ decidedBy }) => decidedBy?.name ?? null,
  Décidé: ({ decidedAt }) => instantCell(decidedAt),
};
