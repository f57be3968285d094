import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** How many items there are per category and per place; refreshed by the server now and then. */
export const facetsQuery = queryOptions({
  queryKey: ['items', 'facets'],
  queryFn: ({ signal }) => body(api.GET('/api/items/facets', { signal })),
  staleTime: 5 * 60_000,
  meta: { isSameForAll: true },
});
