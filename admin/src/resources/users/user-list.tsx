import { formatDay } from '@loka/client';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { UserRow } from '../../api/types';
import { RecordLink } from '../../components/record-link';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import {
  nameInDoubtChoices,
  roleChoices,
  roles,
  suspendedChoices,
  suspendedStatus,
  verifierChoices,
  verifierStatus,
} from './user-status';

const filters = [
  <SearchInput key="q" source="q" placeholder="Nom ou e-mail" alwaysOn />,
  <SelectInput key="role" source="role" choices={roleChoices} alwaysOn />,
  <SelectInput key="verifier" source="verifier" choices={verifierChoices} alwaysOn />,
  <SelectInput key="suspended" source="suspended" choices={suspendedChoices} alwaysOn />,
  <SelectInput key="nameInDoubt" source="nameInDoubt" choices={nameInDoubtChoices} alwaysOn />,
];

export function UserList() {
  return (
    <ResourceList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      table={<UserTable />}
      cards={<UserCards />}
    />
  );
}

function UserTable() {
  return (
    <DataTable<UserRow> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<UserRow>
        source="name"
        render={({ name, avatar, suspendedAt }) => (
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Avatar src={avatar} alt="" sx={{ width: 26, height: 26 }} />
            <RecordLink>{name}</RecordLink>
            {suspendedAt && <StatusChip status={suspendedStatus} />}
          </Stack>
        )}
      />
      <DataTable.Col source="email" />
      <DataTable.Col source="phone" disableSort sx={{ whiteSpace: 'nowrap' }} />
      <DataTable.Col<UserRow>
        source="verifier"
        disableSort
        render={({ verifier }) => <StatusChip status={verifierStatus(verifier)} />}
      />
      <DataTable.Col<UserRow>
        source="role"
        disableSort
        render={({ role }) => <StatusChip status={roles[role]} />}
      />
      <DataTable.Col<UserRow> source="createdAt" render={({ createdAt }) => formatDay(createdAt)} />
    </DataTable>
  );
}

function UserCards() {
  return (
    <SimpleList<UserRow>
      rowClick="show"
      leftAvatar={({ avatar }) => <Avatar src={avatar} alt="" />}
      primaryText={({ name }) => name}
      secondaryText={({ email }) => email}
      tertiaryText={({ verifier, suspendedAt }) => (
        <StatusChip status={suspendedAt ? suspendedStatus : verifierStatus(verifier)} />
      )}
    />
  );
}
