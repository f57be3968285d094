import { formatDatedInstant } from '@loka/client';
import { SimpleList, useGetList } from 'react-admin';
import type { Verification } from '../../api/types';
import { Panel } from '../../components/panel';
import { StatusChip } from '../../components/status-chip';
import { documentNames, verificationStatuses } from '../verifications';

const MANY = 25;

/** Every identity the person has submitted, newest first. */
export function UserVerifications({ userId }: { userId: string }) {
  const { data, total, error } = useGetList<Verification>('verifications', {
    filter: { userId },
    pagination: { page: 1, perPage: MANY },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  if (error) return <Panel title="Vérifications">{error.message}</Panel>;
  if (!data) return null;
  return (
    <Panel title="Vérifications">
      {data.length === 0 ? (
        'Aucune demande envoyée.'
      ) : (
        <SimpleList<Verification>
          resource="verifications"
          data={data}
          total={total}
          rowClick="show"
          primaryText={({ type, numero }) => `${documentNames[type]} ${numero}`}
          secondaryText={({ createdAt }) => formatDatedInstant(createdAt)}
          tertiaryText={({ status }) => <StatusChip status={verificationStatuses[status]} />}
          sx={{ mx: -2, py: 0 }}
        />
      )}
    </Panel>
  );
}
