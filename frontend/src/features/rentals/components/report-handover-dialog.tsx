import { useState } from 'react';
import { bodyOf, useKeptStep } from '../api/kept-steps';
import { isReason, ReasonField } from './reason-field';
import { type KeptStepDialogProps, StepDialog } from './step-dialog';

const WORDS = {
  'report-not-received': {
    title: "L'objet ne vous a pas été remis",
    effect:
      "Le loyer reste retenu et le propriétaire doit répondre. Sans réponse de sa part, tout vous est rendu. S'il n'est pas d'accord, l'équipe Loka décide.",
  },
  'report-absent': {
    title: "Le locataire n'est pas venu",
    effect:
      "Le locataire doit répondre. S'il reconnaît son absence, vous gardez le loyer et sa caution lui est rendue. Sinon, l'équipe Loka décide.",
  },
} as const;

type ReportHandoverDialogProps = KeptStepDialogProps & { step: keyof typeof WORDS };

/** A party stood there alone: the renter without the object, or the owner without the renter. */
export function ReportHandoverDialog(props: ReportHandoverDialogProps) {
  const { rental, step, open, onClose, replaced } = props;
  const [reason, setReason] = useState(replaced ? bodyOf(replaced, step).reason : '');
  const [tried, setTried] = useState(false);
  const report = useKeptStep(rental, step, { said: 'Signalé.', onDone: onClose, replaced });

  function send() {
    setTried(true);
    if (isReason(reason)) report.mutate({ reason: reason.trim() });
  }

  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title={WORDS[step].title}
      submitLabel="Signaler"
      onSubmit={send}
      busy={report.isPending}
      error={report.error}
    >
      <p>{WORDS[step].effect}</p>
      <ReasonField
        label="Ce qui s'est passé"
        value={reason}
        onChange={setReason}
        tried={tried}
        hint="Lieu et heure du rendez-vous, appels sans réponse…"
      />
    </StepDialog>
  );
}
