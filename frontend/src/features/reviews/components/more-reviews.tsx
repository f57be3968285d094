import { MoreButton, nextPageOf } from '@/components/ui/more-button';

type MoreReviewsProps = {
  shown: number;
  list: Parameters<typeof nextPageOf>[0] & {
    data?: { pages: { total: number }[] } | undefined;
  };
};

/** How much of a list is loaded, and its next page. */
export function MoreReviews({ shown, list }: MoreReviewsProps) {
  return (
    <MoreButton
      {...nextPageOf(list)}
      label="Voir plus d'avis"
      progress={{ shown, total: list.data?.pages[0]?.total ?? 0 }}
      className="mt-6"
    />
  );
}
