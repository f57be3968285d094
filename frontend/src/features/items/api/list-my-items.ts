import { allPages } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** A user's own items, newest first. */
export const myItemsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['items', 'mine', userId],
    queryFn: ({ signal }) =>
      allPages((cursor) =>
        api.GET('/item/{userId}', { params: { path: { userId }, query: { cursor } }, signal }),
      ),
  });
