import { formatNumber } from '@loka/client';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';

type MoreReviewsProps = {
  shown: number;
  list: {
    data?: { pages: { total: number }[] } | undefined;
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
};

/** How much of a list is loaded, and its next page. */
export function MoreReviews({ shown, list }: MoreReviewsProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-6 grid justify-items-center gap-3">
      {list.error && (
        <Failure message="La suite de la liste n'a pas pu être chargée." error={list.error} />
      )}
      <p role="status" className="text-ink-500 text-sm">
        {formatNumber(shown)} sur {formatNumber(list.data?.pages[0]?.total ?? 0)}
      </p>
      <Button
        variant="secondary"
        busy={list.isFetchingNextPage}
        onClick={() => list.fetchNextPage()}
      >
        Voir plus d'avis
      </Button>
    </div>
  );
}
