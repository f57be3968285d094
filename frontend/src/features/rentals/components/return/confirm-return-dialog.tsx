import { formatFcfa } from '@loka/client';
import type { Rental } from '@/api/types';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Shown } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import { useConfirmReturn } from '../../api/return-steps';
import { confirmReturnWords } from '../../confirm-return-words';
import { backToRenter, effectOf, freedDays } from '../../effects';

export function ConfirmReturnDialog({ rental, open, onClose }: Shown & { rental: Rental }) {
  const { label, title } = confirmReturnWords(rental);
  const effect = effectOf(rental, 'confirm-return');
  const freed = freedDays(effect);
  const confirm = useConfirmReturn(rental, () => {
    onClose();
    toast.success('Retour confirmé.');
  });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      confirmLabel={label}
      onConfirm={() => confirm.mutate(undefined)}
      busy={confirm.isPending}
      error={confirm.error}
    >
      <p>
        {rental.claim
          ? 'Vous renoncez à votre demande.'
          : `Vérifiez l'état de «\u00a0${rental.itemTitle}\u00a0» avant de confirmer.`}
        <span>
          {backToRenter(effect) > 0 &&
            ` La caution de ${formatFcfa(backToRenter(effect))} sera rendue à ${rental.renterName}, définitivement.`}
        </span>
      </p>
      {freed && <p className="mt-3">{freed}</p>}
    </ConfirmDialog>
  );
}
