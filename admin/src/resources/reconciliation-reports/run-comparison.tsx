import { formatDatedInstant } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { LinkBase, useGetList, useRefresh } from 'react-admin';
import { requestComparison } from '../../api/actions';
import type { Comparison } from '../../api/types';
import { useAction } from '../../lib/use-action';

/** How often the state of one that is under way is read again. */
const pauseMs = 4_000;

const isOpen = ({ state }: Comparison) => state === 'waiting' || state === 'running';

/** Has the payments compared with the operators now, and shows how the last time that was asked for went. */
export function RunComparison() {
  const { data, refetch } = useGetList<Comparison>(
    'comparisons',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'requestedAt', order: 'DESC' } },
    { refetchInterval: ({ state }) => (state.data?.data.some(isOpen) ? pauseMs : false) },
  );
  const { run, isRunning } = useAction();
  const refresh = useRefresh();
  const last = data?.[0];
  const open = last !== undefined && isOpen(last);

  // The list below gains the report.
  useEffect(() => {
    if (last?.reportId) refresh();
  }, [last?.reportId, refresh]);

  async function ask() {
    await requestComparison();
    await refetch();
  }

  return (
    <Stack
      // As in other lists, what is done from it stands at its end.
      direction={{ xs: 'column', sm: 'row-reverse' }}
      useFlexGap
      sx={{
        ...{ gap: 1.5, p: 1.5, flexWrap: 'wrap' },
        ...{ alignItems: { sm: 'center' }, justifyContent: { sm: 'space-between' } },
      }}
    >
      <Button
        variant="contained"
        disabled={open || !data}
        loading={isRunning}
        onClick={() => run(ask, 'Rapprochement demandé.')}
      >
        Rapprocher maintenant
      </Button>
      {last && <State comparison={last} />}
    </Stack>
  );
}

function State({ comparison }: { comparison: Comparison }) {
  const { state, requestedBy, requestedAt, endedAt, reportId } = comparison;
  const asked = `Demandé par ${requestedBy.name}, ${formatDatedInstant(requestedAt)}`;
  switch (state) {
    case 'waiting':
      return <Alert severity="info">{asked}&nbsp;: en attente d'un poste libre.</Alert>;
    case 'running':
      return <Alert severity="info">{asked}&nbsp;: en cours, quelques minutes au plus.</Alert>;
    case 'failed':
      return (
        <Alert severity="error">
          {asked}&nbsp;: abandonné après trois essais. Réessayez, ou prévenez l'exploitation.
        </Alert>
      );
    case 'done':
      return (
        <Alert severity="success">
          {asked}&nbsp;: terminé, <span>{endedAt && formatDatedInstant(endedAt)}</span>.{' '}
          <Link component={LinkBase} to={`/reconciliation-reports/${reportId}/show`}>
            Voir le rapport
          </Link>
        </Alert>
      );
  }
}
