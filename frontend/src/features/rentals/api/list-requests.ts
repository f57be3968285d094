import { allPages } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { OFFLINE_QUERY, readOrLastSeen } from '@/lib/offline';
import { newest } from './newest';

/** What the list is called among what was seen last. */
export const REQUESTS = 'requests';

const REFRESH_MS = 60_000;

/**
 * What others ask of an owner; looked at again every minute while a page shows it. Of a member of
 * staff too, to whom the call would otherwise give everybody's.
 */
export const requestsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['rentals', 'received', ownerId],
    ...OFFLINE_QUERY,
    queryFn: ({ signal, client, queryKey }) =>
      readOrLastSeen(
        REQUESTS,
        () =>
          allPages((cursor) =>
            api.GET('/api/rentals', { params: { query: { cursor, owner_id: ownerId } }, signal }),
          ),
        { pick: newest, onLate: (data) => client.setQueryData(queryKey, data) },
      ),
    enabled: ownerId !== '',
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
