import { formatDatedInstant } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { checkPayment } from '../../api/actions';
import type { GatewayAnswer, Payment } from '../../api/types';
import { Panel } from '../../components/panel';
import { useAction } from '../../lib/use-action';
import { DecisionDialog } from './decision-dialog';
import { answerInWords, reasonForReview } from './review-words';

/** Why a payment waits for the team, what its operator says of it now, and the decision. */
export function Review({ payment }: { payment: Payment }) {
  const [answer, setAnswer] = useState<{ said: GatewayAnswer; at: string }>();
  const [isDeciding, setDeciding] = useState(false);
  const { run, isRunning } = useAction();
  const { canAccess: mayDecide, isPending } = useCanAccess({ resource: 'money', action: 'decide' });

  async function ask() {
    const said = await checkPayment(payment.id);
    setAnswer({ said, at: new Date().toISOString() });
  }

  return (
    <Panel title="À examiner">
      <Alert severity="warning">{reasonForReview(payment)}</Alert>
      {answer && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {formatDatedInstant(answer.at)} : {answerInWords(answer.said)}
        </Alert>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ mt: 1.5 }}>
        <Button
          variant="outlined"
          disabled={isRunning}
          onClick={() => run(ask, "L'opérateur a été interrogé.")}
        >
          Interroger l'opérateur
        </Button>
        {mayDecide && (
          <Button variant="contained" onClick={() => setDeciding(true)}>
            Décider
          </Button>
        )}
      </Stack>
      {!mayDecide && !isPending && (
        <p>
          Un membre de l'administration en décide&nbsp;: transmettez-lui la référence{' '}
          <code>{payment.reference}</code>.
        </p>
      )}
      {isDeciding && <DecisionDialog payment={payment} onClose={() => setDeciding(false)} />}
    </Panel>
  );
}
