import { formatFcfa, formatNumber } from '@loka/client';
import { useState } from 'react';
import type { Rental } from '@/api/types';
import { AmountField } from '@/components/ui/amount-field';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { usePictures } from '@/features/uploads';
import { useContestReturn } from '../api/return-steps';
import { FAILED_PHOTOS, ProofPhotos } from './proof-photos';
import { isReason, ReasonField } from './reason-field';
import { StepDialog } from './step-dialog';

/** The owner claims a part of the deposit for what is broken or missing. */
export function ContestReturnButton({ rental }: { rental: Rental }) {
  const { deposit, renterName } = rental;
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState(0);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const photos = usePictures('rental');
  const contest = useContestReturn(rental, () => {
    setOpen(false);
    toast.success(`Demande envoyée à ${renterName}.`);
  });

  const isAmount = amount >= 1 && amount <= deposit;
  const missingPhotos =
    tried && photos.ids.length === 0 && !photos.uploading
      ? 'Ajoutez au moins une photo.'
      : undefined;

  function send() {
    setTried(true);
    if (!isAmount || !isReason(reason) || photos.ids.length === 0) return;
    if (photos.uploading || photos.failed) return;
    contest.mutate({ amount, reason: reason.trim(), photos: photos.ids });
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Objet abîmé ou incomplet
      </Button>
      <StepDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Objet revenu abîmé"
        submitLabel={photos.uploading ? 'Envoi des photos...' : 'Envoyer ma demande'}
        onSubmit={send}
        busy={contest.isPending || (tried && photos.uploading)}
        error={contest.error}
      >
        <p>
          L'objet est revenu. Dites combien vous demandez sur la caution{' '}: {renterName} peut
          accepter ou proposer un autre montant, sinon l'équipe Loka décide.
        </p>
        <AmountField
          value={amount}
          onChange={setAmount}
          quick={[
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
          onChange={setReason}
          tried={tried}
          hint={`${renterName} et l'équipe Loka le liront.`}
        />
        <ProofPhotos
          photos={photos}
          hint="Ce qui est abîmé ou manque, de près et de loin."
          error={photos.failed ? FAILED_PHOTOS : missingPhotos}
        />
      </StepDialog>
    </>
  );
}
