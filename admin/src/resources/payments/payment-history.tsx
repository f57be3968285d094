import { formatDatedInstant } from '@loka/client';
import Box from '@mui/material/Box';
import type { Payment } from '../../api/types';
import { Panel } from '../../components/panel';
import { StatusChip } from '../../components/status-chip';
import { paymentStatuses } from './payment-status';
import { StepSentence } from './step-sentence';

/** Every change of status in order, and what led to it. */
export function PaymentHistory({ events }: { events: Payment['events'] }) {
  return (
    <Panel title="Historique">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
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
            <Box sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
              <StepSentence to={to} detail={detail} />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
