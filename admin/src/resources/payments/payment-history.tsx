import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Payment } from '@/api/types';
import { Panel } from '@/components/panel';
import { StatusChip } from '@/components/status-chip';
import { formatMoment } from '@/lib/format';
import { paymentStatuses } from './payment-status';

/** Every change of status in order, with what the gateway said. */
export function PaymentHistory({ events }: { events: Payment['events'] }) {
  return (
    <Panel title="Historique">
      <Table size="small">
        <TableBody>
          {events.map(({ at, to, detail }) => (
            <TableRow key={`${at} ${to}`}>
              <TableCell sx={{ pl: 0, whiteSpace: 'nowrap' }}>{formatMoment(at)}</TableCell>
              <TableCell>
                <StatusChip status={paymentStatuses[to]} />
              </TableCell>
              <TableCell sx={{ pr: 0, overflowWrap: 'anywhere' }}>{detail}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
