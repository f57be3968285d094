import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useCanAccess, useGetIdentity } from 'react-admin';
import type { PaymentDetail } from '../../api/types';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { AskOperator } from './ask-operator';
import { DecisionDialog } from './decision-dialog';
import { reasonForReview } from './review-words';

/** Why a payment waits for the team, what its operator says of it now, and the decision. */
export function Review({ payment }: { payment: PaymentDetail }) {
  const [isDeciding, setDeciding] = useState(false);
  const { canAccess, isPending } = useCanAccess({ resource: 'money', action: 'decide' });
  const { identity } = useGetIdentity();
  const isOwn = identity && [payment.payerId, payment.ownerId].includes(String(identity.id));
  const isProposed = payment.waiting.length > 0;
  const mayDecide = canAccess && identity !== undefined && !isOwn && !isProposed;

  return (
    <Panel title="À examiner">
      <Alert severity="warning">{reasonForReview(payment)}</Alert>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}
      >
        <AskOperator payment={payment} />
        {mayDecide && (
          <Button variant="contained" onClick={() => setDeciding(true)}>
            Décider
          </Button>
        )}
      </Stack>
      {mayDecide && (
        <p>
          Seul, vous décidez ce que l'opérateur dit, et s'il se tait ce qui était demandé, jusqu'à{' '}
          <Money francs={payment.aloneMost} />. Au-delà, ou pour le contredire, une deuxième
          personne de l'administration doit approuver.
        </p>
      )}
      {isOwn && <p>C'est votre argent&nbsp;: une autre personne doit en décider.</p>}
      {!canAccess && !isPending && (
        <p>
          Un membre de l'administration en décide&nbsp;: transmettez-lui la référence{' '}
          <code>{payment.reference}</code>.
        </p>
      )}
      {isDeciding && <DecisionDialog payment={payment} onClose={() => setDeciding(false)} />}
    </Panel>
  );
}
