import { formatFcfa, plural } from '@loka/client';
import type { Rental } from '@/api/types';
import { Button } from '@/components/ui/button';
import { DialogButton } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import { ContractConsent } from '@/features/documents';
import { useUpdateStatus } from '../../api/update-status';
import { late } from '../../late-dialogs';
import { AcceptanceFailure } from './acceptance-failure';

/** Accept at once, refuse after a second thought. */
export function RequestAnswer({ rental }: { rental: Rental }) {
  const acceptance = useUpdateStatus(rental, () =>
    toast.success(`Demande acceptée\u00a0: ${formatFcfa(rental.rent)} dans votre portefeuille.`),
  );
  return (
    <>
      {rental.actions.includes('accept') && (
        <Button
          busy={acceptance.isPending}
          onClick={() => acceptance.mutate('acceptée')}
          className="max-sm:flex-[1_1_7rem]"
        >
          {acceptance.isPending ? 'Traitement...' : 'Accepter'}
        </Button>
      )}
      {rental.actions.includes('refuse') && (
        <DialogButton
          load={late.refuse}
          props={{ rental }}
          variant="secondary"
          disabled={acceptance.isPending}
          className="max-sm:flex-[1_1_7rem]"
        >
          Refuser
        </DialogButton>
      )}
      {rental.actions.includes('accept') && (
        <p className="w-full text-pretty text-ink-500 text-sm">
          <span>
            {rental.supersedes > 0 &&
              `Accepter refuse et rembourse ${plural(rental.supersedes, 'autre demande', 'autres demandes')} pour ces jours. `}
          </span>
          <ContractConsent by="En acceptant" />
        </p>
      )}
      {acceptance.error && (
        <div className="w-full">
          <AcceptanceFailure rental={rental} error={acceptance.error} />
        </div>
      )}
    </>
  );
}
