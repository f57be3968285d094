import { useQuery } from '@tanstack/react-query';
import type { Rental } from '@/api/types';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Shown } from '@/components/ui/late-dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { rentalQuery } from '../../api/get-rental';
import { useUpdateStatus } from '../../api/update-status';
import { backToRenter, effectOf } from '../../effects';
import { RefundSummary } from './refund-summary';

type CancelDialogProps = Shown & { rental: Rental; party: 'renter' | 'owner' };

/**
 * Cancels after saying what that gives back. A list may be older than the last limit that has passed, so the rental
 * is read again; where that fails the server still compares what was shown.
 */
export function CancelDialog({ rental: listed, party, open, onClose }: CancelDialogProps) {
  const read = useQuery({ ...rentalQuery(listed.id, 'cancel'), enabled: open, retry: false });
  const rental = (!read.isError && read.data) || listed;
  const effect = effectOf(rental, 'cancel');
  const cancelled = () => {
    onClose();
    toast.success('La location a été annulée.');
  };
  const update = useUpdateStatus(rental, cancelled, effect && backToRenter(effect));
  const isRenter = party === 'renter';

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={'Annuler cette location\u00a0?'}
      confirmLabel="Annuler la location"
      variant="danger"
      onConfirm={() => update.mutate('annulée')}
      busy={update.isPending || read.isFetching}
      error={update.error}
    >
      <p>
        {isRenter
          ? `Voici ce qui revient dans votre portefeuille pour «\u00a0${rental.itemTitle}\u00a0»\u00a0:`
          : `${rental.renterName} sera remboursé intégralement et vous ne recevrez pas le prix de la location.`}
      </p>
      {read.isFetching ? (
        <Skeleton className="h-36 rounded-2xl" />
      ) : (
        <RefundSummary
          rental={rental}
          to={isRenter ? 'Dans votre portefeuille' : 'Rendu au locataire'}
        />
      )}
    </ConfirmDialog>
  );
}
