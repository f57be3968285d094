import { nextCursor } from '@loka/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

type Answer<Row> = Promise<{ data?: Row[]; response: Response }>;

/** Reviews, newest first, page after page. */
function reviewPages<Row>(
  queryKey: readonly string[],
  load: (cursor: string | undefined, signal: AbortSignal) => Answer<Row>,
) {
  return infiniteQueryOptions({
    queryKey: ['reviews', ...queryKey],
    queryFn: async ({ pageParam, signal }) => {
      const { data = [], response } = await load(pageParam, signal);
      const total = Number(response.headers.get('x-total-count'));
      return { reviews: data, total, next: nextCursor(response) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}

/** What everybody reads of an object. */
export const itemReviewsQuery = (id: string) =>
  reviewPages(['item', id], (cursor, signal) =>
    api.GET('/api/items/{id}/reviews', { params: { path: { id }, query: { cursor } }, signal }),
  );

/** What everybody reads of a member as an owner. */
export const ownerReviewsQuery = (id: string) =>
  reviewPages(['owner', id], (cursor, signal) =>
    api.GET('/api/owners/{id}/reviews', { params: { path: { id }, query: { cursor } }, signal }),
  );

/** What owners wrote of a member as a renter: for the owners whom that member asked for an object. */
export const renterReviewsQuery = (id: string) =>
  reviewPages(['renter', id], (cursor, signal) =>
    api.GET('/api/renters/{id}/reviews', { params: { path: { id }, query: { cursor } }, signal }),
  );

/** What others wrote about the member and the member's objects. */
export const receivedReviewsQuery = reviewPages(['received'], (cursor, signal) =>
  api.GET('/api/reviews/received', { params: { query: { cursor } }, signal }),
);

/** What the member wrote. */
export const writtenReviewsQuery = reviewPages(['written'], (cursor, signal) =>
  api.GET('/api/reviews/written', { params: { query: { cursor } }, signal }),
);

/** The rentals of which the member may write: all that one page holds, and how many they are. */
export const awaitedReviewsQuery = queryOptions({
  queryKey: ['reviews', 'awaited'],
  queryFn: async ({ signal }) => {
    const { data = [], response } = await api.GET('/api/reviews/awaited', {
      params: { query: { limit: 100 } },
      signal,
    });
    return { rentals: data, total: Number(response.headers.get('x-total-count')) };
  },
});
