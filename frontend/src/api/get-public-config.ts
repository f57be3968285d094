import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from './client';

/** How to reach the people behind the site; it does not change while a page is open. */
export const publicConfigQuery = queryOptions({
  queryKey: ['public-config'],
  queryFn: ({ signal }) => body(api.GET('/api/public-config', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});
