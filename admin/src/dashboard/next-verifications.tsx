import { formatAge } from '@loka/client';
import Button from '@mui/material/Button';
import { LinkBase, SimpleList, useGetList } from 'react-admin';
import type { Verification } from '../api/types';
import { Panel } from '../components/panel';
import { documentNames, pendingVerifications } from '../resources/verifications';

const SHOWN = 6;

/** The head of the queue: whoever has waited longest comes first. */
export function NextVerifications() {
  const { data, total, isPending, error } = useGetList<Verification>('verifications', {
    filter: pendingVerifications,
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  if (isPending) return null;
  return (
    <Panel
      title="Vérifications à traiter"
      action={
        <Button component={LinkBase} to="/verifications">
          Tout voir
        </Button>
      }
    >
      {error ? error.message : total === 0 && 'Aucune demande en attente. Tout est traité.'}
      {total !== undefined && total > 0 && (
        <SimpleList<Verification>
          resource="verifications"
          data={data}
          total={total}
          rowClick="show"
          primaryText={({ userName }) => userName}
          secondaryText={({ type, numero }) => `${documentNames[type]} · ${numero}`}
          tertiaryText={({ createdAt }) => formatAge(createdAt)}
          sx={{ mx: -2, py: 0 }}
        />
      )}
    </Panel>
  );
}
