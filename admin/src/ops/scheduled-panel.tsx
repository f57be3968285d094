import { formatAge, formatNumber } from '@loka/client';
import type { OpsState } from '../api/dashboard';
import { Panel } from '../components/panel';
import { PlainTable } from '../components/plain-table';
import { StatusChip } from '../components/status-chip';

type Scheduled = OpsState['scheduled'][number];

const names: Record<Scheduled['work'], string> = {
  requests: 'Demandes sans réponse',
  handovers: 'Remises',
  returns: 'Retours',
  'rental-changes': 'Prolongations et raccourcissements',
  payments: 'Paiements',
  approvals: 'Actes à approuver',
  mails: 'E-mails',
  pushes: 'Notifications',
  sms: 'SMS',
  'data-exports': 'Exports de données',
  'account-deletions': 'Suppressions de comptes',
  'upload-removals': 'Suppressions de fichiers',
};

/** What the schedules of the workers find and do: nothing of it is overdue while they run. */
export function ScheduledPanel({ scheduled }: { scheduled: Scheduled[] }) {
  return (
    <Panel title="Tâches planifiées">
      <PlainTable
        caption="Ce qui aurait déjà dû être fait"
        columns={['Tâche', 'État', 'En retard']}
        rows={scheduled.map(({ work, overdue, oldestAt }) => ({
          key: work,
          cells: [
            names[work],
            <StatusChip
              key="state"
              status={
                overdue > 0
                  ? { label: 'En retard', tone: 'bad' }
                  : { label: 'À jour', tone: 'good' }
              }
            />,
            oldestAt ? `${formatNumber(overdue)} (${formatAge(oldestAt)})` : formatNumber(overdue),
          ],
        }))}
      />
    </Panel>
  );
}
