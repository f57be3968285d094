import type { Rental, RentalChange } from '@/api/types';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Shown } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import { useAnswerChange } from '../../api/changes';
import { acceptanceWords } from '../../change-words';

type AcceptChangeDialogProps = Shown & {
  rental: Rental;
  change: RentalChange;
  party: 'renter' | 'owner';
};

/** Agrees to another end day after saying what that costs or gives back. */
export function AcceptChangeDialog(props: AcceptChangeDialogProps) {
  const { rental, change, party, open, onClose } = props;
  const accept = useAnswerChange(rental, change, () => {
    onClose();
    toast.success('Demande acceptée.');
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={change.kind === 'extension' ? 'Prolonger la location' : 'Raccourcir la location'}
      confirmLabel="Accepter"
      onConfirm={() => accept.mutate('accept')}
      busy={accept.isPending}
      error={accept.error}
    >
      <div className="grid gap-3">
        {acceptanceWords(rental, change, party).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </ConfirmDialog>
  );
}
