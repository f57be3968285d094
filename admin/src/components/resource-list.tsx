import { type Theme, useMediaQuery } from '@mui/material';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactElement, ReactNode } from 'react';
import { List, Pagination, type SortPayload, useListContext } from 'react-admin';
import { ContactExportButton } from './contact-export-button';
import { ExportButton } from './export-button';
import { MemberFilter } from './member-filter';
import { ReadFailure } from './read-failure';

/** Rows open their record. What is exported is what the list shows, which the server puts on record. */
export function ResourceList({
  sort,
  filters,
  defaultFilter,
  tabs,
  table,
  cards,
}: {
  sort: SortPayload;
  filters?: ReactElement[];
  defaultFilter?: Record<string, unknown>;
  tabs?: ReactNode;
  /** For screens wide enough for columns. */
  table: ReactNode;
  /** The same for a phone. */
  cards: ReactNode;
}) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List
      actions={false}
      empty={false}
      exporter={false}
      filters={filters}
      filterDefaultValues={defaultFilter}
      pagination={<ListFoot />}
      perPage={25}
      sort={sort}
      storeKey={false}
      sx={{
        '& .filter-field': { flex: { xs: '1 1 40%', sm: 'none' } },
        '& .filter-field:first-of-type': { flexBasis: { xs: '100%', sm: 'auto' } },
        '& .filter-field .MuiFormControl-root': { minWidth: { xs: 0, sm: '10rem' } },
        // What may be searched for is read whole.
        '& .filter-field[data-source="q"] .MuiFormControl-root': { minWidth: { sm: '21rem' } },
        '& .RaFilterFormInput-spacer': { width: { xs: 8, sm: 16 } },
        '& .RaList-main': { mt: filters ? 1 : 2 },
        '& .RaList-content': { minWidth: 0 },
      }}
    >
      {tabs}
      <MemberFilter />
      <Rows>{isPhone ? cards : table}</Rows>
    </List>
  );
}

function Rows({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useListContext();
  return error && !data ? <ReadFailure error={error} onRetry={() => void refetch()} /> : children;
}

function ListFoot() {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', px: 1 }}
    >
      <Box>
        <ExportButton />
        <ContactExportButton />
      </Box>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </Stack>
  );
}
