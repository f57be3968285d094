import type { Rental } from '@/api/types';
import { Dialog } from '@/components/ui/dialog';
import type { Shown } from '@/components/ui/late-dialog';
import { Stars } from '@/components/ui/stars';
import { renterReviewsQuery } from '../api/list-reviews';
import { PublicReviews } from './public-reviews';

type RenterReviewsDialogProps = Shown & { rental: Rental };

/** What other owners wrote of whoever asks for an object. */
export function RenterReviewsDialog({ rental, open, onClose }: RenterReviewsDialogProps) {
  const { renter_id: renterId, renterName, renterRating: rating } = rental;
  return (
    <Dialog open={open} onOpenChange={onClose} title={`Avis sur ${renterName}`}>
      <div className="grid grid-cols-1">
        {rating && <Stars {...rating} />}
        <PublicReviews
          query={renterReviewsQuery(renterId)}
          answeredBy={`Réponse de ${renterName}`}
        />
      </div>
    </Dialog>
  );
}
