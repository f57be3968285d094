import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { List, Pagination, type SortPayload } from 'react-admin';

/** Rows open their record. Personal data is read here, never exported. */
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
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      perPage={25}
      sort={sort}
      storeKey={false}
      sx={{
        '& .filter-field': { flex: { xs: '1 1 40%', sm: 'none' } },
        '& .filter-field:first-of-type': { flexBasis: { xs: '100%', sm: 'auto' } },
        '& .filter-field .MuiFormControl-root': { minWidth: { xs: 0, sm: '10rem' } },
        '& .RaFilterFormInput-spacer': { width: { xs: 8, sm: 16 } },
        '& .RaList-main': { mt: filters ? 1 : 2 },
        '& .RaList-content': { minWidth: 0 },
      }}
    >
      {tabs}
      {isPhone ? cards : table}
    </List>
  );
}
