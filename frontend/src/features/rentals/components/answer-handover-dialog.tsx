import { formatFcfa, formatInstant } from '@loka/client';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useKeptPhotos } from '@/features/uploads';
import { bodyOf, useKeptStep } from '../api/kept-steps';
import { useAdmitAbsence, useAdmitNotReceived } from '../api/return-steps';
import { AnswerChoices } from './answer-choices';
import { ClaimWords } from './claim-words';
import { ProofPhotos } from './proof-photos';
import { isReason, ReasonField } from './reason-field';
import { type KeptStepDialogProps, StepDialog } from './step-dialog';

type AnswerHandoverDialogProps = KeptStepDialogProps & {
  step: 'deny-not-received' | 'deny-absence';
};

/** A party agrees to what the other one says of a handover that was none, or tells staff why not. */
export function AnswerHandoverDialog(props: AnswerHandoverDialogProps) {
  const { rental, step, open, onClose, replaced } = props;
  const [answer, setAnswer] = useState<'admit' | 'deny' | null>(replaced ? 'deny' : null);
  const [reason, setReason] = useState(replaced ? bodyOf(replaced, step).reason : '');
  const [tried, setTried] = useState(false);
  const photos = useKeptPhotos(replaced?.photos);
  const said = 'Réponse envoyée.';
  const done = () => {
    onClose();
    toast.success(said);
  };
  const admissions = {
    'deny-not-received': useAdmitNotReceived(rental, done),
    'deny-absence': useAdmitAbsence(rental, done),
  };
  const admit = admissions[step];
  const deny = useKeptStep(rental, step, { said, onDone: onClose, replaced });
  const isOwner = step === 'deny-not-received';

  function send() {
    setTried(true);
    if (answer === 'admit') admit.mutate(undefined);
    if (answer === 'deny' && isReason(reason)) {
      deny.mutate({ reason: reason.trim(), photos: photos.photos });
    }
  }

  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title={isOwner ? 'Objet non remis\u00a0?' : 'Absent au rendez-vous\u00a0?'}
      submitLabel="Envoyer ma réponse"
      onSubmit={send}
      busy={admit.isPending || deny.isPending || photos.preparing}
      error={admit.error ?? deny.error}
    >
      <p>
        {isOwner
          ? `${rental.renterName} dit que l'objet ne lui a pas été remis\u00a0:`
          : `${rental.ownerName} dit que vous n'êtes pas venu chercher l'objet\u00a0:`}
      </p>
      <ClaimWords rental={rental} events={[isOwner ? 'report-not-received' : 'report-absent']} />
      <AnswerChoices
        value={answer}
        onChange={setAnswer}
        tried={tried}
        choices={[
          isOwner
            ? {
                answer: 'admit',
                label: "C'est vrai, l'objet n'a pas été remis",
                note: `La location est annulée et ${formatFcfa(rental.total_price)} sont rendus au locataire.`,
              }
            : {
                answer: 'admit',
                label: "C'est vrai, je ne suis pas venu",
                note: `La location est annulée. Le propriétaire garde le loyer, votre caution de ${formatFcfa(rental.deposit)} vous est rendue.`,
              },
          {
            answer: 'deny',
            label: isOwner ? "L'objet a été remis" : "J'étais là",
            note: "L'équipe Loka lit ce que chacun a écrit, et décide.",
          },
        ]}
      />
      {answer === 'deny' && (
        <>
          <ReasonField
            label="Ce qui s'est passé"
            value={reason}
            onChange={setReason}
            tried={tried}
            hint="L'autre partie et l'équipe Loka le liront."
          />
          <ProofPhotos photos={photos} optional hint="Ce qui montre que vous avez raison." />
        </>
      )}
      {rental.handover_due_at && (
        <p className="text-ink-500 text-sm">
          Répondez avant le {formatInstant(rental.handover_due_at)}.{' '}
          {isOwner
            ? 'Sans réponse, tout est rendu au locataire.'
            : "Sans réponse, l'équipe Loka décide."}
        </p>
      )}
    </StepDialog>
  );
}
