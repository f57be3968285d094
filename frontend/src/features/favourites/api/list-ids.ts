import { body } from '@loka/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';

/** The ids of the objects that a member keeps, the newest first. */
export const favouriteIdsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['favourites', 'ids', userId],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => body(api.GET('/api/favourites/ids', { signal })),
  });
