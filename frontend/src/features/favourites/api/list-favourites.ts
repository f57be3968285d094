import { nextCursor } from '@loka/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

const PAGE_SIZE = 24;

/** The objects that a member keeps, the newest first, page after page. */
export const favouritesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['favourites', 'list', userId],
    enabled: userId !== '',
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { cursor, limit: PAGE_SIZE };
      const { data = [], response } = await api.GET('/api/favourites', {
        params: { query },
        signal,
      });
      return { favourites: data, next: nextCursor(response) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // Hearts are pressed on other pages.
    staleTime: 0,
  });
