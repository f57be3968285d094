import { formatFcfa, formatNumber } from '@loka/client';
import { AmountField } from '@/components/ui/amount-field';
import { useStepForm } from '../../use-step-form';
import { ProofPhotos } from '../steps/proof-photos';
import { isReason, ReasonField } from '../steps/reason-field';
import { type KeptStepDialogProps, StepDialog } from '../steps/step-dialog';

const NOTHING = { amount: 0, reason: '' };

/** The owner claims a part of the deposit for what is broken or missing. */
export function ContestReturnDialog(props: KeptStepDialogProps) {
  const { deposit, late, renterName } = props.rental;
  const form = useStepForm(props, 'contest-return', {
    empty: NOTHING,
    said: `Demande envoyée à ${renterName}.`,
  });
  const { tried, photos } = form;
  const { amount, reason } = form.typed;

  const isAmount = amount >= 1 && amount <= deposit;
  const hasPhotos = photos.photos.length > 0;

  function send() {
    const isComplete = isAmount && isReason(reason) && hasPhotos;
    form.send(isComplete ? { amount, reason: reason.trim() } : null);
  }

  return (
    <StepDialog
      {...form.dialog}
      title="Objet revenu abîmé"
      submitLabel="Envoyer ma demande"
      onSubmit={send}
    >
      <p>
        L'objet est revenu. Dites combien vous demandez sur la caution{' '}: {renterName} peut
        accepter ou proposer un autre montant, sinon l'équipe Loka décide.
      </p>
      <AmountField
        value={amount}
        onChange={(francs) => form.type({ amount: francs })}
        quick={[
          ...(late ? [{ francs: late.fee, label: `Retard, ${formatNumber(late.fee)}` }] : []),
          { francs: Math.ceil(deposit / 4) },
          { francs: Math.ceil(deposit / 2) },
          { francs: deposit, label: `Tout, ${formatNumber(deposit)}` },
        ]}
        hint={`Caution : ${formatFcfa(deposit)}`}
        error={tried && !isAmount ? `De 1 à ${formatFcfa(deposit)}.` : undefined}
      />
      <ReasonField
        label="Ce qui ne va pas"
        value={reason}
        onChange={(text) => form.type({ reason: text })}
        tried={tried}
        hint={`${renterName} et l'équipe Loka le liront.`}
      />
      <ProofPhotos
        photos={photos}
        hint="Ce qui est abîmé ou manque, de près et de loin."
        error={tried && !hasPhotos ? 'Ajoutez au moins une photo.' : undefined}
      />
    </StepDialog>
  );
}
