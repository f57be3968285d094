import Box from '@mui/material/Box';
import type { ReconciliationReport } from '../../api/types';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { paymentStatuses } from '../payments';
import { silences } from './difference-words';
import { PaymentNamed } from './payment-named';

/** The payments for which the operator gave no answer; what may be a difference the next night comes first. */
export function Unanswered({
  report: { unansweredPayments, unanswered },
}: {
  report: ReconciliationReport;
}) {
  if (unansweredPayments.length === 0) return null;
  const left = unanswered - unansweredPayments.length;
  return (
    <Panel title="Sans réponse de l'opérateur">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {unansweredPayments.map((payment) => {
          const { paymentId, status, amount, answer, isHereOnly } = payment;
          return (
            <Box component="li" key={paymentId} sx={row}>
              <PaymentNamed payment={payment} />
              <div>
                {paymentStatuses[status].label}, <Money francs={amount} />
              </div>
              <div>
                {silences[answer]}
                {isHereOnly && (
                  <strong>&nbsp;: écart s'il ne le connaît pas la nuit prochaine</strong>
                )}
              </div>
            </Box>
          );
        })}
      </Box>
      {left > 0 && <p>Et {left} autres.</p>}
    </Panel>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '10rem 1fr 1fr' },
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
};
