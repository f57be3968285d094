import Stack from '@mui/material/Stack';
import type { PaymentDetail } from '../../api/types';
import { Panel } from '../../components/panel';
import { AskOperator } from './ask-operator';

const hints: Partial<Record<PaymentDetail['status'], string>> = {
  created: "Pas encore parti chez l'opérateur.",
  submitting: "En cours d'envoi à l'opérateur.",
  pending: "L'opérateur n'a pas encore conclu. Loka l'interroge régulièrement.",
  unknown: "La réponse de l'opérateur s'est perdue. Loka l'interroge régulièrement.",
  succeeded: "L'opérateur a confirmé ce paiement.",
  failed: "Ce paiement n'a pas abouti.",
};

/** What is known of the operator's side, and the way to ask again; one in review has a panel of its own. */
export function OperatorPanel({ payment }: { payment: PaymentDetail }) {
  const wasSent = payment.events.some(({ to }) => to === 'submitting');
  if (payment.amount === 0) return null;
  return (
    <Panel title="Chez l'opérateur">
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <span>{hints[payment.status]}</span>
        {wasSent && <AskOperator payment={payment} />}
      </Stack>
    </Panel>
  );
}
