import { allPages } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Rental } from '@/api/types';
import { OFFLINE_QUERY, readOrLastSeen, retryWhileStale } from '@/lib/offline';
import { newest } from './newest';

/** What the list is called among what was seen last. */
export const MY_RENTALS = 'my-rentals';

const REFRESH_MS = 30_000;

const isWaiting = ({ status, change }: Rental) => status === 'en attente' || change !== null;

/** What a user rents from others, newest first; looked at again while an answer is awaited. */
export const myRentalsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['rentals', 'mine', userId],
    ...OFFLINE_QUERY,
    queryFn: ({ signal, client, queryKey }) =>
      readOrLastSeen(
        MY_RENTALS,
        () =>
          allPages((cursor) =>
            api.GET('/rentals/user/{userId}', {
              params: { path: { userId }, query: { cursor } },
              signal,
            }),
          ),
        { pick: newest, onLate: (data) => client.setQueryData(queryKey, data) },
      ),
    // The owner's answer and the calendar change it elsewhere.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(isWaiting) ? REFRESH_MS : retryWhileStale(MY_RENTALS),
  });
