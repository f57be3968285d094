import { formatDatedInstant, formatNumber } from '@loka/client';
import { DataTable } from 'react-admin';
import type { ReconciliationReport } from '../../api/types';
import { NightReportList } from '../../components/night-report-list';
import { outcomeOf } from './difference-words';

export function ReportList() {
  return (
    <NightReportList<ReconciliationReport>
      outcomeOf={outcomeOf}
      outcomeField="differences"
      extentOf={({ compared, unanswered }) =>
        `${formatNumber(compared)} comparés · ${formatNumber(unanswered)} sans réponse`
      }
    >
      <DataTable.Col<ReconciliationReport>
        source="since"
        disableSort
        render={({ since }) => formatDatedInstant(since)}
      />
      <DataTable.NumberCol source="compared" disableSort />
      <DataTable.NumberCol source="unanswered" disableSort />
    </NightReportList>
  );
}
