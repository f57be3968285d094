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
  { id: 'near', label: 'Plus proches' },
] as const;

type Sort = (typeof SORTS)[number]['id'];

/** What is near, and to what: the one says nothing without the other. */
function readOrder(query: URLSearchParams): Pick<ItemFilters, 'sort' | 'near'> {
  const sort: Sort = SORTS.find(({ id }) => id === query.get('sort'))?.id ?? 'recent';
  const near = query.get('near') || undefined;
  if (sort !== 'near') return { sort };
  return near ? { sort, near } : { sort: 'recent' };
}

export function readFilters(query: URLSearchParams): ItemFilters {
  // A form that is sent without scripts has every field, also the empty ones.
  // What is no number narrows nothing down.
  const number = (name: string) => {
    const value = query.get(name) ? Number(query.get(name)) : Number.NaN;
    return Number.isNaN(value) ? undefined : value;
  };
  const pieces = number('pieces');
  return {
    q: query.get('q') || undefined,
    category: findCategory(query.get('category'))?.id,
    minPrice: number('minPrice'),
    maxPrice: number('maxPrice'),
    location: query.getAll('location'),
    city: query.getAll('city'),
    ...readDates(query),
    pieces: pieces === 1 ? undefined : pieces,
    ...readOrder(query),
  };
}

function write(filters: ItemFilters): URLSearchParams {
  const { q, category, minPrice, maxPrice, location, city, from, to, pieces, sort, near } = filters;
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  if (pieces) query.set('pieces', String(pieces));
  for (const name of city) query.append('city', name);
  for (const place of location) query.append('location', place);
  if (category) query.set('category', category);
  if (minPrice) query.set('minPrice', String(minPrice));
  if (maxPrice !== undefined) query.set('maxPrice', String(maxPrice));
  if (sort && sort !== 'recent') query.set('sort', sort);
  if (sort === 'near' && near) query.set('near', near);
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
export function canonicalQuery(filters: ItemFilters, start: string | undefined): string {
  const { category } = filters;
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  // Where another list goes on is nowhere in this one.
  const isWhole = write({ ...filters, category: undefined }).size === 0;
  if (start && isWhole) query.set(START_PARAM, start);
  return query.size > 0 ? `?${query}` : '';
}

/** How many the filter panel holds, each place by itself. */
export function countFilters(filters: ItemFilters) {
  const { category, minPrice, maxPrice, location, city, from, pieces } = filters;
  const single = [category, minPrice ?? maxPrice, from, pieces].filter(
    (value) => value !== undefined,
  );
  return single.length + location.length + city.length;
}

/** Of these, several are tried one after the other. */
const TRIED = ['minPrice', 'pieces'];

/** The name of the sheet of filters in the history. */
export const FILTERS_MENU = 'filtres';

/**
 * The explorer's filters live in the address: a reload, a shared link and Back all find them. Each change is
 * a step back; prices or pieces tried one after the other are one step.
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
      go(
        { ...filters, ...changed },
        TRIED.find((name) => name in changed),
      );
    },
    reset: () => go(noFilters),
  };
}

export type ExplorerFilters = ReturnType<typeof useExplorerFilters>;
