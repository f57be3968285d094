import Box from '@mui/material/Box';
import type { StaffRental } from '../../api/types';
import { Panel } from '../../components/panel';
import { Cancellation } from './cancellation';
import { Deadlines } from './deadlines';

/** What staff may do with a rental where nobody disagrees about it; nothing where they may not. */
export function StaffMoves({ rental }: { rental: StaffRental }) {
  if (!rental.cancellation && rental.deadlines.length === 0) return null;
  return (
    <Panel title="Intervenir">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Deadlines rental={rental} />
        <Cancellation rental={rental} />
      </Box>
    </Panel>
  );
}
