import { useQuery } from '@tanstack/react-query';
import type { Rental } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { awaitedReviewsQuery } from '../api/list-reviews';

/** On the card of a rental of which the member may write; what the card leads to comes before. */
export function ReviewButton({ rental: { id, status, progress } }: { rental: Rental }) {
  const { data } = useQuery({ ...awaitedReviewsQuery, enabled: status === 'terminée' });
  if (!data?.rentals.some(({ rentalId }) => rentalId === id)) return null;
  return (
    <ButtonLink to={paths.writeReview(id)} variant={progress?.action ? 'secondary' : 'primary'}>
      Donner mon avis
    </ButtonLink>
  );
}
