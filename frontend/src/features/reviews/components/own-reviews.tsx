import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { receivedReviewsQuery } from '../api/list-reviews';
import { MoreReviews } from './more-reviews';
import { OwnReviewEntry } from './own-review-entry';

type OwnReviewsProps = {
  query: typeof receivedReviewsQuery;
  /** Said when there are none. */
  empty: string;
};

/** A member's reviews, received or written. */
export function OwnReviews({ query, empty }: OwnReviewsProps) {
  const list = useInfiniteQuery(query);
  const reviews = list.data?.pages.flatMap((page) => page.reviews) ?? [];
  if (list.isPending) return <Skeleton className="h-40 rounded-2xl" />;
  if (list.isLoadingError) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (reviews.length === 0) return <p className="py-10 text-center text-ink-500">{empty}</p>;
  return (
    <>
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <Card className="p-5 sm:p-6">
              <OwnReviewEntry review={review} />
            </Card>
          </li>
        ))}
      </ul>
      <MoreReviews shown={reviews.length} list={list} />
    </>
  );
}
