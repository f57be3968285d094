import { body, nextCursor, type paths } from '@loka/client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { CategoryId } from '../categories';

type ListQuery = NonNullable<paths['/items']['get']['parameters']['query']>;

export type ItemFilters = Pick<
  ListQuery,
  'q' | 'minPrice' | 'maxPrice' | 'from' | 'to' | 'pieces' | 'sort' | 'near'
> & {
  category?: CategoryId;
  location: string[];
  city: string[];
};

const PAGE_SIZE = 24;

/** The items that pass the filters, page after page from `start` on, with how many there are in all. */
export const itemsQuery = (filters: ItemFilters, start?: string) =>
  infiniteQueryOptions({
    queryKey: start ? ['items', filters, start] : ['items', filters],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filters, cursor: pageParam, limit: PAGE_SIZE };
      const { data = [], response } = await api.GET('/items', { params: { query }, signal });
      return {
        items: data,
        total: Number(response.headers.get('x-total-count')),
        next: nextCursor(response),
      };
    },
    initialPageParam: start,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

/** The newest items, for the home page. */
export const latestItemsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['items', 'latest', limit],
    queryFn: ({ signal }) => body(api.GET('/items', { params: { query: { limit } }, signal })),
  });
