import { allPages } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** What a user rents from others, newest first. */
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
  });
