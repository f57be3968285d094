import { formatDatedInstant } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { checkPayment } from '../../api/actions';
import type { GatewayAnswer, Payment } from '../../api/types';
import { useAction } from '../../lib/use-action';
import { answerInWords } from './review-words';

/** Asks the operator now what has become of a payment, and shows the answer. */
export function AskOperator({ payment: { id } }: { payment: Payment }) {
  const [answer, setAnswer] = useState<{ said: GatewayAnswer; at: string }>();
  const { run, isRunning } = useAction();

  async function ask() {
    const said = await checkPayment(id);
    setAnswer({ said, at: new Date().toISOString() });
  }

  return (
    <>
      {answer && (
        <Alert severity="info" sx={{ width: '100%' }}>
          {formatDatedInstant(answer.at)}&nbsp;: {answerInWords(answer.said)}
        </Alert>
      )}
      <Button
        variant="outlined"
        loading={isRunning}
        onClick={() => run(ask, "L'opérateur a été interrogé.")}
      >
        Redemander à l'opérateur
      </Button>
    </>
  );
}
