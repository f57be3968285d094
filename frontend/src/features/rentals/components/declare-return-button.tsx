import { formatFcfa } from '@loka/client';
import { useState } from 'react';
import type { Rental } from '@/api/types';
import { Hours } from '@/components/policy/hours';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useDeclareReturn } from '../api/declare-return';

export function DeclareReturnButton({ rental }: { rental: Rental }) {
  const [open, setOpen] = useState(false);
  const declare = useDeclareReturn(rental, () => {
    setOpen(false);
    toast.success('Retour déclaré. Le propriétaire en est informé.');
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>Déclarer le retour</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={'Déclarer le retour\u00a0?'}
        confirmLabel="L'objet est rendu"
        onConfirm={() => declare.mutate()}
        busy={declare.isPending}
        error={declare.error}
      >
        <p>
          Confirmez que vous avez rendu «{`\u00a0${rental.itemTitle}\u00a0`}» à {rental.ownerName}.
        </p>
        {rental.deposit > 0 && (
          <p>
            Votre caution de {formatFcfa(rental.deposit)} revient sur votre portefeuille dès que le
            propriétaire confirme, ou sans réponse de sa part sous{' '}
            <Hours of="returnSilenceHours" short />.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
