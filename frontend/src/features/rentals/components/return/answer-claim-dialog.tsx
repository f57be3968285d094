import { formatBefore, formatFcfa } from '@loka/client';
import type { Rental } from '@/api/types';
import { AmountField } from '@/components/ui/amount-field';
import type { Shown } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import { useAcceptClaim, useCounterClaim } from '../../api/return-steps';
import { backToRenter, effectOf } from '../../effects';
import { useTypedForm } from '../../use-typed-form';
import { AnswerChoices } from '../steps/answer-choices';
import { ClaimWords } from '../steps/claim-words';
import { isReason, ReasonField } from '../steps/reason-field';
import { StepDialog } from '../steps/step-dialog';

type Answer = { answer: 'accept' | 'counter' | null; amount: number; reason: string };

const NO_ANSWER: Answer = { answer: null, amount: 0, reason: '' };

/** The renter agrees to what the owner claims of the deposit, or offers less. */
export function AnswerClaimDialog({ rental, open, onClose }: Shown & { rental: Rental }) {
  const claimed = rental.claim?.claimed ?? 0;
  const form = useTypedForm({
    form: { kind: 'answer-claim', subject: rental.id },
    open,
    empty: NO_ANSWER,
  });
  const { tried } = form;
  const { answer, amount, reason } = form.typed;
  const done = () => {
    form.finish();
    onClose();
    toast.success('Réponse envoyée au propriétaire.');
  };
  const accept = useAcceptClaim(rental, done);
  const counter = useCounterClaim(rental, done);
  const isAmount = amount >= 0 && amount < claimed;

  function send() {
    form.setTried(true);
    if (answer === 'accept') accept.mutate(undefined);
    if (answer === 'counter' && isAmount && isReason(reason)) {
      counter.mutate({ amount, reason: reason.trim() });
    }
  }

  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="Votre caution"
      submitLabel="Envoyer ma réponse"
      onSubmit={send}
      busy={accept.isPending || counter.isPending}
      error={accept.error ?? counter.error}
      draft={form.draft}
    >
      <p>
        {rental.ownerName} demande <strong>{formatFcfa(claimed)}</strong> sur votre caution de{' '}
        {formatFcfa(rental.deposit)}
        {' '}:
      </p>
      <ClaimWords rental={rental} events={['contest-return', 'claim-late-fee']} />
      <AnswerChoices
        value={answer}
        onChange={(chosen) => form.type({ answer: chosen })}
        tried={tried}
        choices={[
          {
            answer: 'accept',
            label: `Accepter\u00a0: ${formatFcfa(claimed)} au propriétaire`,
            note: `${formatFcfa(backToRenter(effectOf(rental, 'accept-claim')))} vous reviennent aussitôt.`,
          },
          {
            answer: 'counter',
            label: 'Proposer moins',
            note: "Si le propriétaire refuse, l'équipe Loka décide.",
          },
        ]}
      />
      {answer === 'counter' && (
        <>
          <AmountField
            value={amount}
            onChange={(francs) => form.type({ amount: francs })}
            quick={[{ francs: 0, label: 'Rien' }, { francs: Math.floor(claimed / 2) }]}
            hint="Ce que vous acceptez de laisser au propriétaire. Laissez vide pour rien."
            error={tried && !isAmount ? `Moins de ${formatFcfa(claimed)}.` : undefined}
          />
          <ReasonField
            label="Pourquoi"
            value={reason}
            onChange={(text) => form.type({ reason: text })}
            tried={tried}
            hint={`${rental.ownerName} et l'équipe Loka le liront.`}
          />
        </>
      )}
      {rental.return_due_at && (
        <p className="text-ink-500 text-sm">
          Répondez {formatBefore(rental.return_due_at)}. Sans réponse, l'équipe Loka décide.
        </p>
      )}
    </StepDialog>
  );
}
