import { formatDatedInstant, formatNumber } from '@loka/client';
import { DataTable } from 'react-admin';
import type { ReconciliationReport } from '../../api/types';
import { Money } from '../../components/money';
import { NightReportList } from '../../components/night-report-list';
import { outcomeOf } from './difference-words';
import { RunComparison } from './run-comparison';

export function ReportList() {
  return (
    <NightReportList<ReconciliationReport>
      tabs={<RunComparison />}
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
      <DataTable.Col<ReconciliationReport>
        source="asked"
        disableSort
        render={({ asked }) => (asked ? 'Équipe' : 'Nuit')}
      />
      <DataTable.NumberCol source="compared" disableSort />
      <DataTable.NumberCol source="unanswered" disableSort />
      <DataTable.Col<ReconciliationReport>
        align="right"
        source="differenceTotal"
        disableSort
        render={({ differenceTotal }) => <Money francs={differenceTotal} />}
      />
    </NightReportList>
  );
}
