import { words } from '@loka/client';
import type { Approval } from '../../api/types';
import { type Status, withTones } from '../../components/status-chip';

export const openApprovals = { status: 'proposed' };

const statuses = withTones<Approval['status']>(words.approvalStatusNames, {
  proposed: 'waiting',
  approved: 'good',
  refused: 'bad',
  taken_back: 'quiet',
  expired: 'quiet',
});

export const approvalStatus = ({ status }: Pick<Approval, 'status'>): Status => statuses[status];

export const tabs = Object.entries(statuses).map(([id, { label }]) => ({
  id,
  name: id === 'proposed' ? label : `${label}s`,
}));
