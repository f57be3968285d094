import { useState } from 'react';
import type { MobileNumber } from '@/api/types';
import { Hours } from '@/components/policy/hours';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useRemoveNumber } from '../api/remove-number';
import { numberName } from '../mobile-number';

/** Removes a number, once asked twice. */
export function RemoveNumberButton({ number }: { number: MobileNumber }) {
  const [open, setOpen] = useState(false);
  const remove = useRemoveNumber(number.id, () => {
    setOpen(false);
    toast.success('Le numéro a été supprimé.');
  });
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Supprimer
        <span className="sr-only"> {numberName(number)}</span>
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={'Supprimer ce numéro\u00a0?'}
        confirmLabel="Supprimer le numéro"
        variant="danger"
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
        error={remove.error}
      >
        <p>
          {numberName(number)} ne sera plus proposé. Pour y recevoir de nouveau un retrait, il
          faudra le confirmer par e-mail et attendre <Hours of="newNumberHours" />.
        </p>
      </ConfirmDialog>
    </>
  );
}
