import { useSearchParams } from 'react-router-dom';
import type { ItemFilters } from './api/list-items';
import { findCategory } from './categories';

/** The price slider's ends, in francs a day. At its end a handle restricts nothing. */
export const PRICE_RANGE = { min: 0, max: 100_000, step: 500 } as const;

export const SORTS = [
  { id: 'recent', label: 'Plus récents' },
  { id: 'rating', label: 'Mieux notés' },
  { id: 'price_asc', label: 'Prix croissant' },
  { id: 'price_desc', label: 'Prix décroissant' },
] as const;

type Sort = (typeof SORTS)[number]['id'];

function read(query: URLSearchParams): ItemFilters {
  const price = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
  return {
    q: query.get('q') || undefined,
    category: findCategory(query.get('category'))?.id,
    minPrice: price('minPrice'),
    maxPrice: price('maxPrice'),
    location: query.getAll('location'),
    sort: (SORTS.find(({ id }) => id === query.get('sort'))?.id ?? 'recent') satisfies Sort,
  };
}

function write({ q, category, minPrice, maxPrice, location = [], sort }: ItemFilters) {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (category) query.set('category', category);
  if (minPrice) query.set('minPrice', String(minPrice));
  if (maxPrice !== undefined && maxPrice < PRICE_RANGE.max) query.set('maxPrice', String(maxPrice));
  for (const place of location) query.append('location', place);
  if (sort && sort !== 'recent') query.set('sort', sort);
  return query;
}

/** The explorer's filters live in the address: a reload, a shared link and Back all find them. */
export function useExplorerFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = read(query);
  return {
    filters,
    /** How many the filter panel holds, for its button. */
    active: [filters.category, filters.minPrice ?? filters.maxPrice, filters.location?.[0]].filter(
      (value) => value !== undefined,
    ).length,
    change: (changed: Partial<ItemFilters>) =>
      setQuery((current) => write({ ...read(current), ...changed }), { replace: true }),
    reset: () => setQuery({}, { replace: true }),
  };
}

export type ExplorerFilters = ReturnType<typeof useExplorerFilters>;
