import type { SavedSearch } from '@/api/types';
import { filtersPath, type ItemFilters } from '@/features/items';

/** What of the filters lasts: days pass, with how many are free on them, and the order says nothing of what is looked for. */
export type LastingFilters = Omit<ItemFilters, 'from' | 'to' | 'pieces' | 'sort' | 'near'>;

export const lastingFilters = ({
  q,
  category,
  minPrice,
  maxPrice,
  location,
  city,
}: ItemFilters): LastingFilters => ({ q, category, minPrice, maxPrice, location, city });

/** A saved search as the explorer searches. */
export const filtersOf = (saved: SavedSearch): LastingFilters => ({
  q: saved.q ?? undefined,
  category: saved.category ?? undefined,
  minPrice: saved.minPrice ?? undefined,
  maxPrice: saved.maxPrice ?? undefined,
  location: saved.location,
  city: saved.city,
});

/** Whether both look for the same, in whichever order their places stand. */
export const isSameSearch = (one: LastingFilters, other: LastingFilters): boolean =>
  keyOf(one) === keyOf(other);

const keyOf = ({ q, location, city, ...rest }: LastingFilters) =>
  filtersPath({
    ...rest,
    q: q?.trim().replaceAll(/\s+/g, ' ').toLowerCase(),
    location: [...location].sort(),
    city: [...city].sort(),
  });
