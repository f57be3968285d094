import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** One rental, as its parties see it now. */
export const rentalQuery = (id: string) =>
  queryOptions({
    queryKey: ['rentals', 'one', id],
    queryFn: ({ signal }) =>
      body(api.GET('/api/rentals/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
