import { formatFcfa, plural } from '@loka/client';
import { useState } from 'react';
import type { Rental } from '@/api/types';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useClaimLateFee } from '../api/return-steps';

/** The owner has the object, late, and asks for the price of each day begun. */
export function ClaimLateFeeButton({ rental }: { rental: Rental }) {
  const { late, renterName, deposit } = rental;
  const [open, setOpen] = useState(false);
  const claim = useClaimLateFee(rental, () => {
    setOpen(false);
    toast.success(`Demande envoyée à ${renterName}.`);
  });
  if (!late) return null;

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Revenu en retard
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Demander les frais de retard"
        confirmLabel={`Demander ${formatFcfa(late.fee)}`}
        onConfirm={() => claim.mutate(undefined)}
        busy={claim.isPending}
        error={claim.error}
      >
        <p>
          L'objet est revenu en bon état, avec {plural(late.days, 'jour')} de retard à{' '}
          {formatFcfa(late.price_per_day)} le jour. Vous demandez{' '}
          <strong>{formatFcfa(late.fee)}</strong> sur la caution de {formatFcfa(deposit)}.
        </p>
        <p className="mt-3">
          {renterName} peut accepter ou proposer un autre montant, sinon l'équipe Loka décide. S'il
          est aussi abîmé, choisissez plutôt «{'\u00a0'}Objet abîmé ou incomplet{'\u00a0'}», qui
          vaut pour les deux.
        </p>
      </ConfirmDialog>
    </>
  );
}
