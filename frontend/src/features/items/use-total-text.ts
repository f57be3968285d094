import { formatNumber } from '@loka/client';
import { usePolicy } from '@/api/get-public-config';
import type { ItemFilters } from './api/list-items';
import { countIn, type PlaceChoice } from './place-choice';
import { useCityPlaces } from './use-city-places';

/** `478`; of a total that the server stopped counting, what the places have together, or `plus de 200`. */
export function useTotalText(total: number, filters: ItemFilters & PlaceChoice): string {
  const policy = usePolicy();
  const { cities, isStale } = useCityPlaces(filters, false);
  if (!policy || total < policy.totalCap) return formatNumber(total);
  const known = isStale ? undefined : countIn(cities, filters);
  return known === undefined ? `plus de ${formatNumber(total)}` : formatNumber(known);
}
