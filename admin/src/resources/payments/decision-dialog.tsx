import { limits, newId } from '@loka/client';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { decidePayment } from '../../api/actions';
import type { PaymentDetail } from '../../api/types';
import { AmountField } from '../../components/amount-field';
import { Callout } from '../../components/callout';
import { FormDialog } from '../../components/form-dialog';
import { ReasonField } from '../../components/reason-field';
import { useAction } from '../../lib/use-action';
import { consequenceOf, type Finding, finalityOf, findingsOf } from './decision-words';

const { reason: reasonLimits, proof: proofLimits } = limits['POST /api/admin/payments/{id}/decide'];

/** Decides a payment in review for good, saying first what that does to the money. */
export function DecisionDialog({
  payment,
  onClose,
}: {
  payment: PaymentDetail;
  onClose: () => void;
}) {
  const [key] = useState(() => newId());
  const [finding, setFinding] = useState<Finding>();
  const [francs, setFrancs] = useState(String(payment.movedAmount ?? ''));
  const [reason, setReason] = useState('');
  const [proof, setProof] = useState('');
  const { run, isRunning, failure } = useAction({ isToldInPlace: true });
  const moved = finding === 'other' ? Number(francs) : payment.amount;

  const isWhole =
    reason.trim().length >= reasonLimits.minLength && proof.trim().length >= proofLimits.minLength;

  async function submit() {
    const outcome = finding === 'nothing' ? 'failed' : 'succeeded';
    const decision = {
      key,
      outcome,
      reason: reason.trim(),
      proof: proof.trim(),
      ...(finding !== 'nothing' && { movedAmount: moved }),
    } as const;
    const decided = await run(
      () => decidePayment(payment.id, decision),
      ({ waiting }) =>
        waiting.length > 0 ? 'Proposé. Une deuxième personne doit approuver.' : 'Paiement décidé.',
    );
    if (decided) onClose();
  }

  return (
    <FormDialog
      title="Décider de ce paiement"
      submitLabel="Décider"
      color={finding === 'nothing' ? 'error' : 'primary'}
      disabled={isRunning || !finding || moved <= 0 || !isWhole}
      failure={failure}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        aria-label="Ce qui a été payé"
        value={finding ?? ''}
        onChange={(_, value) => setFinding(value as Finding)}
      >
        {Object.entries(findingsOf(payment)).map(([value, label]) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
      {finding === 'other' && <AmountField value={francs} onChange={setFrancs} />}
      <ReasonField
        helperText="Gardée dans le journal et dans l'historique du paiement."
        value={reason}
        onChange={setReason}
        limits={reasonLimits}
      />
      <TextField
        required
        label="Preuve"
        helperText="Où le retrouver&nbsp;: relevé, numéro de ticket, personne jointe chez l'opérateur."
        value={proof}
        onChange={(event) => setProof(event.target.value)}
        slotProps={{ htmlInput: proofLimits }}
      />
      {finding && moved > 0 && (
        <Callout>
          {consequenceOf(payment, finding, moved)} {finalityOf(payment, finding, moved)}
        </Callout>
      )}
    </FormDialog>
  );
}
