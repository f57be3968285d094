import { type ItemSearch, itemSearch } from '../src/modules/catalogue/catalogue.schema.js';

/** What visitors ask for, from the cheapest to the dearest. */
export const searches = {
  list: '',
  text: 'q=perceuse',
  filtered:
    'category=bricolage&minPrice=2000&maxPrice=20000&location=Libreville&location=Port-Gentil&sort=price_asc',
  free: 'from=2030-01-10&to=2030-01-13',
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
