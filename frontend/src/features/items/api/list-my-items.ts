import { allPages } from '@loka/client';
import { api } from '@/api/client';
import { MY_ITEMS } from '@/lib/offline/seen-names';
import { seenQuery } from '@/lib/offline/seen-query';

/** A user's own items, newest first. */
export const myItemsQuery = (userId: string) => ({
  ...seenQuery({
    name: MY_ITEMS,
    queryKey: ['items', 'mine', userId],
    read: (signal) =>
      allPages((cursor) =>
        api.GET('/item/{userId}', { params: { path: { userId }, query: { cursor } }, signal }),
      ),
  }),
  enabled: userId !== '',
});
