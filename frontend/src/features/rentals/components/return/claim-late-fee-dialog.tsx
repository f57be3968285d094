import { formatFcfa, plural } from '@loka/client';
import type { Rental } from '@/api/types';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Shown } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import { useClaimLateFee } from '../../api/return-steps';

/** The owner has the object, late, and asks for the price of each day begun. */
export function ClaimLateFeeDialog({ rental, open, onClose }: Shown & { rental: Rental }) {
  const { late, renterName, deposit } = rental;
  const claim = useClaimLateFee(rental, () => {
    onClose();
    toast.success(`Demande envoyée à ${renterName}.`);
  });
  if (!late) return null;

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
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
        est aussi abîmé, choisissez plutôt «{'\u00a0'}Objet abîmé ou incomplet{'\u00a0'}», qui vaut
        pour les deux.
      </p>
    </ConfirmDialog>
  );
}
