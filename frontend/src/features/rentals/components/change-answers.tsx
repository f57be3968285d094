import { useState } from 'react';
import type { Rental, RentalChange } from '@/api/types';
import { Button, ButtonLink } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Failure } from '@/components/ui/failure';
import { toast } from '@/components/ui/toast';
import { paths } from '@/lib/paths';
import { useAnswerChange } from '../api/changes';
import { acceptanceWords } from '../change-words';

type ChangeAnswersProps = { rental: Rental; change: RentalChange; party: 'renter' | 'owner' };

/** What a party can do with an open change; the server says which. */
export function ChangeAnswers({ rental, change, party }: ChangeAnswersProps) {
  const { kind, actions } = change;
  const [confirming, setConfirming] = useState(false);
  const answer = useAnswerChange(rental, change, (given) => {
    setConfirming(false);
    toast.success(DONE[given]);
  });
  if (actions.length === 0) return null;

  return (
    <div className="grid gap-3">
      {answer.error && !confirming && (
        <Failure message="Une erreur est survenue." error={answer.error} />
      )}
      <div className="flex flex-wrap gap-3">
        {actions.includes('pay') && (
          <ButtonLink to={paths.extension(rental.id)}>Payer la prolongation</ButtonLink>
        )}
        {actions.includes('accept') && (
          <Button onClick={() => setConfirming(true)}>
            {kind === 'extension' ? 'Accepter de prolonger' : 'Accepter de raccourcir'}
          </Button>
        )}
        {actions.includes('refuse') && (
          <Button
            variant="secondary"
            busy={answer.isPending && !confirming}
            onClick={() => answer.mutate('refuse')}
          >
            Refuser
          </Button>
        )}
        {actions.includes('withdraw') && (
          <Button
            variant="secondary"
            busy={answer.isPending}
            onClick={() => answer.mutate('withdraw')}
          >
            {change.status === 'accepted' ? 'Ne pas prolonger' : 'Retirer la demande'}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={kind === 'extension' ? 'Prolonger la location' : 'Raccourcir la location'}
        confirmLabel="Accepter"
        onConfirm={() => answer.mutate('accept')}
        busy={answer.isPending}
        error={answer.error}
      >
        <div className="grid gap-3">
          {acceptanceWords(rental, change, party).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </ConfirmDialog>
    </div>
  );
}

const DONE = {
  accept: 'Demande acceptée.',
  refuse: 'Demande refusée.',
  withdraw: 'Demande retirée.',
};
