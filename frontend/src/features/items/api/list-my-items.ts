import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** A user's own items, newest first. */
export const myItemsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['items', 'mine', userId],
    queryFn: ({ signal }) =>
      body(api.GET('/item/{userId}', { params: { path: { userId } }, signal })),
  });
