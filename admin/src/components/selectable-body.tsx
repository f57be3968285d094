import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { MouseEvent, ReactNode } from 'react';
import {
  DataTableBody,
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** Rows with a box to tick that has a name: react-admin gives it to what stands around the box. */
export function SelectableBody({ children }: { children?: ReactNode }) {
  return <DataTableBody row={SelectableRow}>{children}</DataTableBody>;
}

function SelectableRow({ children, className }: { children?: ReactNode; className?: string }) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const nameOf = useGetRecordRepresentation(resource);
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const chosen = useDataTableSelectedIdsContext();
  if (!record) return null;
  const { id } = record;

  function toggle(event: MouseEvent) {
    event.stopPropagation();
    handleToggleItem?.(id, event as never);
  }

  return (
    <TableRow
      hover
      className={className}
      sx={{ cursor: 'pointer' }}
      onClick={() => navigate(createPath({ resource, id, type: 'show' }))}
    >
      <TableCell padding="checkbox">
        <Checkbox
          checked={chosen?.includes(id) ?? false}
          onClick={toggle}
          slotProps={{ input: { 'aria-label': `Choisir\u00a0: ${nameOf(record)}` } }}
        />
      </TableCell>
      {children}
    </TableRow>
  );
}
