import { useLocation, useNavigate } from 'react-router-dom';
import { readDates } from '@/lib/asked-dates';
import { withinPage } from '@/lib/page-step';
import { paths } from '@/lib/paths';
import { useOpenMenu } from '@/lib/use-open-menu';
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

export function readFilters(query: URLSearchParams): ItemFilters {
  const price = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
  return {
    q: query.get('q') || undefined,
    category: findCategory(query.get('category'))?.id,
    minPrice: price('minPrice'),
    maxPrice: price('maxPrice'),
    location: query.getAll('location'),
    city: query.getAll('city'),
    ...readDates(query),
    sort: (SORTS.find(({ id }) => id === query.get('sort'))?.id ?? 'recent') satisfies Sort,
  };
}

function write(filters: ItemFilters): URLSearchParams {
  const { q, category, minPrice, maxPrice, location, city, from, to, sort } = filters;
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  for (const name of city) query.append('city', name);
  for (const place of location) query.append('location', place);
  if (category) query.set('category', category);
  if (minPrice) query.set('minPrice', String(minPrice));
  if (maxPrice !== undefined && maxPrice < PRICE_RANGE.max) query.set('maxPrice', String(maxPrice));
  if (sort && sort !== 'recent') query.set('sort', sort);
  return query;
}

export const noFilters: ItemFilters = { location: [], city: [] };

/** The explorer, narrowed down by these. */
export function filtersPath(filters: ItemFilters): string {
  const query = write(filters);
  return query.size > 0 ? `${paths.explorer}?${query}` : paths.explorer;
}

/** How many the filter panel holds, each place by itself. */
export function countFilters({ category, minPrice, maxPrice, location, city, from }: ItemFilters) {
  const single = [category, minPrice ?? maxPrice, from].filter((value) => value !== undefined);
  return single.length + location.length + city.length;
}

/** The name of the sheet of filters in the history. */
export const FILTERS_MENU = 'filtres';

/**
 * The explorer's filters live in the address: a reload, a shared link and Back all find them. Each change is
 * a step back; prices tried one after the other are one step.
 */
export function useExplorerFilters() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const menu = useOpenMenu(FILTERS_MENU);
  const filters = readFilters(new URLSearchParams(search));

  function go(to: ItemFilters, step?: string) {
    if (filtersPath(to) === pathname + search) return;
    const options = menu.keepOpen({
      replace: step !== undefined && state?.step === step,
      state: { ...withinPage, step },
    });
    navigate(filtersPath(to), options);
  }

  return {
    filters,
    active: countFilters(filters),
    change(changed: Partial<ItemFilters>) {
      go({ ...filters, ...changed }, 'minPrice' in changed ? 'price' : undefined);
    },
    reset: () => go(noFilters),
  };
}

export type ExplorerFilters = ReturnType<typeof useExplorerFilters>;
