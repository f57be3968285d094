import { body } from '@loka/client';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, sessionStore } from '@/api/client';
import { useIsLive, useLive } from '@/lib/live';

/** How often to ask where the stream tells nothing. */
const POLL_MS = 60_000;

export const unreadQuery = () =>
  queryOptions({
    queryKey: ['unread-messages', sessionStore.userId()],
    queryFn: ({ signal }) => body(api.GET('/api/threads/unread', { signal })),
  });

/** How many messages whoever is signed in has not read. */
export function useUnread(): number {
  const isLive = useIsLive();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...unreadQuery(), refetchInterval: isLive ? false : POLL_MS });
  useLive(({ type }) => {
    if (type === 'message' || type === 'read' || type === 'resync')
      void queryClient.invalidateQueries({ queryKey: ['unread-messages'] });
  });
  return data?.messages ?? 0;
}
