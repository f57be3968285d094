import { formatDay } from '@loka/client';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { StaffReview } from '../../api/types';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import { stateOf, subjectNames } from './review-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="Mots de l'avis" alwaysOn />,
  <SelectInput
    key="hidden"
    source="hidden"
    choices={[
      { id: 'true', name: 'Masqués' },
      { id: 'false', name: 'Non masqués' },
    ]}
    alwaysOn
  />,
];

export function ReviewList() {
  return (
    <ResourceList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      table={<ReviewTable />}
      cards={<ReviewCards />}
    />
  );
}

function ReviewTable() {
  return (
    <DataTable<StaffReview> bulkActionButtons={false} rowClick="show">
      <DataTable.Col source="itemTitle" disableSort />
      <DataTable.Col<StaffReview>
        source="subject"
        disableSort
        render={({ subject }) => subjectNames[subject]}
      />
      <DataTable.Col source="rating" align="right" />
      <DataTable.Col source="authorName" disableSort />
      <DataTable.Col source="reviewedName" disableSort />
      <DataTable.Col<StaffReview>
        source="state"
        disableSort
        render={(review) => <StatusChip status={stateOf(review)} />}
      />
      <DataTable.Col<StaffReview>
        source="createdAt"
        render={({ createdAt }) => formatDay(createdAt)}
      />
    </DataTable>
  );
}

function ReviewCards() {
  return (
    <SimpleList<StaffReview>
      rowClick="show"
      primaryText={({ rating, itemTitle }) => `${rating}/5 · ${itemTitle}`}
      secondaryText={({ comment, authorName }) => comment || authorName}
      tertiaryText={(review) => <StatusChip status={stateOf(review)} />}
    />
  );
}
