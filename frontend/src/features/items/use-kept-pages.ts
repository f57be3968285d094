import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keptPlaces } from '@/lib/kept-places';

const loaded = keptPlaces('loka.pages');

type List = {
  data: { pages: readonly unknown[] } | undefined;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** A list that is shown again, by Back or after a reload, gets as many pages as it had. */
export function useKeptPages(list: List): void {
  const location = useLocation();
  const { isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const count = isPlaceholderData ? 0 : (list.data?.pages.length ?? 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query gives another function every time.
  useEffect(() => {
    if (count === 0) return;
    const isBehind = hasNextPage && count < (loaded.get(location) ?? 0);
    if (!isBehind) loaded.set(location, count);
    else if (!isFetchingNextPage && !isFetchNextPageError) list.fetchNextPage();
  }, [location, count, hasNextPage, isFetchingNextPage, isFetchNextPageError]);
}
