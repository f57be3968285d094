import { formatDay, formatPeriod } from '@loka/client';
import { DataTable, SimpleList } from 'react-admin';
import type { Rental } from '../../api/types';
import { Dotted } from '../../components/dotted';
import { Money } from '../../components/money';
import { RecordLink } from '../../components/record-link';
import { rentalStatuses, stateOf } from '../../components/rental-status';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import { StatusTabs } from '../../components/status-tabs';

const tabs = Object.entries(rentalStatuses).map(([id, { label }]) => ({ id, name: label }));

const flags = [
  { source: 'disputed', name: 'Litiges à trancher' },
  { source: 'late', name: 'En retard' },
];

export function RentalList() {
  return (
    <ResourceList
      sort={{ field: 'createdAt', order: 'DESC' }}
      tabs={<StatusTabs choices={tabs} flags={flags} />}
      table={<RentalTable />}
      cards={<RentalCards />}
    />
  );
}

function RentalTable() {
  return (
    <DataTable<Rental> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<Rental>
        source="itemTitle"
        disableSort
        render={({ itemTitle }) => <RecordLink>{itemTitle}</RecordLink>}
      />
      <DataTable.Col source="renterName" disableSort />
      <DataTable.Col source="ownerName" disableSort />
      <DataTable.Col<Rental>
        source="startDate"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ start_date, end_date }) => formatPeriod(start_date, end_date)}
      />
      <DataTable.Col<Rental>
        source="status"
        disableSort
        render={(rental) => <StatusChip status={stateOf(rental)} />}
      />
      <DataTable.Col<Rental>
        align="right"
        source="totalPrice"
        render={({ total_price }) => <Money francs={total_price} />}
      />
      <DataTable.Col<Rental>
        source="createdAt"
        render={({ created_at }) => formatDay(created_at)}
      />
    </DataTable>
  );
}

function RentalCards() {
  return (
    <SimpleList<Rental>
      rowClick="show"
      primaryText={({ itemTitle }) => itemTitle}
      secondaryText={({ start_date, end_date, total_price }) => (
        <Dotted>
          {formatPeriod(start_date, end_date)}
          <Money francs={total_price} />
        </Dotted>
      )}
      tertiaryText={(rental) => <StatusChip status={stateOf(rental)} />}
    />
  );
}
