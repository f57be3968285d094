import { formatFcfa } from '@loka/client';
import { Hours } from '@/components/policy/hours';
import { useKeptPhotos } from '@/features/uploads';
import { useKeptStep } from '../api/kept-steps';
import { ProofPhotos } from './proof-photos';
import { type KeptStepDialogProps, StepDialog } from './step-dialog';

/** The renter says that the object is back, with photos of it as it was given back. */
export function DeclareReturnDialog({ rental, open, onClose, replaced }: KeptStepDialogProps) {
  const photos = useKeptPhotos(replaced?.photos);
  const declare = useKeptStep(rental, 'declare-return', {
    said: 'Retour déclaré. Le propriétaire en est informé.',
    onDone: onClose,
    replaced,
  });

  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title={'Déclarer le retour\u00a0?'}
      submitLabel="L'objet est rendu"
      onSubmit={() => declare.mutate({ photos: photos.photos })}
      busy={declare.isPending || photos.preparing}
      error={declare.error}
    >
      <p>
        Confirmez que vous avez rendu «{`\u00a0${rental.itemTitle}\u00a0`}» à {rental.ownerName}.
      </p>
      {rental.deposit > 0 && (
        <p>
          Votre caution de {formatFcfa(rental.deposit)} revient sur votre portefeuille dès que le
          propriétaire confirme, ou sans réponse de sa part sous{' '}
          <Hours of="returnSilenceHours" short />, comptées à partir du dernier jour de la location.
        </p>
      )}
      <ProofPhotos
        photos={photos}
        optional
        hint="L'objet tel que vous l'avez rendu : elles vous protègent en cas de désaccord."
      />
    </StepDialog>
  );
}
