import { formatFcfa, limits, newId } from '@loka/client';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { decideHandover } from '../../api/actions';
import type { StaffRental } from '../../api/types';
import { AmountField } from '../../components/amount-field';
import { Callout } from '../../components/callout';
import { Fact, Facts } from '../../components/facts';
import { FormDialog } from '../../components/form-dialog';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { ReasonForParties } from './reason-for-parties';
import { useFinality } from './use-finality';
import { saidOf, useMove } from './use-move';

const { reason: reasonLimits } = limits['POST /api/admin/rentals/{id}/decide-handover'];

/** What became of the rent without a handover, and staff's decision where the parties do not agree. */
export function HandoverDispute({ rental }: { rental: StaffRental }) {
  const [isOpen, setOpen] = useState(false);
  const { kept_rent: kept } = rental;
  const canDecide = rental.actions.includes('confirm-handover') && !rental.waiting;
  if (kept === null && !canDecide) return null;
  return (
    <Panel title="Remise de l'objet">
      {kept !== null && (
        <Facts>
          <Fact name="Prix gardé par le propriétaire">
            <Money francs={kept} />
          </Fact>
        </Facts>
      )}
      {canDecide && (
        <>
          <Callout>
            Les parties ne disent pas la même chose&nbsp;: lisez l'historique et les photos. Le prix
            de la location reste retenu jusqu'à votre décision.
          </Callout>
          <Button variant="contained" onClick={() => setOpen(true)} sx={{ mt: 2 }}>
            Décider
          </Button>
        </>
      )}
      {isOpen && <DecideDialog rental={rental} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function DecideDialog({ rental, onClose }: { rental: StaffRental; onClose: () => void }) {
  const [key] = useState(() => newId());
  const [outcome, setOutcome] = useState<'handed-over' | 'cancelled' | ''>('');
  const [francs, setFrancs] = useState('');
  const [reason, setReason] = useState('');
  const { move, isRunning } = useMove(onClose);
  const { needsTwo, finality } = useFinality(rental.rent, 'rent');
  const keptRent = Number(francs);
  const isAmount = francs !== '' && Number.isInteger(keptRent) && keptRent <= rental.rent;
  const isDecided = outcome === 'handed-over' || (outcome === 'cancelled' && isAmount);

  async function submit() {
    const handedOver = outcome === 'handed-over';
    const decision = { key, handedOver, reason: reason.trim(), ...(!handedOver && { keptRent }) };
    await move(() => decideHandover(rental.id, decision), saidOf('Remise décidée.'));
  }

  return (
    <FormDialog
      title="L'objet a-t-il été remis&nbsp;?"
      submitLabel={needsTwo ? 'Proposer' : 'Décider'}
      disabled={isRunning || !isDecided || reason.trim().length < reasonLimits.minLength}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        aria-label="Décision"
        value={outcome}
        onChange={(_, value) => setOutcome(value as typeof outcome)}
        sx={{ gap: 1 }}
      >
        <FormControlLabel
          value="handed-over"
          control={<Radio autoFocus />}
          label="Oui&nbsp;: la location continue, son prix revient au propriétaire"
        />
        <FormControlLabel
          value="cancelled"
          control={<Radio />}
          label="Non&nbsp;: la location est annulée, la caution revient au locataire"
        />
      </RadioGroup>
      {outcome === 'cancelled' && (
        <AmountField
          label="Pour le propriétaire, en FCFA"
          least={0}
          most={rental.rent}
          value={francs}
          onChange={setFrancs}
        />
      )}
      <ReasonForParties value={reason} onChange={setReason} limits={reasonLimits} />
      <Callout>
        {effectOf(outcome, isAmount ? keptRent : null, rental)} {finality}
      </Callout>
    </FormDialog>
  );
}

function effectOf(
  outcome: 'handed-over' | 'cancelled' | '',
  keptRent: number | null,
  { rent, deposit }: StaffRental,
): string {
  if (outcome === 'handed-over')
    return `${formatFcfa(rent)} au propriétaire, disponibles maintenant.`;
  if (outcome === '') return 'Choisissez une décision.';
  if (keptRent === null)
    return `De 0 (objet non remis) à ${formatFcfa(rent)} (locataire absent) pour le propriétaire.`;
  return `${formatFcfa(keptRent)} au propriétaire, ${formatFcfa(rent - keptRent + deposit)} au locataire.`;
}
