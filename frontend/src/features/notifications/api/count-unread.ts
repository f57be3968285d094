import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** Long enough to cost no data worth naming, short enough to trust the number. */
const FRESH_MS = 60_000;

/**
 * Asked when the stream says so; without one, when a page opens and when the member comes back to it,
 * a minute apart at the least.
 */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) => body(api.GET('/api/notifications/unread', { signal })),
  select: ({ unread }) => unread,
  staleTime: FRESH_MS,
  refetchOnWindowFocus: true,
});
