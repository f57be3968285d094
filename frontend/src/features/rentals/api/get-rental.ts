import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/**
 * One rental, as its parties see it now.
 *
 * @param purpose what reads it anew for itself, whoever else shows it and asks again by time
 */
export const rentalQuery = (id: string, purpose: 'show' | 'cancel' = 'show') =>
  queryOptions({
    queryKey: ['rentals', 'one', id, purpose],
    queryFn: ({ signal }) =>
      body(api.GET('/api/rentals/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
