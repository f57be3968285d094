import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { OFFLINE_QUERY, retryWhileStale } from './stale';

type SeenPages<Page> = {
  /** What the first page is called among what was seen last; without it nothing is kept. */
  name: string | undefined;
  queryKey: QueryKey;
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
};

/**
 * A list of a member, page after page, whose first page is read again without network as it was seen last. With a
 * second page loaded what fails leaves what is shown.
 */
export const seenPages = <Page extends { next: string | undefined }>({
  name,
  queryKey,
  load,
}: SeenPages<Page>) =>
  infiniteQueryOptions({
    queryKey,
    ...OFFLINE_QUERY,
    queryFn: async ({ pageParam, signal, client }) => {
      const read = () => load(pageParam, signal);
      const known = client.getQueryData<InfiniteData<Page>>(queryKey);
      if (!name || pageParam || (known && known.pages.length > 1)) return read();
      const { readOrLastSeen } = await import('.');
      return readOrLastSeen(name, read, {
        onLate: (page) => client.setQueryData(queryKey, { pages: [page], pageParams: [undefined] }),
      });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // Members change it on other pages.
    staleTime: 0,
    refetchInterval: () => (name ? retryWhileStale(name) : false),
  });
