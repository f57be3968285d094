import { limits, newId } from '@loka/client';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCanAccess, useGetIdentity } from 'react-admin';
import { settleLate } from '../../api/actions';
import type { PaymentDetail } from '../../api/types';
import { AmountField } from '../../components/amount-field';
import { Callout } from '../../components/callout';
import { FormDialog } from '../../components/form-dialog';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { ReasonField } from '../../components/reason-field';
import { useAction } from '../../lib/use-action';
import { isPayout } from './payment-status';

const { reason: reasonLimits } = limits['POST /api/admin/payments/{id}/settle-late'];

/** A payment that failed here and that its operator settled after all: an admin records it, once, and none of their own. */
export function LateSettlement({ payment }: { payment: PaymentDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'money', action: 'decide' });
  const { identity } = useGetIdentity();
  if (payment.lateAmount !== null) {
    return (
      <Panel title="Argent déplacé malgré l'échec">
        <Money francs={payment.lateAmount} />
      </Panel>
    );
  }
  const wasSent = payment.events.some(({ to }) => to === 'submitting');
  if (
    !canAccess ||
    !wasSent ||
    payment.waiting.length > 0 ||
    !identity ||
    identity.id === payment.payerId
  )
    return null;
  return (
    <Panel title="L'opérateur a-t-il déplacé l'argent&nbsp;?">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Enregistrer l'argent déplacé
      </Button>
      {isOpen && <LateSettlementDialog payment={payment} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function LateSettlementDialog({
  payment,
  onClose,
}: {
  payment: PaymentDetail;
  onClose: () => void;
}) {
  const [key] = useState(() => newId());
  const [francs, setFrancs] = useState(String(payment.amount));
  const [reason, setReason] = useState('');
  const { run, isRunning, failure } = useAction({ isToldInPlace: true });
  const movedAmount = Number(francs);

  async function submit() {
    const settlement = { key, movedAmount, reason: reason.trim() };
    const settled = await run(
      () => settleLate(payment.id, settlement),
      ({ waiting }) =>
        waiting.length > 0
          ? 'Proposé. Une deuxième personne doit approuver.'
          : 'Argent enregistré.',
    );
    if (settled) onClose();
  }

  return (
    <FormDialog
      title="Argent déplacé malgré l'échec"
      submitLabel="Enregistrer"
      disabled={isRunning || movedAmount <= 0 || reason.trim().length < reasonLimits.minLength}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField autoFocus value={francs} onChange={setFrancs} />
      <ReasonField
        helperText="Gardée dans le journal."
        value={reason}
        onChange={setReason}
        limits={reasonLimits}
      />
      <Callout>
        {isPayout(payment)
          ? "L'opérateur est interrogé\u00a0: ce qu'il confirme avoir versé est à récupérer par Loka\u00a0: le membre a déjà été recrédité."
          : "L'opérateur est interrogé\u00a0: la somme qu'il confirme est créditée dans le portefeuille du membre. Le paiement reste refusé."}{' '}
        C'est définitif.
      </Callout>
    </FormDialog>
  );
}
