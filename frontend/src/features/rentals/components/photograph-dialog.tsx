import { useState } from 'react';
import { useKeptPhotos } from '@/features/uploads';
import { useKeptStep } from '../api/kept-steps';
import { ProofPhotos } from './proof-photos';
import { type KeptStepDialogProps, StepDialog } from './step-dialog';

/** Either party shows what the object looks like when it changes hands. */
export function PhotographDialog({ rental, open, onClose, replaced }: KeptStepDialogProps) {
  const [tried, setTried] = useState(false);
  const photos = useKeptPhotos(replaced?.photos);
  const photograph = useKeptStep(rental, 'photograph-handover', {
    said: "Photos ajoutées à l'historique.",
    onDone: onClose,
    replaced,
  });
  const isEmpty = photos.photos.length === 0;

  function send() {
    setTried(true);
    if (!isEmpty) photograph.mutate({ photos: photos.photos });
  }

  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="Photos de la remise"
      submitLabel="Ajouter ces photos"
      onSubmit={send}
      busy={photograph.isPending || photos.preparing}
      error={photograph.error}
    >
      <ProofPhotos
        photos={photos}
        hint="L'état de l'objet, ce qui est déjà abîmé, les accessoires. L'autre partie les voit aussi."
        error={tried && isEmpty ? 'Ajoutez au moins une photo.' : undefined}
      />
    </StepDialog>
  );
}
