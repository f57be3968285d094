import type { LastingSearch } from '../../catalogue/index.js';

/** What of a search is kept: no more than what narrows it down, however it was written. */
export type SavedFilters = Partial<Omit<LastingSearch, 'category'>> & {
  category?: Exclude<LastingSearch['category'], 'tous'>;
};

/** The same search is always kept in the same form. Empty for one that restricts nothing. */
export function savedFilters({
  q,
  category,
  minPrice,
  maxPrice,
  location,
  city,
}: LastingSearch): SavedFilters {
  return {
    ...(q && { q: q.replaceAll(/\s+/g, ' ') }),
    ...(category !== 'tous' && { category }),
    ...(minPrice && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(location.length > 0 && { location: inOrder(location) }),
    ...(city.length > 0 && { city: inOrder(city) }),
  };
}

const inOrder = (names: readonly string[]) => [...new Set(names)].sort();

/** As they are searched with. */
export function searchOf(filters: SavedFilters): LastingSearch {
  return { category: 'tous', location: [], city: [], ...filters };
}
