import { formatDatedInstant, formatDay, formatNumber } from '@loka/client';
import { DataTable, SimpleList } from 'react-admin';
import type { ReconciliationReport } from '../../api/types';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import { outcomeOf } from './difference-words';

/** A report a night, the last one first. */
export function ReportList() {
  return (
    <ResourceList
      sort={{ field: 'day', order: 'DESC' }}
      table={<ReportTable />}
      cards={<ReportCards />}
    />
  );
}

function ReportTable() {
  return (
    <DataTable<ReconciliationReport> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<ReconciliationReport> source="day" render={({ day }) => formatDay(day)} />
      <DataTable.Col<ReconciliationReport>
        source="since"
        disableSort
        render={({ since }) => formatDatedInstant(since)}
      />
      <DataTable.NumberCol source="compared" disableSort />
      <DataTable.NumberCol source="unanswered" disableSort />
      <DataTable.Col<ReconciliationReport>
        source="differences"
        disableSort
        render={(report) => <StatusChip status={outcomeOf(report)} />}
      />
    </DataTable>
  );
}

function ReportCards() {
  return (
    <SimpleList<ReconciliationReport>
      rowClick="show"
      primaryText={({ day }) => formatDay(day)}
      secondaryText={({ compared, unanswered }) =>
        `${formatNumber(compared)} comparés · ${formatNumber(unanswered)} sans réponse`
      }
      tertiaryText={(report) => <StatusChip status={outcomeOf(report)} />}
    />
  );
}
