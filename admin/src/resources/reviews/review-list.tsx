import { formatDay } from '@loka/client';
import Typography from '@mui/material/Typography';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import type { StaffReview } from '../../api/types';
import { BulkToolbar } from '../../components/bulk-toolbar';
import { RecordLink } from '../../components/record-link';
import { ResourceList } from '../../components/resource-list';
import { SelectableBody } from '../../components/selectable-body';
import { SelectableCards } from '../../components/selectable-cards';
import { StatusChip } from '../../components/status-chip';
import { BulkModeration } from './bulk-moderation';
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
    <DataTable<StaffReview>
      body={SelectableBody}
      bulkActionButtons
      bulkActionsToolbar={
        <BulkToolbar>
          <BulkModeration />
        </BulkToolbar>
      }
      rowClick="show"
    >
      <DataTable.Col<StaffReview>
        source="comment"
        disableSort
        sx={{ width: '38%' }}
        render={(review) => <Words review={review} />}
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

/** What it says, and of what. */
function Words({ review: { comment, subject, itemTitle } }: { review: StaffReview }) {
  return (
    <>
      <Typography variant="body2" sx={{ ...twoLines, color: comment ? '' : 'text.secondary' }}>
        <RecordLink isSentence>{comment || 'Sans commentaire.'}</RecordLink>
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {subjectNames[subject]} · {itemTitle}
      </Typography>
    </>
  );
}

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

function ReviewCards() {
  return (
    <SelectableCards<StaffReview>
      bulk={<BulkModeration />}
      primaryText={({ rating, itemTitle }) => `${rating}/5 · ${itemTitle}`}
      secondaryText={({ comment, authorName }) => comment || authorName}
      tertiaryText={(review) => <StatusChip status={stateOf(review)} />}
    />
  );
}
