import { limits } from '@loka/client';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { correctWallet } from '../../api/actions';
import type { CorrectedWallet, User } from '../../api/types';
import { AmountField } from '../../components/amount-field';
import { Callout } from '../../components/callout';
import { FormDialog } from '../../components/form-dialog';
import { Money } from '../../components/money';
import { ReasonField } from '../../components/reason-field';
import { actKeys } from '../../lib/act-keys';
import { useAction } from '../../lib/use-action';
import { useApprovalRules } from '../approvals';

/** Adds to a member's wallet or takes from it, with a reason, showing what the balance becomes. */
export function WalletCorrection({ user, onClose }: { user: User; onClose: () => void }) {
  const [sign, setSign] = useState<1 | -1>(1);
  const [francs, setFrancs] = useState('');
  const [reason, setReason] = useState('');
  const { run, isRunning } = useAction();
  const amount = sign * Number(francs);
  const { walletBalance, upcomingBalance } = user;
  const balance = walletBalance - upcomingBalance;
  const isCovered = balance + amount >= 0;
  const rules = useApprovalRules();
  const needsTwo = rules !== undefined && Math.abs(amount) > rules.correctAloneMost;

  async function submit() {
    const correction = { userId: user.id, amount, reason: reason.trim() };
    const key = actKeys.of(correction);
    const said = ({ approvalId }: CorrectedWallet) =>
      approvalId ? 'Correction proposée. Une autre personne doit approuver.' : 'Solde corrigé.';
    if (!(await run(() => correctWallet({ ...correction, key }), said))) return;
    actKeys.acknowledge(correction);
    onClose();
  }

  return (
    <FormDialog
      title="Corriger le solde"
      submitLabel={needsTwo ? 'Proposer' : sign > 0 ? 'Créditer' : 'Débiter'}
      color={sign > 0 ? 'primary' : 'error'}
      disabled={isRunning || amount === 0 || !isCovered || reason.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        value={sign}
        onChange={(_, value) => value && setSign(value)}
        aria-label="Sens de la correction"
        sx={{ mb: 1 }}
      >
        <ToggleButton value={1}>Créditer</ToggleButton>
        <ToggleButton value={-1}>Débiter</ToggleButton>
      </ToggleButtonGroup>
      <AmountField autoFocus value={francs} onChange={setFrancs} />
      <ReasonField
        helperText="Lue par le membre dans son e-mail, et gardée dans le journal."
        value={reason}
        onChange={setReason}
        limits={limits['PUT /api/users/update-wallet'].reason}
      />
      <Callout>
        Solde actuel&nbsp;: <Money francs={balance} />
        <br />
        <span>
          {isCovered ? (
            <span>
              Après correction&nbsp;: <Money francs={balance + amount} />
            </span>
          ) : (
            'Le compte ne contient pas ce montant.'
          )}
        </span>
      </Callout>
      {needsTwo && (
        <Callout>
          Au-delà de <Money francs={rules.correctAloneMost} />, une deuxième personne de
          l'administration doit approuver. Rien n'est inscrit d'ici là&nbsp;; sans décision sous{' '}
          {rules.waitDays} jours, la proposition expire.
        </Callout>
      )}
    </FormDialog>
  );
}
