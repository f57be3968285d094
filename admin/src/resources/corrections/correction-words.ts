import { words } from '@loka/client';
import type { ProposedCorrection } from '../../api/types';
import { type Status, withTones } from '../../components/status-chip';

export const openCorrections = { status: 'proposed' };

const statuses = withTones<ProposedCorrection['status']>(words.correctionStatusNames, {
  proposed: 'waiting',
  approved: 'good',
  refused: 'bad',
  taken_back: 'quiet',
  expired: 'quiet',
});

export const correctionStatus = ({ status }: Pick<ProposedCorrection, 'status'>): Status =>
  statuses[status];

export const tabs = Object.entries(statuses).map(([id, { label }]) => ({
  id,
  name: id === 'proposed' ? label : `${label}s`,
}));
