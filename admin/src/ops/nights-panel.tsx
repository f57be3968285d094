import { dayOf, formatDay, formatTime, plural } from '@loka/client';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useGetOne } from 'react-admin';
import type { OpsState } from '../api/dashboard';
import type { AuditReport } from '../api/types';
import { Fact, Facts } from '../components/facts';
import { Panel } from '../components/panel';
import { type Status, StatusChip } from '../components/status-chip';

/** By when a night's work is there, in hours of the day. */
const readyAt = 6;

/** What last night's audit of the books and comparison with the operators found. */
export function NightsPanel({
  audit,
  reconciliation,
  at,
}: Pick<OpsState, 'audit' | 'reconciliation' | 'at'>) {
  const expected = dayOf(new Date(Date.parse(at) - readyAt * 3_600_000));
  return (
    <Panel title="La nuit dernière">
      <Facts>
        <Fact name="Audit des comptes">
          <Night
            resource="audit-reports"
            night={audit}
            expected={expected}
            status={audit && auditStatus(audit)}
          />
          {audit && audit.broken + audit.unchecked > 0 && <Rules reportId={audit.id} />}
        </Fact>
        <Fact name="Rapprochement">
          <Night
            resource="reconciliation-reports"
            night={reconciliation}
            expected={expected}
            status={reconciliation && reconciliationStatus(reconciliation)}
          />
        </Fact>
      </Facts>
    </Panel>
  );
}

function Night({
  resource,
  night,
  expected,
  status,
}: {
  resource: string;
  night: { id: string; day: string; at: string } | null;
  expected: string;
  status: Status | null;
}) {
  if (!night || !status) return <StatusChip status={{ label: 'Jamais fait', tone: 'bad' }} />;
  return (
    <>
      <StatusChip status={night.day < expected ? { label: 'Manque', tone: 'bad' } : status} />{' '}
      <Link component={LinkBase} to={`/${resource}/${night.id}/show`}>
        Rapport du {formatDay(night.day)} à {formatTime(night.at)}
      </Link>
    </>
  );
}

/** Those that do not hold or are not known to, by the names of the report. */
function Rules({ reportId }: { reportId: string }) {
  const { data } = useGetOne<AuditReport>('audit-reports', { id: reportId });
  if (!data) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {[...data.broken, ...data.unchecked].map(({ name, label }) => (
        <li key={name}>{label}</li>
      ))}
    </Box>
  );
}

function auditStatus({ broken, unchecked }: NonNullable<OpsState['audit']>): Status {
  if (broken > 0) return { label: plural(broken, 'règle rompue', 'règles rompues'), tone: 'bad' };
  if (unchecked > 0)
    return {
      label: plural(unchecked, 'règle non vérifiée', 'règles non vérifiées'),
      tone: 'waiting',
    };
  return { label: 'Tout est juste', tone: 'good' };
}

function reconciliationStatus({
  differences,
  unanswered,
}: NonNullable<OpsState['reconciliation']>): Status {
  if (differences > 0) return { label: plural(differences, 'écart'), tone: 'bad' };
  if (unanswered > 0)
    return {
      label: plural(unanswered, 'paiement sans réponse', 'paiements sans réponse'),
      tone: 'waiting',
    };
  return { label: 'Aucun écart', tone: 'good' };
}
