import { formatAge, formatDatedInstant } from '@loka/client';
import { DataTable, SimpleList } from 'react-admin';
import type { Approval } from '../../api/types';
import { EmptyList } from '../../components/empty-list';
import { RecordLink } from '../../components/record-link';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import { StatusTabs } from '../../components/status-tabs';
import { approvalStatus, openApprovals, tabs } from './approval-words';

/** Whoever has waited longest comes first. */
export function ApprovalList() {
  return (
    <ResourceList
      sort={{ field: 'proposedAt', order: 'ASC' }}
      defaultFilter={openApprovals}
      tabs={<StatusTabs choices={tabs} />}
      table={<ApprovalTable />}
      cards={<ApprovalCards />}
    />
  );
}

const nothing = <EmptyList>Rien à approuver dans cette liste.</EmptyList>;

function ApprovalTable() {
  return (
    <DataTable<Approval> bulkActionButtons={false} empty={nothing} rowClick="show">
      <DataTable.Col<Approval>
        source="title"
        disableSort
        render={({ title }) => <RecordLink>{title}</RecordLink>}
      />
      <DataTable.Col<Approval> source="kindName" disableSort />
      <DataTable.Col<Approval>
        source="member"
        disableSort
        render={({ member }) => member?.name ?? '–'}
      />
      <DataTable.Col<Approval>
        source="proposedBy"
        disableSort
        render={({ proposedBy, mayTakeBack }) => (mayTakeBack ? 'Vous' : proposedBy.name)}
      />
      <DataTable.Col<Approval>
        source="proposedAt"
        render={({ proposedAt }) => `${formatDatedInstant(proposedAt)} (${formatAge(proposedAt)})`}
      />
      <DataTable.Col<Approval>
        label="Statut"
        render={(approval) => <StatusChip status={approvalStatus(approval)} />}
      />
    </DataTable>
  );
}

function ApprovalCards() {
  return (
    <SimpleList<Approval>
      empty={nothing}
      rowClick="show"
      primaryText={({ title, member }) => (member ? `${title} · ${member.name}` : title)}
      secondaryText={({ proposedBy, proposedAt }) =>
        `${proposedBy.name} · ${formatAge(proposedAt)}`
      }
      tertiaryText={(approval) => <StatusChip status={approvalStatus(approval)} />}
    />
  );
}
