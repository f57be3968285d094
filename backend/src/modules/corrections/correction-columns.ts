import { type CsvColumns, instantCell } from '../../platform/http/csv.js';
import type { CorrectionView } from './corrections.schema.js';

const accounts: Record<CorrectionView['account'], string> = {
  wallet: 'Portefeuille',
  earnings: 'Gains à venir',
};

const statuses: Record<CorrectionView['status'], string> = {
  proposed: 'À approuver',
  approved: 'Approuvée',
  refused: 'Refusée',
  taken_back: 'Reprise',
  expired: 'Expirée',
};

/** Corrections that need a second admin as a file. Amounts in XAF. */
export const correctionColumns: CsvColumns<CorrectionView> = {
  Membre: ({ member }) => member.name,
  Compte: ({ account }) => accounts[account],
  'Montant (FCFA)': ({ amount }) => amount,
  Raison: ({ reason }) => reason,
  'Proposée par': ({ proposedBy }) => proposedBy.name,
  Proposée: ({ proposedAt }) => instantCell(proposedAt),
  Statut: ({ status }) => statuses[status],
  'Décidée par': ({ decidedBy }) => decidedBy?.name ?? null,
  Décidée: ({ decidedAt }) => instantCell(decidedAt),
};
