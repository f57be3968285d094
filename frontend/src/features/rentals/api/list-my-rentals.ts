import { allPages } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Rental } from '@/api/types';

const REFRESH_MS = 30_000;

const isWaiting = ({ status }: Rental) => status === 'en attente';

/** What a user rents from others, newest first; looked at again while an answer is awaited. */
export const myRentalsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['rentals', 'mine', userId],
    queryFn: ({ signal }) =>
      allPages((cursor) =>
        api.GET('/rentals/user/{userId}', {
          params: { path: { userId }, query: { cursor } },
          signal,
        }),
      ),
    // The owner's answer and the calendar change it elsewhere.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? REFRESH_MS : false),
  });
