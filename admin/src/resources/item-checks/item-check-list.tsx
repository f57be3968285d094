import { formatAge } from '@loka/client';
import { DataTable } from 'react-admin';
import type { ItemCheck } from '../../api/types';
import { BulkToolbar } from '../../components/bulk-toolbar';
import { ItemThumbnail } from '../../components/item-thumbnail';
import { RecordLink } from '../../components/record-link';
import { ResourceList } from '../../components/resource-list';
import { SelectableBody } from '../../components/selectable-body';
import { SelectableCards } from '../../components/selectable-cards';
import { StatusChip } from '../../components/status-chip';
import { StatusTabs } from '../../components/status-tabs';
import { BulkKeeping } from './bulk-keeping';
import { causeOf, checkStatus, uncheckedItems } from './item-check-words';

const tabs = [
  { id: 'waiting', name: 'À regarder' },
  { id: 'flagged', name: 'Avec des mots interdits' },
  { id: 'checked', name: 'Regardés' },
];

/** The oldest first. */
export function ItemCheckList() {
  return (
    <ResourceList
      sort={{ field: 'createdAt', order: 'ASC' }}
      defaultFilter={uncheckedItems}
      tabs={<StatusTabs source="state" choices={tabs} />}
      table={<CheckTable />}
      cards={<CheckCards />}
    />
  );
}

const nothing = <p style={{ padding: '2rem', margin: 0 }}>Rien à regarder.</p>;

function CheckTable() {
  return (
    <DataTable<ItemCheck>
      body={SelectableBody}
      bulkActionButtons
      bulkActionsToolbar={
        <BulkToolbar>
          <BulkKeeping />
        </BulkToolbar>
      }
      empty={nothing}
      rowClick="show"
    >
      <DataTable.Col<ItemCheck>
        label="Photo"
        render={({ image }) => <ItemThumbnail image={image} />}
      />
      <DataTable.Col<ItemCheck>
        source="title"
        disableSort
        render={({ title }) => <RecordLink>{title}</RecordLink>}
      />
      <DataTable.Col<ItemCheck> source="words" disableSort render={causeOf} />
      <DataTable.Col<ItemCheck> source="owner" disableSort render={({ owner }) => owner.name} />
      <DataTable.Col<ItemCheck>
        source="createdAt"
        render={({ createdAt }) => formatAge(createdAt)}
      />
      <DataTable.Col<ItemCheck>
        label="Statut"
        render={(check) => <StatusChip status={checkStatus(check)} />}
      />
    </DataTable>
  );
}

function CheckCards() {
  return (
    <SelectableCards<ItemCheck>
      bulk={<BulkKeeping />}
      empty={nothing}
      leftIcon={({ image }) => <ItemThumbnail image={image} />}
      primaryText={({ title }) => title}
      secondaryText={causeOf}
      tertiaryText={(check) => <StatusChip status={checkStatus(check)} />}
    />
  );
}
