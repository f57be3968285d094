import { formatFcfa, limits, newId } from '@loka/client';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { shareDeposit } from '../../api/actions';
import type { StaffRental } from '../../api/types';
import { Callout } from '../../components/callout';
import { Fact, Facts } from '../../components/facts';
import { FormDialog } from '../../components/form-dialog';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { ShareField, shareOf } from '../../components/share-field';
import { DisputeWords } from './dispute-words';
import { PhotosOfBoth } from './photos-of-both';
import { ReasonForParties } from './reason-for-parties';
import { useFinality } from './use-finality';
import { saidOf, useMove } from './use-move';

const { reason: reasonLimits } = limits['POST /api/admin/rentals/{id}/share-deposit'];

/** What the parties ask of the security deposit, and staff's decision where they do not agree. */
export function DepositDispute({ rental }: { rental: StaffRental }) {
  const [isOpen, setOpen] = useState(false);
  const { claim, owner_share: share } = rental;
  const canShare = rental.actions.includes('share-deposit') && !rental.waiting;
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
  const [key] = useState(() => newId());
  const [francs, setFrancs] = useState('');
  const [reason, setReason] = useState('');
  const { move, isRunning } = useMove(onClose);
  const { needsTwo, finality } = useFinality(rental.deposit, 'deposit');
  const amount = shareOf(francs, rental.deposit);

  async function submit() {
    if (amount === null) return;
    const share = { key, amount, reason: reason.trim() };
    await move(() => shareDeposit(rental.id, share), saidOf('Caution partagée.'));
  }

  return (
    <FormDialog
      title={`Partager la caution de ${formatFcfa(rental.deposit)}`}
      submitLabel={needsTwo ? 'Proposer' : 'Partager'}
      maxWidth="md"
      disabled={isRunning || amount === null || reason.trim().length < reasonLimits.minLength}
      onSubmit={submit}
      onClose={onClose}
    >
      <PhotosOfBoth steps={rental.steps} />
      <DisputeWords steps={rental.steps} />
      <ShareField
        label="Part de la caution pour le propriétaire"
        steps={rental.deposit_shares}
        sides={['Au propriétaire', 'Au locataire']}
        value={francs}
        onChange={setFrancs}
      />
      <ReasonForParties value={reason} onChange={setReason} limits={reasonLimits} />
      <Callout>{finality}</Callout>
    </FormDialog>
  );
}
