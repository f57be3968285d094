import type { ItemDetail } from '@/api/types';
import { Stars } from '@/components/ui/stars';
import { itemReviewsQuery } from '../api/list-reviews';
import { PublicReviews } from './public-reviews';

/** What renters wrote of an object. Nothing is asked for while there is nothing to read. */
export function ItemReviews({ item: { id, rating } }: { item: ItemDetail }) {
  return (
    <section aria-labelledby="reviews">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="reviews" className="text-2xl">
          Avis
        </h2>
        {rating.count > 0 && <Stars {...rating} />}
      </div>
      {rating.count > 0 ? (
        <PublicReviews query={itemReviewsQuery(id)} answeredBy="Réponse du propriétaire" />
      ) : (
        <p className="mt-3 text-ink-500">
          Personne n'a encore donné son avis sur cet objet&nbsp;: sa note de 4,0 est celle de
          départ.
        </p>
      )}
    </section>
  );
}
