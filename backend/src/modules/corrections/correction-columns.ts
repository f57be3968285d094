import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import { correctedAccountNames, correctionStatusNames } from './correction-words.js';
import type { CorrectionView } from './corrections.schema.js';

/** Corrections that need a second admin as a file. Amounts in XAF. */
export const correctionColumns: CsvColumns<CorrectionView> = {
  Membre: ({ member }) => member.name,
  Compte: ({ account }) => correctedAccountNames[account],
  'Montant (FCFA)': ({ amount }) => amount,
  Raison: ({ reason }) => reason,
  'Proposée par': ({ proposedBy }) => proposedBy.name,
  Proposée: ({ proposedAt }) => instantCell(proposedAt),
  Statut: ({ status }) => correctionStatusNames[status],
  'Décidée par': ({ decidedBy }) => decidedBy?.name ?? null,
  Décidée: ({ decidedAt }) => instantCell(decidedAt),
};
