import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** What has happened to a rental, oldest first. */
export const stepsQuery = (rentalId: string) =>
  queryOptions({
    queryKey: ['rentals', 'steps', rentalId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/rentals/{id}/history', { params: { path: { id: rentalId } }, signal })),
    staleTime: 0,
  });
