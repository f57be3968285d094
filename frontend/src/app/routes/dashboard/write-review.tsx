import { formatPeriod } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { RentalReviews } from '@/api/types';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { rentalQuery } from '@/features/rentals';
import { OwnReviewEntry, ReviewForm, rentalReviewsQuery } from '@/features/reviews';
import { paths } from '@/lib/paths';

export default function WriteReview() {
  const { rentalId = '' } = useParams();
  const rental = useQuery(rentalQuery(rentalId));
  const reviews = useQuery(rentalReviewsQuery(rentalId));
  const failed = [reviews, rental].find(({ isLoadingError }) => isLoadingError);

  return (
    <>
      <DashboardTitle title="Votre avis" />
      {failed?.error && <ErrorState error={failed.error} onRetry={failed.refetch} />}
      {!failed && !(rental.data && reviews.data) && <Skeleton className="h-96 rounded-2xl" />}
      {rental.data && reviews.data && (
        <>
          <p>
            <strong className="font-semibold text-ink-900">{rental.data.itemTitle}</strong>
            <span className="block text-ink-500">
              {formatPeriod(rental.data.start_date, rental.data.end_date)} ·{' '}
              {reviews.data.party === 'renter' ? rental.data.ownerName : rental.data.renterName}
            </span>
          </p>
          <Content rentalId={rentalId} reviews={reviews.data} />
        </>
      )}
    </>
  );
}

function Content({ rentalId, reviews }: { rentalId: string; reviews: RentalReviews }) {
  if (reviews.writable) {
    return (
      <>
        {reviews.otherHasWritten && (
          <Alert>
            <p>Un avis vous attend&nbsp;: vous le lirez quand vous aurez donné le vôtre.</p>
          </Alert>
        )}
        <ReviewForm rentalId={rentalId} reviews={reviews} />
      </>
    );
  }
  const hasWritten = reviews.reviews.some(({ mine }) => mine);
  const isWaiting = reviews.reviews.some(({ mine, published }) => mine && !published);
  return (
    <>
      <Alert action={<ButtonLink to={paths.reviews}>Voir tous mes avis</ButtonLink>}>
        <p>{saidOf(reviews, { hasWritten, isWaiting })}</p>
      </Alert>
      <ul className="grid gap-4 empty:hidden">
        {reviews.reviews.map((review) => (
          <li key={review.id}>
            <Card className="p-5 sm:p-6">
              <OwnReviewEntry review={review} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

function saidOf(
  { closesAt }: RentalReviews,
  { hasWritten, isWaiting }: { hasWritten: boolean; isWaiting: boolean },
): string {
  if (isWaiting) return 'Merci\u00a0! Votre avis est enregistré.';
  if (hasWritten) return 'Les avis sur cette location sont publiés.';
  return closesAt
    ? 'Le délai pour donner un avis sur cette location est passé.'
    : 'Vous pourrez donner votre avis quand la location sera terminée.';
}
