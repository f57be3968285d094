import { formatFcfa } from '@loka/client';
import { useState } from 'react';
import type { Rental } from '@/api/types';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useConfirmReturn } from '../api/confirm-return';

export function ConfirmReturnButton({ rental }: { rental: Rental }) {
  const [open, setOpen] = useState(false);
  const confirm = useConfirmReturn(rental, () => {
    setOpen(false);
    toast.success('Retour confirmé.');
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>Confirmer le retour</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={'Confirmer le retour\u00a0?'}
        confirmLabel="Confirmer le retour"
        onConfirm={() => confirm.mutate()}
        busy={confirm.isPending}
        error={confirm.error}
      >
        <p>
          Vérifiez l'état de «{`\u00a0${rental.itemTitle}\u00a0`}» avant de confirmer.
          {rental.deposit > 0 &&
            ` La caution de ${formatFcfa(rental.deposit)} sera rendue à ${rental.renterName}, définitivement.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
