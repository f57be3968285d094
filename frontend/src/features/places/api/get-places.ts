import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** The cities with their quartiers and meeting points; staff seldom change them. */
export const placesQuery = queryOptions({
  queryKey: ['places'],
  queryFn: ({ signal }) => body(api.GET('/api/places', { signal })),
  staleTime: 5 * 60_000,
  meta: { isSameForAll: true },
});
