import { nextCursor } from '@loka/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

const PAGE_SIZE = 20;

/** Newest first, page after page. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: async ({ pageParam: cursor, signal }) => {
    const query = { limit: PAGE_SIZE, cursor };
    const { data = [], response } = await api.GET('/api/notifications', {
      params: { query },
      signal,
    });
    return { notifications: data, next: nextCursor(response) };
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});
