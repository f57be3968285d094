import { plural } from '@loka/client';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import {
  type RaRecord,
  SimpleList,
  type SimpleListProps,
  useGetRecordRepresentation,
  useListContext,
  useResourceContext,
} from 'react-admin';

/** Stays below the title while many cards are gone through. */
const bar = {
  ...{ position: 'sticky', top: 48, zIndex: 2, bgcolor: 'background.paper' },
  ...{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5 },
  ...{ px: 2, py: 1 },
} as const;

/**
 * Cards that open their record, as on any phone, until somebody says that several are to be chosen: a row is a link or
 * has a box to tick, never both.
 */
export function SelectableCards<Row extends RaRecord<string>>({
  bulk,
  leftIcon,
  ...list
}: Omit<SimpleListProps<Row>, 'rowClick'> & {
  /** What may be done with those that are chosen. */
  bulk: ReactNode;
}) {
  const [isChoosing, setChoosing] = useState(false);
  const nameOf = useGetRecordRepresentation(useResourceContext() ?? '');
  const { selectedIds, onToggleItem, onUnselectItems, total = 0 } = useListContext<Row>();

  function toggle() {
    onUnselectItems();
    setChoosing(!isChoosing);
  }

  const box = (record: Row) => (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `Choisir\u00a0: ${nameOf(record)}` } }}
    />
  );
  return (
    <>
      {(total > 0 || isChoosing) && (
        <Stack direction="row" useFlexGap sx={bar}>
          {selectedIds.length > 0 && (
            <>
              <Typography role="status" sx={{ mr: 'auto' }}>
                {plural(selectedIds.length, 'choisi', 'choisis')}
              </Typography>
              {bulk}
            </>
          )}
          <Button size="small" aria-pressed={isChoosing} onClick={toggle}>
            {isChoosing ? 'Ne plus choisir' : 'En choisir plusieurs'}
          </Button>
        </Stack>
      )}
      <SimpleList<Row>
        {...list}
        rowClick={isChoosing ? false : 'show'}
        leftIcon={isChoosing ? box : leftIcon}
      />
    </>
  );
}
