import { formatFcfa } from '@loka/client';
import { useState } from 'react';
import type { Rental } from '@/api/types';
import { Hours } from '@/components/policy/hours';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { usePictures } from '@/features/uploads';
import { useDeclareReturn } from '../api/return-steps';
import { FAILED_PHOTOS, ProofPhotos } from './proof-photos';
import { StepDialog } from './step-dialog';

/** The renter says that the object is back, with photos of it as it was given back. */
export function DeclareReturnButton({ rental }: { rental: Rental }) {
  const [open, setOpen] = useState(false);
  const photos = usePictures('rental');
  const declare = useDeclareReturn(rental, () => {
    setOpen(false);
    toast.success('Retour déclaré. Le propriétaire en est informé.');
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>Déclarer le retour</Button>
      <StepDialog
        open={open}
        onClose={() => setOpen(false)}
        title={'Déclarer le retour ?'}
        submitLabel={photos.uploading ? 'Envoi des photos...' : "L'objet est rendu"}
        onSubmit={() => !photos.failed && declare.mutate(photos.ids)}
        busy={declare.isPending || photos.uploading}
        error={declare.error}
      >
        <p>
          Confirmez que vous avez rendu «{` ${rental.itemTitle} `}» à {rental.ownerName}.
        </p>
        {rental.deposit > 0 && (
          <p>
            Votre caution de {formatFcfa(rental.deposit)} revient sur votre portefeuille dès que le
            propriétaire confirme, ou sans réponse de sa part sous{' '}
            <Hours of="returnSilenceHours" short />, comptées à partir du dernier jour de la
            location.
          </p>
        )}
        <ProofPhotos
          photos={photos}
          optional
          error={photos.failed ? FAILED_PHOTOS : undefined}
          hint="L'objet tel que vous l'avez rendu : elles vous protègent en cas de désaccord."
        />
      </StepDialog>
    </>
  );
}
