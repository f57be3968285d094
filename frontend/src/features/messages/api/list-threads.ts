import { nextCursor } from '@loka/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, sessionStore } from '@/api/client';
import type { Thread } from '@/api/types';
import { OFFLINE_QUERY, readOrLastSeen, retryWhileStale } from '@/lib/offline';

const PAGE_SIZE = 30;
/** How often to ask where the stream tells nothing. */
const POLL_MS = 60_000;

/** What the list is called among what was seen last. */
export const THREADS = 'threads';

type ThreadPage = { threads: Thread[]; next: string | undefined };

/** The conversations of whoever is signed in, those written to last first. */
export const threadsQuery = (isLive: boolean) =>
  infiniteQueryOptions({
    queryKey: ['threads', 'list', sessionStore.read()?.userId],
    ...OFFLINE_QUERY,
    queryFn: ({ pageParam: cursor, signal }) => {
      const load = async (): Promise<ThreadPage> => {
        const query = { cursor, limit: PAGE_SIZE };
        const { data = [], response } = await api.GET('/api/threads', {
          params: { query },
          signal,
        });
        return { threads: data, next: nextCursor(response) };
      };
      return cursor ? load() : readOrLastSeen(THREADS, load);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: () => (isLive ? retryWhileStale(THREADS) : POLL_MS),
  });
