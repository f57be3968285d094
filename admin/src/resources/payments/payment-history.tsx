import { formatDatedInstant } from '@loka/client';
import Box from '@mui/material/Box';
import type { Payment } from '../../api/types';
import { Panel } from '../../components/panel';
import { StatusChip } from '../../components/status-chip';
import { paymentStatuses } from './payment-status';

/** Every change of status in order, with what the gateway said. */
export function PaymentHistory({ events }: { events: Payment['events'] }) {
  return (
    <Panel title="Historique">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {events.map(({ at, to, detail }) => (
          <Box
            key={`${at} ${to}`}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
          >
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {formatDatedInstant(at)}
            </Box>
            <StatusChip status={paymentStatuses[to]} />
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {detail}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
