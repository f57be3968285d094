import { formatFcfa } from '@loka/client';
import type { Rental } from '@/api/types';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Shown } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import { useUpdateStatus } from '../../api/update-status';
import { backToRenter, effectOf } from '../../effects';

/** Refuses a request after saying what that gives back. */
export function RefuseDialog({ rental, open, onClose }: Shown & { rental: Rental }) {
  const update = useUpdateStatus(rental, () => {
    onClose();
    toast.success('Demande refusée. Le locataire est remboursé.');
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={'Refuser cette demande\u00a0?'}
      confirmLabel={update.isPending ? 'Traitement...' : 'Refuser la demande'}
      variant="danger"
      onConfirm={() => update.mutate('refusée')}
      busy={update.isPending}
      error={update.error}
    >
      <p>
        {rental.renterName} récupère {formatFcfa(backToRenter(effectOf(rental, 'refuse')))} dans son
        portefeuille.
      </p>
    </ConfirmDialog>
  );
}
