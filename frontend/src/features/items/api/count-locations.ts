import { body } from '@loka/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { ItemFilters } from './list-items';

/** How many objects each place has that pass the filters but the places; `null` when there are too many. */
export function locationCountsQuery(filters: ItemFilters) {
  const { q, category, minPrice, maxPrice, from, to, pieces } = filters;
  const query = { q, category, minPrice, maxPrice, from, to, pieces };
  return queryOptions({
    queryKey: ['items', 'location-counts', query],
    queryFn: async ({ signal }) => {
      const { locations } = await body(
        api.GET('/api/items/location-counts', { params: { query }, signal }),
      );
      return locations;
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    meta: { isSameForAll: true },
  });
}
