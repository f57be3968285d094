import { allPages } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

const REFRESH_MS = 60_000;

/** What others ask of the signed-in owner; looked at again every minute while a page shows it. */
export const requestsQuery = queryOptions({
  queryKey: ['rentals', 'received'],
  queryFn: ({ signal }) =>
    allPages((cursor) => api.GET('/api/rentals', { params: { query: { cursor } }, signal })),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
});
