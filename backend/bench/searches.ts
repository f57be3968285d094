import { addDays, dayOf } from '../src/kernel/day.js';
import { type ItemSearch, itemSearch } from '../src/modules/catalogue/catalogue.schema.js';

const inDays = (days: number) => addDays(dayOf(new Date()), days);

/** What visitors ask for, from the cheapest to the dearest. */
export const searches = {
  list: '',
  rated: 'sort=rating',
  text: 'q=perceuse',
  filtered:
    'category=bricolage&minPrice=2000&maxPrice=20000&location=Libreville&location=Port-Gentil&sort=price_asc',
  free: `from=${inDays(3)}&to=${inDays(6)}`,
} as const;

export type SearchName = keyof typeof searches;

export const searchNames = Object.keys(searches) as SearchName[];

export function parsedSearch(name: SearchName): ItemSearch {
  const parameters = new URLSearchParams(searches[name]);
  return itemSearch.parse({
    ...Object.fromEntries(parameters),
    location: parameters.getAll('location'),
  });
}
