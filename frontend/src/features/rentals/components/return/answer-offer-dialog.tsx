import { formatFcfa } from '@loka/client';
import type { Rental } from '@/api/types';
import type { Shown } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import { useAcceptOffer, useRefuseOffer } from '../../api/return-steps';
import { useTypedForm } from '../../use-typed-form';
import { AnswerChoices } from '../steps/answer-choices';
import { ClaimWords } from '../steps/claim-words';
import { isReason, ReasonField } from '../steps/reason-field';
import { StepDialog } from '../steps/step-dialog';

type Answer = { answer: 'accept' | 'refuse' | null; reason: string };

const NO_ANSWER: Answer = { answer: null, reason: '' };

/** The owner agrees to what the renter offers of the deposit, or leaves it to staff. */
export function AnswerOfferDialog({ rental, open, onClose }: Shown & { rental: Rental }) {
  const offered = rental.claim?.offered ?? 0;
  const form = useTypedForm({
    form: { kind: 'answer-offer', subject: rental.id },
    open,
    empty: NO_ANSWER,
  });
  const { tried } = form;
  const { answer, reason } = form.typed;
  const done = () => {
    form.finish();
    onClose();
    toast.success('Réponse envoyée au locataire.');
  };
  const accept = useAcceptOffer(rental, done);
  const refuse = useRefuseOffer(rental, done);

  function send() {
    form.setTried(true);
    if (answer === 'accept') accept.mutate(undefined);
    if (answer === 'refuse' && isReason(reason)) refuse.mutate(reason.trim());
  }

  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="Proposition du locataire"
      submitLabel="Envoyer ma réponse"
      onSubmit={send}
      busy={accept.isPending || refuse.isPending}
      error={accept.error ?? refuse.error}
      draft={form.draft}
    >
      <p>
        Vous demandez {formatFcfa(rental.claim?.claimed ?? 0)}, {rental.renterName} propose{' '}
        <strong>{formatFcfa(offered)}</strong>
        {' '}:
      </p>
      <ClaimWords rental={rental} events={['counter-claim']} />
      <AnswerChoices
        value={answer}
        onChange={(chosen) => form.type({ answer: chosen })}
        tried={tried}
        choices={[
          {
            answer: 'accept',
            label: `Accepter ${formatFcfa(offered)}`,
            note: 'Dans votre portefeuille aussitôt, définitivement.',
          },
          {
            answer: 'refuse',
            label: 'Refuser',
            note: "L'équipe Loka lit ce que chacun a écrit, et décide.",
          },
        ]}
      />
      {answer === 'refuse' && (
        <ReasonField
          label="Pourquoi"
          value={reason}
          onChange={(text) => form.type({ reason: text })}
          tried={tried}
          hint="L'équipe Loka le lira."
        />
      )}
    </StepDialog>
  );
}
