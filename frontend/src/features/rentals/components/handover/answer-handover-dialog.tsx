import { formatBefore, formatFcfa } from '@loka/client';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useAdmitAbsence, useAdmitNotReceived } from '../../api/return-steps';
import { backToRenter, effectOf } from '../../effects';
import { useStepForm } from '../../use-step-form';
import { AnswerChoices } from '../steps/answer-choices';
import { ClaimWords } from '../steps/claim-words';
import { ProofPhotos } from '../steps/proof-photos';
import { NO_REASON, ReasonField, reasonOnly } from '../steps/reason-field';
import { type KeptStepDialogProps, StepDialog } from '../steps/step-dialog';

type AnswerHandoverDialogProps = KeptStepDialogProps & {
  step: 'deny-not-received' | 'deny-absence';
};

/** A party agrees to what the other one says of a handover that was none, or tells staff why not. */
export function AnswerHandoverDialog(props: AnswerHandoverDialogProps) {
  const { rental, step, onClose, replaced } = props;
  const [chosen, setChosen] = useState<'admit' | 'deny' | null>(null);
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
  const deny = useStepForm(props, step, { empty: NO_REASON, said });
  const { reason } = deny.typed;
  // Only whoever denies has something to write.
  const answer = chosen ?? (replaced || deny.dialog.draft ? 'deny' : null);
  const isOwner = step === 'deny-not-received';

  function send() {
    if (answer === 'admit') admit.mutate(undefined);
    else deny.send(answer && reasonOnly(reason));
  }

  return (
    <StepDialog
      {...deny.dialog}
      title={isOwner ? 'Objet non remis\u00a0?' : 'Absent au rendez-vous\u00a0?'}
      submitLabel="Envoyer ma réponse"
      onSubmit={send}
      busy={admit.isPending || deny.dialog.busy}
      error={admit.error ?? deny.error}
    >
      <p>
        {isOwner
          ? rental.status === 'terminée'
            ? `La location est terminée, et rien ne dit que ${rental.renterName} a reçu l'objet.`
            : `${rental.renterName} dit que l'objet ne lui a pas été remis\u00a0:`
          : `${rental.ownerName} dit que vous n'êtes pas venu chercher l'objet\u00a0:`}
      </p>
      <ClaimWords rental={rental} events={[isOwner ? 'report-not-received' : 'report-absent']} />
      <AnswerChoices
        value={answer}
        onChange={setChosen}
        tried={deny.tried}
        choices={[
          isOwner
            ? {
                answer: 'admit',
                label: "C'est vrai, l'objet n'a pas été remis",
                note: `La location est annulée et ${formatFcfa(backToRenter(effectOf(rental, 'admit-not-received')))} sont rendus au locataire.`,
              }
            : {
                answer: 'admit',
                label: "C'est vrai, je ne suis pas venu",
                note: `La location est annulée. Le propriétaire garde le prix de la location, ${formatFcfa(backToRenter(effectOf(rental, 'admit-absence')))} de caution vous sont rendus.`,
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
            onChange={(text) => deny.type({ reason: text })}
            tried={deny.tried}
            hint="L'autre partie et l'équipe Loka le liront."
          />
          <ProofPhotos photos={deny.photos} optional hint="Ce qui montre que vous avez raison." />
        </>
      )}
      {rental.handover_due_at && (
        <p className="text-ink-500 text-sm">
          Répondez {formatBefore(rental.handover_due_at)}.{' '}
          {isOwner
            ? 'Sans réponse, tout est rendu au locataire.'
            : "Sans réponse, l'équipe Loka décide."}
        </p>
      )}
    </StepDialog>
  );
}
