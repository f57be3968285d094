import { formatAge, formatDay, formatNumber } from '@loka/client';
import type { OpsState } from '../api/dashboard';
import { Panel } from '../components/panel';
import { PlainTable } from '../components/plain-table';
import { type Status, StatusChip } from '../components/status-chip';

type LongJob = OpsState['longJobs'][number];

/** By the name that the code gives them. */
const names: Record<string, string> = {
  'payment-comparison': 'Rapprochement de la nuit',
  audit: 'Audit des comptes',
  'stray-files': 'Fichiers sans propriétaire',
};

/** Work that lasts: which worker has it, how far it is, and how the last one ended. */
export function LongJobsPanel({ longJobs }: { longJobs: LongJob[] }) {
  return (
    <Panel title="Travaux longs">
      {longJobs.length === 0 ? (
        'Aucun encore.'
      ) : (
        <PlainTable
          caption="Travaux en cours, et le dernier terminé de chaque sorte"
          columns={['Travail', 'État', 'Avancement', 'Commencé', 'Programme']}
          rows={longJobs.map((job) => ({
            key: `${job.name} ${job.key}`,
            cells: [
              `${names[job.name] ?? job.name} (${runOf(job)})`,
              <StatusChip key="state" status={statusOf(job)} />,
              progressOf(job),
              job.endedAt
                ? `${formatAge(job.startedAt)}, terminé ${formatAge(job.endedAt)}`
                : formatAge(job.startedAt),
              [job.holder ?? 'aucun', job.failure].filter(Boolean).join(', '),
            ],
          }))}
        />
      )}
    </Panel>
  );
}

function statusOf({ state, isLate, failure }: LongJob): Status {
  if (isLate) return { label: "N'avance plus", tone: 'bad' };
  switch (state) {
    case 'running':
      return { label: 'En cours', tone: 'good' };
    case 'left':
      return failure
        ? { label: 'À réessayer', tone: 'bad' }
        : { label: 'À reprendre', tone: 'waiting' };
    case 'done':
      return { label: 'Terminé', tone: 'good' };
    default:
      return { label: 'Remplacé par le suivant', tone: 'waiting' };
  }
}

/** Those of a night are named by its day. */
function runOf({ key }: LongJob): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(key) ? formatDay(key) : key;
}

function progressOf({ done, total }: LongJob): string {
  if (total === null) return formatNumber(done);
  return `${formatNumber(done)} sur ${formatNumber(total)}`;
}
