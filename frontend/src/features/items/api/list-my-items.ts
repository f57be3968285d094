import { allPages } from '@loka/client';
import { api } from '@/api/client';
import { seenQuery } from '@/lib/offline/seen-query';
import { MY_ITEMS } from '@/lib/seen-names';

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
