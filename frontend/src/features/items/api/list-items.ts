import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, body } from '@/api/client';
import type { paths } from '@/api/schema.generated';

export type ItemFilters = Omit<
  NonNullable<paths['/items']['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

const PAGE_SIZE = 24;

/** Where the next page starts, from the answer's `Link: <…>; rel="next"`. */
function nextCursor(response: Response): string | undefined {
  const next = response.headers.get('link')?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return (next && new URL(next, location.origin).searchParams.get('cursor')) || undefined;
}

/** The items that pass the filters, page after page, with how many there are in all. */
export const itemsQuery = (filters: ItemFilters) =>
  infiniteQueryOptions({
    queryKey: ['items', filters],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filters, cursor: pageParam, limit: PAGE_SIZE };
      const { data = [], response } = await api.GET('/items', { params: { query }, signal });
      return {
        items: data,
        total: Number(response.headers.get('x-total-count')),
        next: nextCursor(response),
      };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

/** The newest items, for the home page. */
export const latestItemsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['items', 'latest', limit],
    queryFn: ({ signal }) => body(api.GET('/items', { params: { query: { limit } }, signal })),
  });
