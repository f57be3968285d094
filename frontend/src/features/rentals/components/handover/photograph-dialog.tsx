import { useStepForm } from '../../use-step-form';
import { ProofPhotos } from '../steps/proof-photos';
import { type KeptStepDialogProps, StepDialog } from '../steps/step-dialog';

const NOTHING = {};

/** Either party shows what the object looks like when it changes hands. */
export function PhotographDialog(props: KeptStepDialogProps) {
  const form = useStepForm(props, 'photograph-handover', {
    empty: NOTHING,
    said: "Photos ajoutées à l'historique.",
  });
  const isEmpty = form.photos.photos.length === 0;

  return (
    <StepDialog
      {...form.dialog}
      title="Photos de la remise"
      submitLabel="Ajouter ces photos"
      onSubmit={() => form.send(isEmpty ? null : NOTHING)}
    >
      <ProofPhotos
        photos={form.photos}
        hint="L'état de l'objet, ce qui est déjà abîmé, les accessoires. L'autre partie les voit aussi."
        error={form.tried && isEmpty ? 'Ajoutez au moins une photo.' : undefined}
      />
    </StepDialog>
  );
}
