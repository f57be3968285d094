import { formatAge, formatDatedInstant } from '@loka/client';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataTable, SearchInput, SimpleList } from 'react-admin';
import type { Verification } from '../../api/types';
import { RecordLink } from '../../components/record-link';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import { StatusTabs } from '../../components/status-tabs';
import { TabRow } from '../../components/tab-row';
import { EmptyQueue } from './empty-queue';
import { NextButton } from './next-button';
import { documentNames, pendingVerifications, verificationStatuses } from './verification-status';

const tabs = [
  { id: 'pending', name: 'En attente' },
  { id: 'approved', name: 'Approuvées' },
  { id: 'rejected', name: 'Refusées' },
];

const filters = [
  <SearchInput key="q" source="q" placeholder="Nom, e-mail ou numéro de document" alwaysOn />,
];

/** Whoever has waited longest comes first. */
export function VerificationList() {
  return (
    <ResourceList
      sort={{ field: 'createdAt', order: 'ASC' }}
      filters={filters}
      defaultFilter={pendingVerifications}
      tabs={<TabRow tabs={<StatusTabs choices={tabs} />} action={<NextButton />} />}
      table={<VerificationTable />}
      cards={<VerificationCards />}
    />
  );
}

function VerificationTable() {
  return (
    <DataTable<Verification> bulkActionButtons={false} empty={<EmptyQueue />} rowClick="show">
      <DataTable.Col<Verification>
        source="userName"
        disableSort
        render={({ userName }) => <RecordLink>{userName}</RecordLink>}
      />
      <DataTable.Col<Verification>
        source="type"
        disableSort
        render={({ type }) => documentNames[type]}
      />
      <DataTable.Col<Verification>
        source="numero"
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={({ numero }) => numero ?? 'Supprimé'}
      />
      <DataTable.Col<Verification>
        source="createdAt"
        render={({ createdAt }) => `${formatDatedInstant(createdAt)} (${formatAge(createdAt)})`}
      />
      <DataTable.Col<Verification>
        source="status"
        render={(submission) => <States submission={submission} />}
      />
    </DataTable>
  );
}

/** What was decided, who looks at it now, and whether there is something to look at closely. */
function States({ submission }: { submission: Verification }) {
  const { status, lookAlikeCount, doubts, claimedByName } = submission;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusChip status={verificationStatuses[status]} />
      {claimedByName && <Chip size="small" color="info" label={`${claimedByName} la regarde`} />}
      {lookAlikeCount > 0 && <Chip size="small" color="error" label="Ressemblance" />}
      {doubts.length > 0 && <Chip size="small" variant="outlined" label="À regarder" />}
    </Box>
  );
}

function VerificationCards() {
  return (
    <SimpleList<Verification>
      empty={<EmptyQueue />}
      rowClick="show"
      primaryText={({ userName }) => userName}
      secondaryText={({ type, createdAt }) => `${documentNames[type]} · ${formatAge(createdAt)}`}
      tertiaryText={(submission) => <States submission={submission} />}
    />
  );
}
