import { words } from '@loka/client';
import type { Verification } from '../../api/types';
import { withTones } from '../../components/status-chip';

export const verificationStatuses = withTones<Verification['status']>(words.submissionStatusNames, {
  pending: 'waiting',
  approved: 'good',
  rejected: 'bad',
});

export const documentNames: Record<Verification['type'], string> = words.paperNames;

/** The queue: what waits for a decision. */
export const pendingVerifications = { status: 'pending' } as const;
