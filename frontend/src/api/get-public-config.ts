import { body } from '@loka/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client';
import type { Policy } from './types';

/**
 * How to reach the people behind the site, and the rules in force; neither changes while a page is
 * open.
 */
export const publicConfigQuery = queryOptions({
  queryKey: ['public-config'],
  queryFn: ({ signal }) => body(api.GET('/api/public-config', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isSameForAll: true },
});

/** The delays, shares and amounts in force; undefined until they are loaded. */
export const usePolicy = (): Policy | undefined => useQuery(publicConfigQuery).data?.policy;
