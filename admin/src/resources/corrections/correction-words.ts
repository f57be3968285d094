import type { ProposedCorrection } from '../../api/types';
import type { Status } from '../../components/status-chip';

export const openCorrections = { status: 'proposed' };

const statuses: Record<ProposedCorrection['status'], Status> = {
  proposed: { label: 'À approuver', tone: 'waiting' },
  approved: { label: 'Approuvée', tone: 'good' },
  refused: { label: 'Refusée', tone: 'bad' },
  taken_back: { label: 'Reprise', tone: 'quiet' },
  expired: { label: 'Expirée', tone: 'quiet' },
};

export const correctionStatus = ({ status }: Pick<ProposedCorrection, 'status'>): Status =>
  statuses[status];

export const tabs = Object.entries(statuses).map(([id, { label }]) => ({
  id,
  name: id === 'proposed' ? label : `${label}s`,
}));
