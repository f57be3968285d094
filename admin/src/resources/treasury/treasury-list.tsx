import { formatDatedInstant, formatFcfa } from '@loka/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataTable, LinkBase, SelectInput, useListContext } from 'react-admin';
import type { TreasuryPosting } from '../../api/types';
import { EmptyList } from '../../components/empty-list';
import { ResourceList } from '../../components/resource-list';
import { TabRow } from '../../components/tab-row';
import { operatorLabels } from '../incidents';
import { operatorName } from '../payments';
import { PostingDialog } from './posting-dialog';
import { kindNames } from './treasury-words';

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    choices={Object.entries(kindNames).map(([id, name]) => ({ id, name }))}
  />,
  <SelectInput
    key="operator"
    source="operator"
    alwaysOn
    choices={Object.entries(operatorLabels).map(([id, name]) => ({ id, name }))}
  />,
];

/** What was booked of operators' statements, newest first. */
export function TreasuryList() {
  return (
    <ResourceList
      sort={{ field: 'postedAt', order: 'DESC' }}
      filters={filters}
      tabs={
        <TabRow
          tabs={
            <Typography variant="h6" component="h2" sx={{ px: 2, pt: 1.5 }}>
              Lignes de relevés
            </Typography>
          }
          action={<Acts />}
        />
      }
      table={<PostingTable />}
      cards={<PostingCards />}
    />
  );
}

function Acts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ p: 1, ml: 'auto', flexWrap: 'wrap' }}>
      <Button component={LinkBase} to="/approvals">
        À approuver
      </Button>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Enregistrer une ligne
      </Button>
      {isOpen && <PostingDialog onClose={() => setOpen(false)} />}
    </Stack>
  );
}

const nothing = <EmptyList>Aucune ligne enregistrée.</EmptyList>;

const placeOf = ({ operator, toOperator }: TreasuryPosting) =>
  toOperator ? `${operatorName(operator)} → ${operatorName(toOperator)}` : operatorName(operator);

const peopleOf = ({ proposedBy, approvedBy }: TreasuryPosting) =>
  `${proposedBy.name}, ${approvedBy.name}`;

function PostingTable() {
  return (
    <DataTable<TreasuryPosting> bulkActionButtons={false} empty={nothing} rowClick={false}>
      <DataTable.Col<TreasuryPosting>
        source="postedAt"
        render={({ postedAt }) => formatDatedInstant(postedAt)}
      />
      <DataTable.Col<TreasuryPosting>
        source="kind"
        disableSort
        render={({ kind }) => kindNames[kind]}
      />
      <DataTable.Col<TreasuryPosting> source="operator" disableSort render={placeOf} />
      <DataTable.Col<TreasuryPosting>
        align="right"
        source="amount"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ amount }) => formatFcfa(amount)}
      />
      <DataTable.Col<TreasuryPosting>
        source="reference"
        disableSort
        sx={{ overflowWrap: 'anywhere', minWidth: '8rem' }}
      />
      <DataTable.Col<TreasuryPosting>
        source="reason"
        disableSort
        sx={{ overflowWrap: 'anywhere', minWidth: '12rem' }}
      />
      <DataTable.Col<TreasuryPosting> source="by" disableSort render={peopleOf} />
    </DataTable>
  );
}

function PostingCards() {
  const { data = [] } = useListContext<TreasuryPosting>();
  if (data.length === 0) return nothing;
  return (
    <Stack spacing={1} sx={{ p: 1 }}>
      {data.map((posting) => (
        <Card key={posting.id} variant="outlined" sx={{ p: 1.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{kindNames[posting.kind]}</Typography>
            <Typography sx={{ whiteSpace: 'nowrap' }}>{formatFcfa(posting.amount)}</Typography>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {placeOf(posting)} · {formatDatedInstant(posting.postedAt)}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
            {posting.reference} · {posting.reason}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {peopleOf(posting)}
          </Typography>
        </Card>
      ))}
    </Stack>
  );
}
