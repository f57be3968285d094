import { formatAge, formatDatedInstant } from '@loka/client';
import { DataTable, SelectInput } from 'react-admin';
import type { Report } from '../../api/types';
import { BulkToolbar } from '../../components/bulk-toolbar';
import { EmptyList } from '../../components/empty-list';
import { RecordLink } from '../../components/record-link';
import { ResourceList } from '../../components/resource-list';
import { SelectableBody } from '../../components/selectable-body';
import { SelectableCards } from '../../components/selectable-cards';
import { StatusChip } from '../../components/status-chip';
import { StatusTabs } from '../../components/status-tabs';
import { BulkTaking } from './bulk-taking';
import { kindChoices, openReports, reportKinds, reportReasons, statusOf } from './report-words';

const tabs = [
  { id: 'open', name: 'Ouverts' },
  { id: 'waiting', name: 'À prendre' },
  { id: 'taken', name: 'Pris' },
  { id: 'closed', name: 'Clos' },
];

const filters = [<SelectInput key="kind" source="kind" choices={kindChoices} alwaysOn />];

/** Whoever has waited longest comes first. */
export function ReportList() {
  return (
    <ResourceList
      sort={{ field: 'createdAt', order: 'ASC' }}
      defaultFilter={openReports}
      filters={filters}
      tabs={<StatusTabs source="state" choices={tabs} />}
      table={<ReportTable />}
      cards={<ReportCards />}
    />
  );
}

const nothing = <EmptyList>Aucun signalement dans cette liste.</EmptyList>;

function ReportTable() {
  return (
    <DataTable<Report>
      body={SelectableBody}
      bulkActionButtons
      bulkActionsToolbar={
        <BulkToolbar>
          <BulkTaking />
        </BulkToolbar>
      }
      empty={nothing}
      rowClick="show"
    >
      <DataTable.Col<Report>
        source="title"
        disableSort
        render={({ title }) => <RecordLink>{title}</RecordLink>}
      />
      <DataTable.Col<Report> source="kind" disableSort render={({ kind }) => reportKinds[kind]} />
      <DataTable.Col<Report>
        source="reason"
        disableSort
        render={({ reason }) => reportReasons[reason]}
      />
      <DataTable.Col<Report>
        source="member"
        disableSort
        render={({ member, memberReports }) =>
          memberReports > 1 ? `${member.name} (${memberReports}\u00a0fois)` : member.name
        }
      />
      <DataTable.Col<Report>
        source="takenBy"
        disableSort
        render={({ takenBy }) => takenBy?.name ?? '—'}
      />
      <DataTable.Col<Report>
        source="createdAt"
        render={({ createdAt }) => `${formatDatedInstant(createdAt)} (${formatAge(createdAt)})`}
      />
      <DataTable.Col<Report>
        label="Statut"
        render={(report) => <StatusChip status={statusOf(report)} />}
      />
    </DataTable>
  );
}

function ReportCards() {
  return (
    <SelectableCards<Report>
      bulk={<BulkTaking />}
      empty={nothing}
      primaryText={({ title }) => title}
      secondaryText={({ kind, reason, createdAt }) =>
        `${reportKinds[kind]} · ${reportReasons[reason]} · ${formatAge(createdAt)}`
      }
      tertiaryText={(report) => <StatusChip status={statusOf(report)} />}
    />
  );
}
