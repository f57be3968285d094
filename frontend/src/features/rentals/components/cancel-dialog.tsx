import type { Rental } from '@/api/types';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Shown } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import { useUpdateStatus } from '../api/update-status';
import { RefundSummary } from './refund-summary';

type CancelDialogProps = Shown & { rental: Rental; party: 'renter' | 'owner' };

/** Cancels after saying what that gives back. */
export function CancelDialog({ rental, party, open, onClose }: CancelDialogProps) {
  const update = useUpdateStatus(rental, () => {
    onClose();
    toast.success('La location a été annulée.');
  });
  const isRenter = party === 'renter';

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={'Annuler cette location\u00a0?'}
      confirmLabel="Annuler la location"
      variant="danger"
      onConfirm={() => update.mutate('annulée')}
      busy={update.isPending}
      error={update.error}
    >
      <p>
        {isRenter
          ? `Voici ce qui revient sur votre portefeuille pour «\u00a0${rental.itemTitle}\u00a0»\u00a0:`
          : `${rental.renterName} sera remboursé intégralement et vous ne recevrez pas le loyer.`}
      </p>
      <RefundSummary
        rental={rental}
        to={isRenter ? 'Sur votre portefeuille' : 'Rendu au locataire'}
      />
    </ConfirmDialog>
  );
}
