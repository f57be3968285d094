import { body, nextCursor } from '@loka/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** What all objects of the member brought, month by month, oldest first. */
export const monthFiguresQuery = queryOptions({
  queryKey: ['figures', 'months'],
  queryFn: ({ signal }) => body(api.GET('/api/figures', { signal })),
});

/** What each object brought in these months, page after page. */
export const itemFiguresQuery = infiniteQueryOptions({
  queryKey: ['figures', 'items'],
  queryFn: async ({ pageParam, signal }) => {
    const { data = [], response } = await api.GET('/api/figures/items', {
      params: { query: { cursor: pageParam } },
      signal,
    });
    return { items: data, next: nextCursor(response) };
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
});
