import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@/lib/use-hydrated';
import { locationCountsQuery } from './api/count-locations';
import { facetsQuery } from './api/get-facets';
import type { ItemFilters } from './api/list-items';
import { citiesOf, withCounts } from './place-choice';

/**
 * The cities and their places, each with how many objects of what is looked for it has. The places are always all of
 * them, in the same order; the numbers are left out while they are not known.
 *
 * @param asks whether the server is asked for them; otherwise they are known when another part of the page has
 */
export function useCityPlaces(filters: ItemFilters, asks = true) {
  const { q, category, minPrice, maxPrice, from, pieces } = filters;
  const isNarrowed = [q, category, minPrice, maxPrice, from, pieces].some(
    (value) => value !== undefined,
  );
  const { data: facets, error, refetch } = useQuery({ ...facetsQuery, enabled: asks });
  const counts = useQuery({
    ...locationCountsQuery(filters),
    // The page that is served would be heavier by them, and phones keep them in a sheet.
    enabled: useHydrated() && isNarrowed && asks,
  });
  const cities = citiesOf(facets?.locations ?? []);
  return {
    cities: isNarrowed ? withCounts(cities, counts.error ? null : counts.data) : cities,
    isStale: isNarrowed && counts.isPlaceholderData,
    error,
    refetch,
  };
}
