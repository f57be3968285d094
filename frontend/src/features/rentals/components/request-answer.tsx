import { formatFcfa, plural } from '@loka/client';
import { useState } from 'react';
import type { Rental } from '@/api/types';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { ContractConsent } from '@/features/documents';
import { useUpdateStatus } from '../api/update-status';
import { backToRenter, effectOf } from '../effects';
import { AcceptanceFailure } from './acceptance-failure';

/** Accept at once, refuse after a second thought. */
export function RequestAnswer({ rental }: { rental: Rental }) {
  const [refusing, setRefusing] = useState(false);
  const update = useUpdateStatus(rental, (status) => {
    setRefusing(false);
    toast.success(
      status === 'acceptée'
        ? `Demande acceptée\u00a0: ${formatFcfa(rental.rent)} sur votre portefeuille.`
        : 'Demande refusée. Le locataire est remboursé.',
    );
  });
  const busy = (status: string) => update.isPending && update.variables === status;

  return (
    <>
      {rental.actions.includes('accept') && (
        <Button
          busy={busy('acceptée')}
          disabled={update.isPending}
          onClick={() => update.mutate('acceptée')}
          className="max-sm:flex-1"
        >
          {busy('acceptée') ? 'Traitement...' : 'Accepter'}
        </Button>
      )}
      {rental.actions.includes('refuse') && (
        <Button
          variant="secondary"
          disabled={update.isPending}
          onClick={() => setRefusing(true)}
          className="max-sm:flex-1"
        >
          Refuser
        </Button>
      )}
      {rental.actions.includes('accept') && (
        <p className="w-full text-pretty text-ink-500 text-sm">
          {rental.supersedes > 0 &&
            `Accepter refuse et rembourse ${plural(rental.supersedes, 'autre demande', 'autres demandes')} pour ces jours. `}
          <ContractConsent by="En acceptant" />
        </p>
      )}
      {update.error && !refusing && (
        <div className="w-full">
          <AcceptanceFailure rental={rental} error={update.error} />
        </div>
      )}
      <ConfirmDialog
        open={refusing}
        onClose={() => setRefusing(false)}
        title={'Refuser cette demande\u00a0?'}
        confirmLabel={busy('refusée') ? 'Traitement...' : 'Refuser la demande'}
        variant="danger"
        onConfirm={() => update.mutate('refusée')}
        busy={update.isPending}
        error={update.error}
      >
        <p>
          {rental.renterName} récupère {formatFcfa(backToRenter(effectOf(rental, 'refuse')))} sur
          son portefeuille.
        </p>
      </ConfirmDialog>
    </>
  );
}
