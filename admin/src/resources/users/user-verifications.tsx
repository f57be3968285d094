import { formatDatedInstant } from '@loka/client';
import type { Verification } from '../../api/types';
import { StatusChip } from '../../components/status-chip';
import { documentNames, verificationStatuses } from '../verifications';
import { MemberList } from './member-list';

/** Every identity the person has submitted, newest first. */
export function UserVerifications({ userId }: { userId: string }) {
  return (
    <MemberList<Verification>
      resource="verifications"
      filter={{ userId }}
      nothing="Aucune demande envoyée."
      primary={({ type, numero }) => `${documentNames[type]} ${numero ?? '(pièces supprimées)'}`}
      secondary={({ createdAt }) => formatDatedInstant(createdAt)}
      tertiary={({ status }) => <StatusChip status={verificationStatuses[status]} />}
    />
  );
}
