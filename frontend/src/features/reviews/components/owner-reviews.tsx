import { Stars } from '@/components/ui/stars';
import { ownerReviewsQuery } from '../api/list-reviews';
import { PublicReviews } from './public-reviews';

type OwnerReviewsProps = { id: string; rating: { average: number; count: number } };

/** What renters wrote of an owner. */
export function OwnerReviews({ id, rating }: OwnerReviewsProps) {
  return (
    <section aria-labelledby="reviews" className="max-w-3xl">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="reviews" className="scroll-mt-20 text-2xl">
          Avis des locataires
        </h2>
        {rating.count > 0 && <Stars {...rating} />}
      </div>
      {rating.count > 0 ? (
        <PublicReviews query={ownerReviewsQuery(id)} answeredBy="Réponse du propriétaire" />
      ) : (
        <p className="mt-3 text-ink-500">Personne n'a encore donné son avis.</p>
      )}
    </section>
  );
}
