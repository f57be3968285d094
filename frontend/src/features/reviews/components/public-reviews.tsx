import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { itemReviewsQuery } from '../api/list-reviews';
import { MoreReviews } from './more-reviews';
import { ReportReview } from './report-review';
import { ReviewWords } from './review-words';

const SHOWN_AT_FIRST = 3;

type PublicReviewsProps = {
  query: ReturnType<typeof itemReviewsQuery>;
  /** Said above an answer. */
  answeredBy: string;
};

/** What others read: a few reviews, and all of them when asked for. */
export function PublicReviews({ query, answeredBy }: PublicReviewsProps) {
  const list = useInfiniteQuery(query);
  const [all, setAll] = useState(false);
  const places = useRef<HTMLUListElement>(null);
  const loaded = list.data?.pages.flatMap(({ reviews }) => reviews) ?? [];
  const shown = all ? loaded : loaded.slice(0, SHOWN_AT_FIRST);

  /** The button goes: whoever pressed it by a key is at the first one that came. */
  function showAll() {
    flushSync(() => setAll(true));
    (places.current?.children[SHOWN_AT_FIRST] as HTMLElement | undefined)?.focus();
  }

  if (list.isPending) return <Skeleton className="mt-4 h-32 rounded-2xl" />;
  if (list.isLoadingError) return <ErrorState error={list.error} onRetry={list.refetch} />;
  return (
    <>
      <ul
        ref={places}
        className="mt-4 divide-y divide-sand-200 border-sand-200 border-y empty:hidden"
      >
        {shown.map((review) => (
          <li key={review.id} tabIndex={-1} className="py-5 outline-none">
            <ReviewWords
              review={review}
              title={review.authorName}
              answeredBy={answeredBy}
              aside={!review.mine && <ReportReview id={review.id} />}
            />
          </li>
        ))}
      </ul>
      {all && <MoreReviews shown={loaded.length} list={list} />}
      {!all && loaded.length > SHOWN_AT_FIRST && (
        <Button variant="secondary" className="mt-4" onClick={showAll}>
          Voir tous les avis
        </Button>
      )}
    </>
  );
}
