import { formatFcfa, limits } from '@loka/client';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { shareDeposit } from '../../api/actions';
import type { StaffRental } from '../../api/types';
import { AmountField } from '../../components/amount-field';
import { Callout } from '../../components/callout';
import { Fact, Facts } from '../../components/facts';
import { FormDialog } from '../../components/form-dialog';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { ReasonField } from '../../components/reason-field';
import { useAction } from '../../lib/use-action';
import { DisputeWords } from './dispute-words';

const { reason: reasonLimits } = limits['POST /api/admin/rentals/{id}/share-deposit'];

/** What the parties ask of the security deposit, and staff's decision where they do not agree. */
export function DepositDispute({ rental }: { rental: StaffRental }) {
  const [isOpen, setOpen] = useState(false);
  const { claim, owner_share: share } = rental;
  const canShare = rental.actions.includes('share-deposit');
  if (!claim && share === null && !canShare) return null;
  return (
    <Panel title="Partage de la caution">
      {(claim || share !== null) && (
        <Facts>
          {claim && (
            <Fact name="Demandé par le propriétaire">
              <Money francs={claim.claimed} />
            </Fact>
          )}
          {claim && claim.offered !== null && (
            <Fact name="Proposé par le locataire">
              <Money francs={claim.offered} />
            </Fact>
          )}
          {share !== null && (
            <Fact name="Reçu par le propriétaire">
              <strong>
                <Money francs={share} />
              </strong>
            </Fact>
          )}
        </Facts>
      )}
      {canShare && (
        <Button variant="contained" onClick={() => setOpen(true)} sx={{ mt: 2 }}>
          Partager la caution
        </Button>
      )}
      {isOpen && <ShareDialog rental={rental} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function ShareDialog({ rental, onClose }: { rental: StaffRental; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const [francs, setFrancs] = useState('');
  const [reason, setReason] = useState('');
  const { run, isRunning } = useAction();
  const amount = Number(francs);
  const isAmount = francs !== '' && Number.isInteger(amount) && amount <= rental.deposit;

  async function submit() {
    const share = { key, amount, reason: reason.trim() };
    if (await run(() => shareDeposit(rental.id, share), 'Caution partagée.')) onClose();
  }

  return (
    <FormDialog
      title="Partager la caution"
      submitLabel="Partager"
      disabled={isRunning || !isAmount || reason.trim().length < reasonLimits.minLength}
      onSubmit={submit}
      onClose={onClose}
    >
      <DisputeWords steps={rental.steps} />
      <AmountField
        autoFocus
        label="Pour le propriétaire, en FCFA"
        least={0}
        most={rental.deposit}
        value={francs}
        onChange={setFrancs}
      />
      <ReasonField
        helperText="Envoyée aux deux parties et gardée dans le journal."
        value={reason}
        onChange={setReason}
        limits={reasonLimits}
      />
      <Callout>
        {isAmount
          ? `${formatFcfa(amount)} au propriétaire, ${formatFcfa(rental.deposit - amount)} au locataire.`
          : `De 0 à ${formatFcfa(rental.deposit)} ; le reste revient au locataire.`}{' '}
        C'est définitif.
      </Callout>
    </FormDialog>
  );
}
