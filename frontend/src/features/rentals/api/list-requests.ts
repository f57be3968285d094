import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

const REFRESH_MS = 60_000;

/** What others ask of the signed-in owner; looked at again every minute while a page shows it. */
export const requestsQuery = queryOptions({
  queryKey: ['rentals', 'received'],
  queryFn: ({ signal }) => body(api.GET('/api/rentals', { signal })),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
});
