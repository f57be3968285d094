import { ApiError, messageOf, UNEXPECTED } from '@loka/client';
import type { Rental } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { monthOf } from '@/lib/month';
import { paths } from '@/lib/paths';

/** Why a request could not be accepted; where the owner closed its days, the way to open them. */
export function AcceptanceFailure({ rental, error }: { rental: Rental; error: Error }) {
  if (!(error instanceof ApiError) || error.code !== 'days-closed')
    return <Failure message={UNEXPECTED} error={error} />;
  return (
    <Alert
      tone="danger"
      action={
        <ButtonLink
          variant="secondary"
          to={paths.itemCalendar(rental.item_id, monthOf(rental.start_date))}
        >
          Ouvrir le calendrier
        </ButtonLink>
      }
    >
      <p>{messageOf(error)}</p>
    </Alert>
  );
}
