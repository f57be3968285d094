import { body } from '@loka/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

const PAGE_SIZE = 24;

/** Those of these items that are still there, page after page of their ids. */
export const namedItemsQuery = (ids: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: ['items', 'named', ids],
    enabled: ids.length > 0,
    queryFn: async ({ pageParam: start, signal }) => {
      const id = ids.slice(start, start + PAGE_SIZE);
      return {
        ids: id,
        items: await body(api.GET('/api/items/named', { params: { query: { id } }, signal })),
      };
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => {
      const start = pages.length * PAGE_SIZE;
      return start < ids.length ? start : undefined;
    },
  });
