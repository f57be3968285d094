import { formatFcfa } from '@loka/client';
import { useState } from 'react';
import type { Rental } from '@/api/types';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useConfirmReturn } from '../api/return-steps';
import { backToRenter, effectOf, freedDays } from '../effects';

export function ConfirmReturnButton({ rental }: { rental: Rental }) {
  const [open, setOpen] = useState(false);
  const { label, title } = rental.claim ? DROPPED : CONFIRMED;
  const effect = effectOf(rental, 'confirm-return');
  const freed = freedDays(effect);
  const confirm = useConfirmReturn(rental, () => {
    setOpen(false);
    toast.success('Retour confirmé.');
  });

  return (
    <>
      <Button variant={rental.claim ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
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
          {backToRenter(effect) > 0 &&
            ` La caution de ${formatFcfa(backToRenter(effect))} sera rendue à ${rental.renterName}, définitivement.`}
        </p>
        {freed && <p className="mt-3">{freed}</p>}
      </ConfirmDialog>
    </>
  );
}

const CONFIRMED = { label: 'Confirmer le retour', title: 'Confirmer le retour\u00a0?' };
/** An owner who has claimed a part of the deposit gives all of it back after all. */
const DROPPED = { label: 'Rendre toute la caution', title: 'Rendre toute la caution\u00a0?' };
