import { allPages } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Rental } from '@/api/types';
import { OFFLINE_QUERY, readOrLastSeen } from '@/lib/offline';
import { newest } from './newest';

const REFRESH_MS = 30_000;

const isWaiting = ({ status, change }: Rental) => status === 'en attente' || change !== null;

/** What a user rents from others, newest first; looked at again while an answer is awaited. */
export const myRentalsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['rentals', 'mine', userId],
    ...OFFLINE_QUERY,
    queryFn: ({ signal }) =>
      readOrLastSeen(
        'my-rentals',
        () =>
          allPages((cursor) =>
            api.GET('/rentals/user/{userId}', {
              params: { path: { userId }, query: { cursor } },
              signal,
            }),
          ),
        newest,
      ),
    // The owner's answer and the calendar change it elsewhere.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? REFRESH_MS : false),
  });
