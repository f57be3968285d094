import type { Verification } from '../../api/types';
import type { Status } from '../../components/status-chip';

export const verificationStatuses: Record<Verification['status'], Status> = {
  pending: { label: 'En attente', tone: 'waiting' },
  approved: { label: 'Approuvée', tone: 'good' },
  rejected: { label: 'Refusée', tone: 'bad' },
};

export const documentNames: Record<Verification['type'], string> = {
  CNI: "Carte d'identité",
  Passeport: 'Passeport',
  Permis: 'Permis de conduire',
};

/** The queue: what waits for a decision. */
export const pendingVerifications = { status: 'pending' } as const;
