import { useStepForm } from '../../use-step-form';
import { ClaimWords } from '../steps/claim-words';
import { ProofPhotos } from '../steps/proof-photos';
import { NO_REASON, ReasonField, reasonOnly } from '../steps/reason-field';
import { type KeptStepDialogProps, StepDialog } from '../steps/step-dialog';

/** The renter answers an owner who says that the object is not back. */
export function AnswerMissingDialog(props: KeptStepDialogProps) {
  const { rental } = props;
  const form = useStepForm(props, 'answer-missing', {
    empty: NO_REASON,
    said: "Réponse envoyée au propriétaire et à l'équipe Loka.",
  });
  const { reason } = form.typed;

  return (
    <StepDialog
      {...form.dialog}
      title={'Objet non rendu\u00a0?'}
      submitLabel="Envoyer ma réponse"
      onSubmit={() => form.send(reasonOnly(reason))}
    >
      <p>
        {rental.ownerName} dit que l'objet ne lui est pas revenu{'\u00a0'}:
      </p>
      <ClaimWords rental={rental} events={['report-missing']} />
      <ReasonField
        label="Ce qui s'est passé"
        value={reason}
        onChange={(text) => form.type({ reason: text })}
        tried={form.tried}
        hint="Où est l'objet, quand et à qui vous l'avez rendu… Le propriétaire et l'équipe Loka le liront."
      />
      <ProofPhotos
        photos={form.photos}
        optional
        hint="L'objet, le lieu, ce qui montre sa remise."
      />
      <p className="text-ink-500 text-sm">
        Vous pourrez compléter votre réponse tant que l'équipe Loka n'a pas décidé.
      </p>
    </StepDialog>
  );
}
