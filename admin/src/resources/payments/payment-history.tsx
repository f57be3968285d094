import { formatDatedInstant } from '@loka/client';
import Box from '@mui/material/Box';
import type { PaymentDetail } from '../../api/types';
import { Panel } from '../../components/panel';
import { StatusChip } from '../../components/status-chip';
import { GatewayWords } from './gateway-words';
import { historyLines } from './history-lines';
import { paymentStatuses } from './payment-status';

/** Every change of status in order, what led to it, and what the team did about it. */
export function PaymentHistory({ payment }: { payment: PaymentDetail }) {
  return (
    <Panel title="Historique">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {historyLines(payment).map(({ key, at, status, sentence, answer }) => (
          <Box
            key={key}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
          >
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {formatDatedInstant(at)}
            </Box>
            {status && <StatusChip status={paymentStatuses[status]} />}
            <Box sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
              {sentence}
              {answer && <GatewayWords answer={answer} />}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
