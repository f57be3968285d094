import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { RentalStep } from '@/api/types';
import { OFFLINE_QUERY, readOrLastSeen } from '@/lib/offline';

/** What has happened to a rental, oldest first. */
export const stepsQuery = (rentalId: string) =>
  queryOptions({
    queryKey: ['rentals', 'steps', rentalId],
    ...OFFLINE_QUERY,
    queryFn: ({ signal, client, queryKey }) =>
      readOrLastSeen<RentalStep[]>(
        `steps of ${rentalId}`,
        () =>
          body(
            api.GET('/api/rentals/{id}/history', { params: { path: { id: rentalId } }, signal }),
          ),
        { onLate: (data) => client.setQueryData(queryKey, data) },
      ),
    staleTime: 0,
  });
