import { formatTime } from '@loka/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { readOpsState } from '../api/dashboard';
import { useLive } from '../lib/use-live';
import { FollowedPayments } from './followed-payments';
import { LongJobsPanel } from './long-jobs-panel';
import { MailsPanel, PaymentsPanel } from './money-and-mails';
import { NightsPanel } from './nights-panel';
import { QueueMonitor } from './queue-monitor';
import { QueuesPanel } from './queues-panel';
import { ScheduledPanel } from './scheduled-panel';

const everySeconds = 10;

/** How the programs are doing, read again by itself, and the monitor of the queues below it. */
export function OpsState() {
  const { data, failure, readAgain } = useLive(readOpsState, everySeconds);
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, minWidth: 0 }}>
      {failure && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={readAgain}>
              Réessayer
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      {!data && !failure && <p role="status">Chargement…</p>}
      {data && (
        <>
          <Typography color="textSecondary">
            État à {formatTime(data.at)}. La page se met à jour d'elle-même.
          </Typography>
          {data.redis === 'down' && (
            <Alert severity="warning">
              Redis ne répond pas. Rien n'est perdu&nbsp;: les tâches planifiées retrouvent ce qui
              est à faire.
            </Alert>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
            }}
          >
            <QueuesPanel queues={data.queues} />
            <ScheduledPanel scheduled={data.scheduled} />
            <NightsPanel audit={data.audit} reconciliation={data.reconciliation} at={data.at} />
            <Box sx={{ display: 'grid', gap: 2 }}>
              <PaymentsPanel payments={data.payments} />
              <MailsPanel mails={data.mails} />
            </Box>
          </Box>
          <LongJobsPanel longJobs={data.longJobs} />
          <FollowedPayments />
        </>
      )}
      <QueueMonitor />
    </Box>
  );
}
