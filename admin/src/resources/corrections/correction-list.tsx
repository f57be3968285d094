import { formatAge, formatDatedInstant, formatGain } from '@loka/client';
import { DataTable, SimpleList } from 'react-admin';
import type { ProposedCorrection } from '../../api/types';
import { EmptyList } from '../../components/empty-list';
import { RecordLink } from '../../components/record-link';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import { StatusTabs } from '../../components/status-tabs';
import { correctedAccounts } from './corrected-accounts';
import { correctionStatus, openCorrections, tabs } from './correction-words';

/** Whoever has waited longest comes first. */
export function CorrectionList() {
  return (
    <ResourceList
      sort={{ field: 'proposedAt', order: 'ASC' }}
      defaultFilter={openCorrections}
      tabs={<StatusTabs choices={tabs} />}
      table={<CorrectionTable />}
      cards={<CorrectionCards />}
    />
  );
}

const nothing = <EmptyList>Aucune correction dans cette liste.</EmptyList>;

function CorrectionTable() {
  return (
    <DataTable<ProposedCorrection> bulkActionButtons={false} empty={nothing} rowClick="show">
      <DataTable.Col<ProposedCorrection>
        source="member"
        disableSort
        render={({ member }) => <RecordLink>{member.name}</RecordLink>}
      />
      <DataTable.Col<ProposedCorrection>
        source="account"
        disableSort
        render={({ account }) => correctedAccounts[account]}
      />
      <DataTable.Col<ProposedCorrection>
        source="amount"
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={({ amount }) => formatGain(amount)}
      />
      <DataTable.Col<ProposedCorrection>
        source="proposedBy"
        disableSort
        render={({ proposedBy, mayTakeBack }) => (mayTakeBack ? 'Vous' : proposedBy.name)}
      />
      <DataTable.Col<ProposedCorrection>
        source="proposedAt"
        render={({ proposedAt }) => `${formatDatedInstant(proposedAt)} (${formatAge(proposedAt)})`}
      />
      <DataTable.Col<ProposedCorrection>
        label="Statut"
        render={(correction) => <StatusChip status={correctionStatus(correction)} />}
      />
    </DataTable>
  );
}

function CorrectionCards() {
  return (
    <SimpleList<ProposedCorrection>
      empty={nothing}
      rowClick="show"
      primaryText={({ member, amount }) => `${member.name} · ${formatGain(amount)}`}
      secondaryText={({ proposedBy, proposedAt }) =>
        `${proposedBy.name} · ${formatAge(proposedAt)}`
      }
      tertiaryText={(correction) => <StatusChip status={correctionStatus(correction)} />}
    />
  );
}
