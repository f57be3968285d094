import { dayOf, formatDay } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LinkBase, useGetList } from 'react-admin';
import type { ReconciliationReport } from '../api/types';
import { outcomeOf } from '../resources/reconciliation-reports';

/** By this time of the day its report is there: the comparison begins at half past three. */
const REPORT_HOURS = 5;
const HOUR = 3_600_000;

/** Says that the last comparison with the gateway found something, or was never made. */
export function ReconciliationNotice() {
  const { data } = useGetList<ReconciliationReport>('reconciliation-reports', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'day', order: 'DESC' },
  });
  if (!data) return null;
  const [report] = data;
  const expected = dayOf(new Date(Date.now() - REPORT_HOURS * HOUR));
  if (!report || report.day < expected) return <Notice>{missing(report)}</Notice>;
  const { label, tone } = outcomeOf(report);
  if (tone === 'good') return null;
  return (
    <Notice reportId={report.id}>
      Rapprochement du {formatDay(report.day)} : {label.toLowerCase()}.
    </Notice>
  );
}

function missing(last: ReconciliationReport | undefined): string {
  return last
    ? `Le rapprochement de la nuit manque : le dernier est du ${formatDay(last.day)}.`
    : "Aucun rapprochement n'a encore été fait.";
}

function Notice({ reportId, children }: { reportId?: string; children: ReactNode }) {
  const page = reportId ? `/${reportId}/show` : '';
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" component={LinkBase} to={`/reconciliation-reports${page}`}>
          Voir
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
