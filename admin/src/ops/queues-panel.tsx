import { formatAge, formatNumber } from '@loka/client';
import type { OpsState } from '../api/dashboard';
import { Panel } from '../components/panel';
import { PlainTable } from '../components/plain-table';
import { type Status, StatusChip } from '../components/status-chip';

type Queue = OpsState['queues'][number];

/** By the name that the code and the monitor give a queue. */
const names: Record<string, string> = {
  payments: 'Paiements',
  rentals: 'Locations',
  mails: 'E-mails',
  pushes: 'Notifications',
  sms: 'SMS',
  'data-exports': 'Exports de données',
  reconciliation: 'Rapprochements',
  audit: 'Audits',
  housekeeping: 'Ménage de la nuit',
};

/** How long a job may wait while workers take them. */
const longestWaitMs = 60_000;

export function QueuesPanel({ queues }: { queues: Queue[] }) {
  return (
    <Panel title="Files">
      {queues.length === 0 ? (
        'Inconnues tant que Redis ne répond pas.'
      ) : (
        <PlainTable
          caption="Tâches de chaque file"
          columns={['File', 'État', 'En attente', 'En cours', 'Plus tard', 'Échecs']}
          rows={queues.map((queue) => ({
            key: queue.name,
            cells: [
              names[queue.name] ?? queue.name,
              <StatusChip key="state" status={statusOf(queue)} />,
              queue.oldestAt
                ? `${formatNumber(queue.waiting)} (${formatAge(queue.oldestAt)})`
                : formatNumber(queue.waiting),
              ...[queue.active, queue.delayed, queue.failed].map(formatNumber),
            ],
          }))}
        />
      )}
    </Panel>
  );
}

function statusOf({ isPaused, workers, oldestAt, failed }: Queue): Status {
  if (isPaused) return { label: 'En pause', tone: 'waiting' };
  if (workers === 0) return { label: 'Aucun programme', tone: 'bad' };
  if (oldestAt && Date.now() - Date.parse(oldestAt) > longestWaitMs)
    return { label: 'En retard', tone: 'bad' };
  if (failed > 0) return { label: 'Des échecs', tone: 'waiting' };
  return { label: 'En marche', tone: 'good' };
}
