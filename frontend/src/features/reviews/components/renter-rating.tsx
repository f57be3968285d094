import type { Rental } from '@/api/types';
import { useLateDialog } from '@/components/ui/late-dialog';
import { Stars } from '@/components/ui/stars';

const load = async () => (await import('./renter-reviews-dialog')).RenterReviewsDialog;

/** What other owners say of whoever asks for an object; their words are read before answering. */
export function RenterRating({ rental }: { rental: Rental }) {
  const late = useLateDialog(load);
  const { renterRating: rating } = rental;
  // A list kept for the time without network may be from before there were ratings of renters.
  if (!rating) return null;
  if (rating.count === 0) return <Stars {...rating} />;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={late.isLoading || undefined}
        className="-my-3 inline-flex min-h-11 flex-wrap items-center gap-x-3 text-left"
        onClick={late.open}
        onPointerEnter={late.ahead}
        onFocus={late.ahead}
      >
        <Stars {...rating} />{' '}
        <span className="font-semibold text-lagoon-700 underline underline-offset-4">
          Lire les avis
        </span>
      </button>
      {late.Dialog && <late.Dialog rental={rental} {...late.shown} />}
    </>
  );
}
