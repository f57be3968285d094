import { nextCursor } from '@loka/client';
import { api, sessionStore } from '@/api/client';
import { seenPages } from '@/lib/offline/seen-pages';
import { retryWhileStale } from '@/lib/offline/stale';
import { THREADS } from '@/lib/seen-names';

const PAGE_SIZE = 30;
/** How often to ask where the stream tells nothing. */
const POLL_MS = 60_000;

/** The conversations of whoever is signed in, those written to last first. */
export const threadsQuery = (isLive: boolean) => ({
  ...seenPages({
    name: THREADS,
    queryKey: ['threads', 'list', sessionStore.userId()],
    load: async (cursor, signal) => {
      const query = { cursor, limit: PAGE_SIZE };
      const { data = [], response } = await api.GET('/api/threads', {
        params: { query },
        signal,
      });
      return { threads: data, next: nextCursor(response) };
    },
  }),
  refetchInterval: () => (isLive ? retryWhileStale(THREADS) : POLL_MS),
});
