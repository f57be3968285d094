import { formatDay } from '@loka/client';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import type { StaffItem } from '../../api/types';
import { BulkToolbar } from '../../components/bulk-toolbar';
import { Dotted } from '../../components/dotted';
import { ItemThumbnail } from '../../components/item-thumbnail';
import { Money } from '../../components/money';
import { RecordLink } from '../../components/record-link';
import { ResourceList } from '../../components/resource-list';
import { SelectableBody } from '../../components/selectable-body';
import { SelectableCards } from '../../components/selectable-cards';
import { StatusChip } from '../../components/status-chip';
import { BulkModeration } from './bulk-moderation';
import { categoryChoices, categoryNames, itemStates, stateChoices } from './item-status';

const filters = [
  <SearchInput key="q" source="q" placeholder="Titre ou description" alwaysOn />,
  <SelectInput key="category" source="category" choices={categoryChoices} alwaysOn />,
  <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
];

export function ItemList() {
  return (
    <ResourceList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      table={<ItemTable />}
      cards={<ItemCards />}
    />
  );
}

function ItemTable() {
  return (
    <DataTable<StaffItem>
      body={SelectableBody}
      bulkActionButtons
      bulkActionsToolbar={
        <BulkToolbar>
          <BulkModeration />
        </BulkToolbar>
      }
      rowClick="show"
    >
      <DataTable.Col<StaffItem>
        label="Photo"
        render={({ images }) => <ItemThumbnail image={images[0]} />}
      />
      <DataTable.Col<StaffItem>
        source="title"
        sx={{ minWidth: '10rem' }}
        render={({ title }) => <RecordLink>{title}</RecordLink>}
      />
      <DataTable.Col<StaffItem>
        source="category"
        disableSort
        render={({ category }) => categoryNames[category]}
      />
      <DataTable.Col<StaffItem>
        align="right"
        source="price"
        render={({ price, priceUnit }) => <Money francs={price} per={priceUnit} />}
      />
      <DataTable.Col source="ownerName" disableSort />
      <DataTable.Col source="location" disableSort />
      <DataTable.Col<StaffItem>
        source="state"
        disableSort
        render={({ state }) => <StatusChip status={itemStates[state]} />}
      />
      <DataTable.Col<StaffItem>
        source="createdAt"
        render={({ createdAt }) => formatDay(createdAt)}
      />
    </DataTable>
  );
}

function ItemCards() {
  return (
    <SelectableCards<StaffItem>
      bulk={<BulkModeration />}
      leftIcon={({ images }) => <ItemThumbnail image={images[0]} />}
      primaryText={({ title }) => title}
      secondaryText={({ price, priceUnit, location }) => (
        <Dotted>
          <Money francs={price} per={priceUnit} />
          {location}
        </Dotted>
      )}
      tertiaryText={({ state }) => <StatusChip status={itemStates[state]} />}
    />
  );
}
