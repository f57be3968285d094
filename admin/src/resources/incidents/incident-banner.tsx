import { formatInstant } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LinkBase, useGetList } from 'react-admin';
import type { OperatorIncident } from '../../api/types';
import { durationOf, reasonsOf } from './incident-words';

/** How soon one that another person declares, or that is proposed, is seen. */
const everyMs = 60_000;

/** Says on every page which operators are down, and which seem to be. */
export function IncidentBanner() {
  const { data = [] } = useGetList<OperatorIncident>(
    'incidents',
    { filter: { live: true }, sort: { field: 'startedAt', order: 'DESC' } },
    { refetchInterval: everyMs },
  );
  if (data.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ pt: 2 }}>
      {data.map((incident) => (
        <Alert
          key={incident.id}
          severity={incident.status === 'open' ? 'error' : 'warning'}
          action={
            <Button color="inherit" component={LinkBase} to="/incidents">
              Voir
            </Button>
          }
        >
          {sentenceOf(incident)}
        </Alert>
      ))}
    </Stack>
  );
}

function sentenceOf(incident: OperatorIncident): string {
  const { operatorLabel, status, startedAt, blocksPayments } = incident;
  const since = `depuis le ${formatInstant(startedAt)}`;
  if (status === 'proposed')
    return `${operatorLabel} semble en panne ${since}\u00a0: ${reasonsOf(incident)}.`;
  const blocked = blocksPayments ? ', nouveaux paiements bloqués' : '';
  return `${operatorLabel} est en panne ${since} (${durationOf(incident)})${blocked}.`;
}
