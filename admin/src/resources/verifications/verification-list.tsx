import { formatAge, formatDatedInstant } from '@loka/client';
import { DataTable, SimpleList } from 'react-admin';
import type { Verification } from '../../api/types';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import { StatusTabs } from '../../components/status-tabs';
import { EmptyQueue } from './empty-queue';
import { documentNames, pendingVerifications, verificationStatuses } from './verification-status';

const tabs = [
  { id: 'pending', name: 'En attente' },
  { id: 'approved', name: 'Approuvées' },
  { id: 'rejected', name: 'Refusées' },
];

/** Whoever has waited longest comes first. */
export function VerificationList() {
  return (
    <ResourceList
      sort={{ field: 'createdAt', order: 'ASC' }}
      defaultFilter={pendingVerifications}
      tabs={<StatusTabs choices={tabs} />}
      table={<VerificationTable />}
      cards={<VerificationCards />}
    />
  );
}

function VerificationTable() {
  return (
    <DataTable<Verification> bulkActionButtons={false} empty={<EmptyQueue />} rowClick="show">
      <DataTable.Col source="userName" disableSort />
      <DataTable.Col<Verification>
        source="type"
        disableSort
        render={({ type }) => documentNames[type]}
      />
      <DataTable.Col source="numero" disableSort />
      <DataTable.Col<Verification>
        source="createdAt"
        render={({ createdAt }) => `${formatDatedInstant(createdAt)} (${formatAge(createdAt)})`}
      />
      <DataTable.Col<Verification>
        source="status"
        render={({ status }) => <StatusChip status={verificationStatuses[status]} />}
      />
    </DataTable>
  );
}

function VerificationCards() {
  return (
    <SimpleList<Verification>
      empty={<EmptyQueue />}
      rowClick="show"
      primaryText={({ userName }) => userName}
      secondaryText={({ type, createdAt }) => `${documentNames[type]} · ${formatAge(createdAt)}`}
      tertiaryText={({ status }) => <StatusChip status={verificationStatuses[status]} />}
    />
  );
}
