import { formatDatedInstant, limits, newId } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCanAccess, useGetIdentity } from 'react-admin';
import { putPaymentRight } from '../../api/actions';
import type { PaymentDetail } from '../../api/types';
import { AmountField } from '../../components/amount-field';
import { Callout } from '../../components/callout';
import { FormDialog } from '../../components/form-dialog';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { ReasonField } from '../../components/reason-field';
import { useAction } from '../../lib/use-action';

const { reason: reasonLimits, proof: proofLimits } =
  limits['POST /api/admin/payments/{id}/put-right'];

type Bearer = 'member' | 'loka';

/** What a decided payment moved by the books, whether what it credited is held, and the way to put it right by two. */
export function Righting({ payment }: { payment: PaymentDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'money', action: 'decide' });
  const { identity } = useGetIdentity();
  const { settledByBooks, heldSince, waiting } = payment;
  if (settledByBooks === null) return null;
  const isOwn = identity && [payment.payerId, payment.ownerId].includes(String(identity.id));
  const isProposed = waiting.some(({ kind }) => kind === 'payment-put-right');
  return (
    <Panel title="Dans les comptes">
      {heldSince && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          L'opérateur n'a pas confirmé ce paiement deux nuits de suite&nbsp;: ce qu'il a crédité est
          retenu depuis le {formatDatedInstant(heldSince)}, jusqu'à ce que l'opérateur le confirme
          ou que deux personnes de l'administration le rectifient.
        </Alert>
      )}
      <p>
        Déplacé chez l'opérateur selon nos comptes&nbsp;:{' '}
        <strong>
          <Money francs={settledByBooks} />
        </strong>
      </p>
      {canAccess && identity && !isOwn && !isProposed && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Rectifier ou confirmer
        </Button>
      )}
      {isOpen && (
        <RightingDialog payment={payment} settled={settledByBooks} onClose={() => setOpen(false)} />
      )}
    </Panel>
  );
}

type DialogProps = { payment: PaymentDetail; settled: number; onClose: () => void };

function RightingDialog({ payment, settled, onClose }: DialogProps) {
  const [key] = useState(() => newId());
  const [francs, setFrancs] = useState(String(settled));
  const [bearer, setBearer] = useState<Bearer>('member');
  const [reason, setReason] = useState('');
  const [proof, setProof] = useState('');
  const { run, isRunning, failure } = useAction({ isToldInPlace: true });
  const movedAmount = Number(francs);
  const isWhole =
    francs !== '' &&
    movedAmount >= 0 &&
    reason.trim().length >= reasonLimits.minLength &&
    proof.trim().length >= proofLimits.minLength;

  async function submit() {
    const righting = { key, movedAmount, bearer, reason: reason.trim(), proof: proof.trim() };
    const told = 'Proposé. Une deuxième personne doit approuver.';
    if (await run(() => putPaymentRight(payment.id, righting), told)) onClose();
  }

  return (
    <FormDialog
      title="Rectifier ce paiement"
      submitLabel="Proposer"
      disabled={isRunning || !isWhole}
      failure={failure}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField autoFocus value={francs} onChange={setFrancs} />
      <RadioGroup
        aria-label="Qui supporte la différence"
        value={bearer}
        onChange={(_, value) => setBearer(value as Bearer)}
      >
        <FormControlLabel
          value="member"
          label="La différence passe par le portefeuille du membre"
          control={<Radio />}
        />
        <FormControlLabel
          value="loka"
          label="La différence est à la charge de Loka"
          control={<Radio />}
        />
      </RadioGroup>
      <ReasonField
        helperText="Gardée dans le journal."
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
      <Callout>
        Le montant vraiment déplacé&nbsp;; 0 si rien ne l'a été, le même pour confirmer. L'opérateur
        est interrogé&nbsp;: s'il répond, c'est son montant. Rien ne bouge avant l'accord d'une
        deuxième personne de l'administration.
      </Callout>
    </FormDialog>
  );
}
