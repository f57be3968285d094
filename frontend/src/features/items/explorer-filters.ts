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
  // A form that is sent without scripts has every field, also the empty ones.
  const price = (name: string) => (query.get(name) ? Number(query.get(name)) : undefined);
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

/** In the address of the explorer: where its list goes on. Any other filters begin at the beginning. */
const START_PARAM = 'apres';

/** The explorer as it goes on behind what is shown. */
export function nextPath(filters: ItemFilters, start: string): string {
  const query = write(filters);
  query.set(START_PARAM, start);
  return `${paths.explorer}?${query}`;
}

/** What of the explorer's address search engines are to know as a page of its own. */
export function canonicalQuery({ category }: ItemFilters, start: string | undefined): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (start) query.set(START_PARAM, start);
  return query.size > 0 ? `?${query}` : '';
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
  const query = new URLSearchParams(search);
  const filters = readFilters(query);

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
    /** Where its list begins; at the beginning without. */
    start: query.get(START_PARAM) ?? undefined,
    active: countFilters(filters),
    change(changed: Partial<ItemFilters>) {
      go({ ...filters, ...changed }, 'minPrice' in changed ? 'price' : undefined);
    },
    reset: () => go(noFilters),
  };
}

export type ExplorerFilters = ReturnType<typeof useExplorerFilters>;
