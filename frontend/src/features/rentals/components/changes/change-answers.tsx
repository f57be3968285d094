import type { Rental, RentalChange } from '@/api/types';
import { Button, ButtonLink } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { DialogButton } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import { paths } from '@/lib/paths';
import { useAnswerChange } from '../../api/changes';
import { late } from '../../late-dialogs';

type ChangeAnswersProps = { rental: Rental; change: RentalChange; party: 'renter' | 'owner' };

/** What a party can do with an open change; the server says which. */
export function ChangeAnswers({ rental, change, party }: ChangeAnswersProps) {
  const { kind, actions } = change;
  const answer = useAnswerChange(rental, change, (given) =>
    toast.success(given === 'refuse' ? 'Demande refusée.' : 'Demande retirée.'),
  );
  if (actions.length === 0 && !answer.error) return null;

  return (
    <div className="grid gap-3">
      {answer.error && <Failure message="Une erreur est survenue." error={answer.error} />}
      <div className="flex flex-wrap gap-3">
        {actions.includes('pay') && (
          <ButtonLink to={paths.extension(rental.id)}>Payer la prolongation</ButtonLink>
        )}
        {actions.includes('accept') && (
          <DialogButton load={late.acceptChange} props={{ rental, change, party }}>
            {kind === 'extension' ? 'Accepter de prolonger' : 'Accepter de raccourcir'}
          </DialogButton>
        )}
        {actions.includes('refuse') && (
          <Button
            variant="secondary"
            busy={answer.isPending}
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
    </div>
  );
}
