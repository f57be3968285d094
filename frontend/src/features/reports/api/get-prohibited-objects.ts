import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** What may not be let on Loka. */
export const prohibitedObjectsQuery = queryOptions({
  queryKey: ['prohibited-objects'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => body(api.GET('/api/prohibited-objects', { signal })),
});
