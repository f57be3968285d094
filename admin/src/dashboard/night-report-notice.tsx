import { dayOf, formatDay } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LinkBase, useGetList } from 'react-admin';
import type { Status } from '../components/status-chip';

const HOUR = 3_600_000;

interface NightReport {
  id: string;
  day: string;
}

/**
 * Says that the last report of a night found something, or was never made.
 *
 * @param readyAt the hour of the day by which its report is there
 * @param name what the nightly work is called, as `Rapprochement`; `theName` with its article
 */
export function NightReportNotice<Report extends NightReport>({
  resource,
  readyAt,
  name,
  theName,
  outcomeOf,
  filter = {},
}: {
  resource: string;
  readyAt: number;
  name: string;
  theName: string;
  outcomeOf: (report: Report) => Status;
  /** What makes a report one of a night, where others stand beside. */
  filter?: object;
}) {
  const { data } = useGetList<Report>(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'day', order: 'DESC' },
    filter,
  });
  if (!data) return null;
  const [report] = data;
  const expected = dayOf(new Date(Date.now() - readyAt * HOUR));
  if (!report) {
    return <Notice to={`/${resource}`}>Aucun {name.toLowerCase()} n'a encore été fait.</Notice>;
  }
  if (report.day < expected) {
    return (
      <Notice to={`/${resource}`}>
        {theName} de la nuit manque&nbsp;: le dernier est du {formatDay(report.day)}.
      </Notice>
    );
  }
  const { label, tone } = outcomeOf(report);
  if (tone === 'good') return null;
  return (
    <Notice to={`/${resource}/${report.id}/show`}>
      {name} du {formatDay(report.day)}&nbsp;: {label.toLowerCase()}.
    </Notice>
  );
}

function Notice({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" component={LinkBase} to={to}>
          Voir
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
