import { formatDatedInstant } from '@loka/client';
import Box from '@mui/material/Box';
import { DataTable, DateInput, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { listActs } from '../../api/audit-log';
import type { AuditEntry } from '../../api/types';
import { ResourceList } from '../../components/resource-list';
import { UserLink } from '../../components/user-link';
import { useRead } from '../../lib/use-read';
import { describe } from './audit-detail';
import { AuditSubject } from './audit-subject';

/** What the team did, newest first; nobody can change it. */
export function AuditLogList() {
  const { data: acts = [] } = useRead(listActs, '');
  const filters = [
    <SearchInput key="person" source="person" placeholder="Équipe ou membre" resettable alwaysOn />,
    <SelectInput key="action" source="action" choices={acts} alwaysOn />,
    <DateInput key="from" source="from" label="Du" alwaysOn />,
    <DateInput key="to" source="to" label="Au" alwaysOn />,
  ];
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
      <DataTable.Col<AuditEntry>
        source="at"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ at }) => formatDatedInstant(at)}
      />
      <DataTable.Col<AuditEntry>
        source="actorName"
        disableSort
        render={({ actorId, actorName }) => <UserLink id={actorId} name={actorName} />}
      />
      <DataTable.Col source="actionName" disableSort />
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
      primaryText={(entry) => (
        <>
          {entry.actionName}&nbsp;: <AuditSubject entry={entry} />
        </>
      )}
      secondaryText={(entry) => (
        <>
          {entry.actorName} · {formatDatedInstant(entry.at)}
          <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {describe(entry)}
          </Box>
        </>
      )}
    />
  );
}
