import { addDays, dayOf } from '../../../src/kernel/day.js';
import { type ItemSearch, itemSearch } from '../../../src/modules/catalogue/catalogue.schema.js';

export const inDays = (days: number) => addDays(dayOf(new Date()), days);

/** What visitors ask the list for. */
export const searches = {
  list: '',
  'by rating': 'sort=rating',
  text: 'q=perceuse',
  'two words': 'q=perceuse%20a%20percussion',
  near: 'sort=near&near=Glass,%20Libreville',
  filtered:
    'category=bricolage&minPrice=2000&maxPrice=20000&location=Libreville&location=Port-Gentil&sort=price_asc',
  'free days': `from=${inDays(3)}&to=${inDays(6)}`,
} as const;

/** @param query of an address, as the site writes it */
export function parsedSearch(query: string): ItemSearch {
  const parameters = new URLSearchParams(query);
  return itemSearch.parse({
    ...Object.fromEntries(parameters),
    location: parameters.getAll('location'),
  });
}
