import { formatDatedInstant } from '@loka/client';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import type { AuditEntry } from '../../api/types';
import { ResourceList } from '../../components/resource-list';
import { describe } from './audit-detail';
import { AuditSubject } from './audit-subject';
import { actionChoices, actionName } from './audit-words';

const filters = [<SelectInput key="action" source="action" choices={actionChoices} alwaysOn />];

/** What the team did, newest first; nobody can change it. */
export function AuditLogList() {
  return (
    <ResourceList
      sort={{ field: 'at', order: 'DESC' }}
      filters={filters}
      table={<AuditTable />}
      cards={<AuditCards />}
    />
  );
}

function AuditTable() {
  return (
    <DataTable<AuditEntry> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<AuditEntry> source="at" render={({ at }) => formatDatedInstant(at)} />
      <DataTable.Col source="actorName" disableSort />
      <DataTable.Col<AuditEntry>
        source="action"
        disableSort
        render={({ action }) => actionName(action)}
      />
      <DataTable.Col<AuditEntry>
        source="subject"
        disableSort
        render={(entry) => <AuditSubject entry={entry} />}
      />
      <DataTable.Col<AuditEntry>
        source="detail"
        disableSort
        render={describe}
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      />
    </DataTable>
  );
}

function AuditCards() {
  return (
    <SimpleList<AuditEntry>
      rowClick={false}
      primaryText={({ action }) => actionName(action)}
      secondaryText={({ actorName, at }) => `${actorName} · ${formatDatedInstant(at)}`}
    />
  );
}
