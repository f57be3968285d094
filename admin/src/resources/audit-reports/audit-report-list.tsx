import { formatDay, formatNumber } from '@loka/client';
import { DataTable, SimpleList } from 'react-admin';
import type { AuditReport } from '../../api/types';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import { auditOutcomeOf } from './audit-outcome';

/** A report a night, the last one first. */
export function AuditReportList() {
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
    <DataTable<AuditReport> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<AuditReport> source="day" render={({ day }) => formatDay(day)} />
      <DataTable.NumberCol source="checked" disableSort />
      <DataTable.Col<AuditReport>
        source="broken"
        disableSort
        render={(report) => <StatusChip status={auditOutcomeOf(report)} />}
      />
    </DataTable>
  );
}

function ReportCards() {
  return (
    <SimpleList<AuditReport>
      rowClick="show"
      primaryText={({ day }) => formatDay(day)}
      secondaryText={({ checked }) => `${formatNumber(checked)} règles vérifiées`}
      tertiaryText={(report) => <StatusChip status={auditOutcomeOf(report)} />}
    />
  );
}
