import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { OFFLINE_QUERY, readOrLastSeen } from '@/lib/offline';

const REFRESH_MS = 60_000;

/** How many rentals of the member have each status, of those rented or of those received. */
export const rentalCountsQuery = (userId: string, as: 'renter' | 'owner') => {
  const queryKey = ['rentals', 'counts', userId, as];
  return queryOptions({
    queryKey,
    ...OFFLINE_QUERY,
    queryFn: ({ signal, client }) =>
      readOrLastSeen(
        `counts as ${as}`,
        () => body(api.GET('/api/rentals/counts', { params: { query: { as } }, signal })),
        { onLate: (counts) => client.setQueryData(queryKey, counts) },
      ),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
};
