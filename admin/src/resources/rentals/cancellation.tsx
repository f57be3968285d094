import { formatFcfa, formatPeriod, limits, newId } from '@loka/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { cancelRental } from '../../api/actions';
import type { StaffRental } from '../../api/types';
import { Callout } from '../../components/callout';
import { FormDialog } from '../../components/form-dialog';
import { ShareField, shareOf } from '../../components/share-field';
import { ReasonForParties } from './reason-for-parties';
import { useFinality } from './use-finality';
import { saidOf, useMove } from './use-move';

const { reason: reasonLimits } = limits['POST /api/admin/rentals/{id}/cancel'];

/** Cancels an accepted rental whose object has not changed hands, with what the renter gets back of the rent. */
export function Cancellation({ rental }: { rental: StaffRental }) {
  const [isOpen, setOpen] = useState(false);
  const { cancellation, waiting } = rental;
  if (!cancellation || waiting) return null;
  return (
    <>
      <Button color="error" variant="outlined" fullWidth onClick={() => setOpen(true)}>
        Annuler la location
      </Button>
      {isOpen && (
        <CancelDialog rental={rental} does={cancellation} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function CancelDialog({
  rental,
  does: { refunds, deposit, frees },
  onClose,
}: {
  rental: StaffRental;
  does: NonNullable<StaffRental['cancellation']>;
  onClose: () => void;
}) {
  const [key] = useState(() => newId());
  const [francs, setFrancs] = useState('');
  const [reason, setReason] = useState('');
  const { move, isRunning } = useMove(onClose);
  const { needsTwo, finality } = useFinality(rental.rent, 'rent');
  const refund = shareOf(francs, rental.rent);

  async function submit() {
    if (refund === null) return;
    const decided = { key, refund, keptRent: rental.rent - refund, reason: reason.trim() };
    await move(() => cancelRental(rental.id, decided), saidOf('Location annulée.'));
  }

  return (
    <FormDialog
      title="Annuler la location"
      submitLabel={needsTwo ? "Proposer l'annulation" : 'Annuler la location'}
      cancelLabel="Retour"
      color="error"
      maxWidth="sm"
      disabled={isRunning || refund === null || reason.trim().length < reasonLimits.minLength}
      onSubmit={submit}
      onClose={onClose}
    >
      <ShareField
        label={`Partage du prix de ${formatFcfa(rental.rent)}`}
        steps={refunds}
        sides={['Rendu au locataire', 'Gardé par le propriétaire']}
        value={francs}
        onChange={setFrancs}
      />
      <ReasonForParties value={reason} onChange={setReason} limits={reasonLimits} />
      <Callout>
        <Box component="dl" sx={{ m: 0, mb: 1 }}>
          <Effect name="Le locataire reçoit">
            {refund === null ? '—' : formatFcfa(refund + deposit)}
          </Effect>
          <Effect name="Le propriétaire garde">
            {refund === null ? '—' : formatFcfa(rental.rent - refund)}
          </Effect>
          <Effect name="Caution rendue">
            {deposit > 0 ? formatFcfa(deposit) : 'Pas de caution'}
          </Effect>
          <Effect name="Jours libérés">
            {frees ? formatPeriod(frees.start_date, frees.end_date) : 'Aucun'}
          </Effect>
        </Box>
        {finality}
      </Callout>
    </FormDialog>
  );
}

/** The value stands below its name where both do not fit in a line. */
function Effect({ name, children }: { name: string; children: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <dt>{name}</dt>
      <Box
        component="dd"
        sx={{ m: 0, ml: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {children}
      </Box>
    </Box>
  );
}
