import { useState } from 'react';
import type { Rental } from '@/api/types';
import { Dialog } from '@/components/ui/dialog';
import { Stars } from '@/components/ui/stars';
import { renterReviewsQuery } from '../api/list-reviews';
import { PublicReviews } from './public-reviews';

/** What other owners wrote of whoever asks for an object, to be read before answering. */
export function RenterRating({ rental }: { rental: Rental }) {
  const { renter_id: renterId, renterName, renterRating: rating } = rental;
  const [open, setOpen] = useState(false);
  // A list kept for the time without network may be from before there were ratings of renters.
  if (!rating) return null;
  if (rating.count === 0) return <Stars {...rating} />;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="-my-3 inline-flex min-h-11 flex-wrap items-center gap-x-3 text-left"
        onClick={() => setOpen(true)}
      >
        <Stars {...rating} />{' '}
        <span className="font-semibold text-lagoon-700 underline underline-offset-4">
          Lire les avis
        </span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={`Avis sur ${renterName}`}>
        <div className="grid grid-cols-1">
          <Stars {...rating} />
          <PublicReviews
            query={renterReviewsQuery(renterId)}
            answeredBy={`Réponse de ${renterName}`}
          />
        </div>
      </Dialog>
    </>
  );
}
