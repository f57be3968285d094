import { formatFcfa, formatInstant } from '@loka/client';
import { useState } from 'react';
import type { Rental } from '@/api/types';
import { AmountField } from '@/components/ui/amount-field';
import type { Shown } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import { useAcceptClaim, useCounterClaim } from '../api/return-steps';
import { backToRenter, effectOf } from '../effects';
import { AnswerChoices } from './answer-choices';
import { ClaimWords } from './claim-words';
import { isReason, ReasonField } from './reason-field';
import { StepDialog } from './step-dialog';

/** The renter agrees to what the owner claims of the deposit, or offers less. */
export function AnswerClaimDialog({ rental, open, onClose }: Shown & { rental: Rental }) {
  const claimed = rental.claim?.claimed ?? 0;
  const [answer, setAnswer] = useState<'accept' | 'counter' | null>(null);
  const [amount, setAmount] = useState(0);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const done = () => {
    onClose();
    toast.success('Réponse envoyée au propriétaire.');
  };
  const accept = useAcceptClaim(rental, done);
  const counter = useCounterClaim(rental, done);
  const isAmount = amount >= 0 && amount < claimed;

  function send() {
    setTried(true);
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
    >
      <p>
        {rental.ownerName} demande <strong>{formatFcfa(claimed)}</strong> sur votre caution de{' '}
        {formatFcfa(rental.deposit)}
        {' '}:
      </p>
      <ClaimWords rental={rental} events={['contest-return', 'claim-late-fee']} />
      <AnswerChoices
        value={answer}
        onChange={setAnswer}
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
            onChange={setAmount}
            quick={[{ francs: 0, label: 'Rien' }, { francs: Math.floor(claimed / 2) }]}
            hint="Ce que vous acceptez de laisser au propriétaire. Laissez vide pour rien."
            error={tried && !isAmount ? `Moins de ${formatFcfa(claimed)}.` : undefined}
          />
          <ReasonField
            label="Pourquoi"
            value={reason}
            onChange={setReason}
            tried={tried}
            hint={`${rental.ownerName} et l'équipe Loka le liront.`}
          />
        </>
      )}
      {rental.return_due_at && (
        <p className="text-ink-500 text-sm">
          Répondez avant le {formatInstant(rental.return_due_at)}. Sans réponse, l'équipe Loka
          décide.
        </p>
      )}
    </StepDialog>
  );
}
