import { formatFcfa } from '@loka/client';
import { Hours } from '@/components/policy/hours';
import { useStepForm } from '../../use-step-form';
import { ProofPhotos } from '../steps/proof-photos';
import { type KeptStepDialogProps, StepDialog } from '../steps/step-dialog';

const NOTHING = {};

/** The renter says that the object is back, with photos of it as it was given back. */
export function DeclareReturnDialog(props: KeptStepDialogProps) {
  const { rental } = props;
  const form = useStepForm(props, 'declare-return', {
    empty: NOTHING,
    said: 'Retour déclaré. Le propriétaire en est informé.',
  });

  return (
    <StepDialog
      {...form.dialog}
      title={'Déclarer le retour\u00a0?'}
      submitLabel="L'objet est rendu"
      onSubmit={() => form.send(NOTHING)}
    >
      <p>
        Confirmez que vous avez rendu «{`\u00a0${rental.itemTitle}\u00a0`}» à {rental.ownerName}.
      </p>
      {rental.deposit > 0 && (
        <p>
          Votre caution de {formatFcfa(rental.deposit)} revient dans votre portefeuille dès que le
          propriétaire confirme, ou sans réponse de sa part sous{' '}
          <Hours of="returnSilenceHours" short />, comptées à partir du dernier jour de la location.
        </p>
      )}
      <ProofPhotos
        photos={form.photos}
        optional
        hint="L'objet tel que vous l'avez rendu : elles vous protègent en cas de désaccord."
      />
    </StepDialog>
  );
}
