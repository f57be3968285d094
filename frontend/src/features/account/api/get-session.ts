import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { User } from '@/api/types';
import { OFFLINE_QUERY, retryWhileStale } from '@/lib/offline/stale';
import { SESSION } from '@/lib/seen-names';

const queryKey = ['session'];

/** The signed-in user. */
export const sessionQuery = queryOptions({
  queryKey,
  ...OFFLINE_QUERY,
  async queryFn({ signal, client }) {
    // Visitors have no session to ask for.
    const { readOrLastSeen } = await import('@/lib/offline');
    return readOrLastSeen<User>(SESSION, () => body(api.GET('/api/auth/session', { signal })), {
      onLate: (user) => client.setQueryData(queryKey, user),
    });
  },
  refetchInterval: () => retryWhileStale(SESSION),
});
