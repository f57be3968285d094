import { body, nextCursor } from '@loka/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** What everybody may know of a member who lists objects. */
export const ownerQuery = (id: string) =>
  queryOptions({
    queryKey: ['owners', id],
    queryFn: ({ signal }) =>
      body(api.GET('/api/owners/{id}', { params: { path: { id } }, signal })),
  });

/** What can be rented from them, newest first, page after page. */
export const ownerItemsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['owners', id, 'items'],
    queryFn: async ({ pageParam, signal }) => {
      const { data = [], response } = await api.GET('/api/owners/{id}/items', {
        params: { path: { id }, query: { cursor: pageParam } },
        signal,
      });
      const total = Number(response.headers.get('x-total-count'));
      return { items: data, total, next: nextCursor(response) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** The newest of them, one more than is shown beside an object of theirs. */
export const newestOfOwnerQuery = (id: string) =>
  queryOptions({
    queryKey: ['owners', id, 'newest'],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/owners/{id}/items', {
          params: { path: { id }, query: { limit: 5 } },
          signal,
        }),
      ),
  });
