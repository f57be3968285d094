import type { CorrectionView } from './corrections.schema.js';

/** What the console and its files call the accounts of a member that can be corrected. */
export const correctedAccountNames: Record<CorrectionView['account'], string> = {
  wallet: 'Portefeuille',
  earnings: 'Gains à venir',
};

export const correctionStatusNames: Record<CorrectionView['status'], string> = {
  proposed: 'À approuver',
  approved: 'Approuvée',
  refused: 'Refusée',
  taken_back: 'Reprise',
  expired: 'Expirée',
};
