import { formatFcfa, formatNumber } from '@loka/client';
import { useState } from 'react';
import { AmountField } from '@/components/ui/amount-field';
import { useKeptPhotos } from '@/features/uploads';
import { bodyOf, useKeptStep } from '../api/kept-steps';
import { ProofPhotos } from './proof-photos';
import { isReason, ReasonField } from './reason-field';
import { type KeptStepDialogProps, StepDialog } from './step-dialog';

/** The owner claims a part of the deposit for what is broken or missing. */
export function ContestReturnDialog({ rental, open, onClose, replaced }: KeptStepDialogProps) {
  const { deposit, late, renterName } = rental;
  const typed = replaced && bodyOf(replaced, 'contest-return');
  const [amount, setAmount] = useState(typed?.amount ?? 0);
  const [reason, setReason] = useState(typed?.reason ?? '');
  const [tried, setTried] = useState(false);
  const photos = useKeptPhotos(replaced?.photos);
  const contest = useKeptStep(rental, 'contest-return', {
    said: `Demande envoyée à ${renterName}.`,
    onDone: onClose,
    replaced,
  });

  const isAmount = amount >= 1 && amount <= deposit;
  const hasPhotos = photos.photos.length > 0;

  function send() {
    setTried(true);
    if (!isAmount || !isReason(reason) || !hasPhotos) return;
    contest.mutate({ amount, reason: reason.trim(), photos: photos.photos });
  }

  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="Objet revenu abîmé"
      submitLabel="Envoyer ma demande"
      onSubmit={send}
      busy={contest.isPending || photos.preparing}
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
        onChange={setReason}
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
