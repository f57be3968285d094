import { describe, expect, it } from 'vitest';
import { canonicalQuery, filtersPath, nextPath, noFilters, readFilters } from './explorer-filters';

describe('the address of a list', () => {
  it('keeps any highest price, also where the list goes on', () => {
    const filters = readFilters(new URLSearchParams('maxPrice=150000'));
    expect(filtersPath(filters)).toBe('/explorer?maxPrice=150000');
    expect(nextPath(filters, 'a1')).toBe('/explorer?maxPrice=150000&apres=a1');
  });
});

describe('what search engines are told of a list', () => {
  it('is where the whole list, or that of a category, goes on', () => {
    expect(canonicalQuery(noFilters, 'a1')).toBe('?apres=a1');
    const tools = readFilters(new URLSearchParams('category=bricolage'));
    expect(canonicalQuery(tools, 'a1')).toBe('?category=bricolage&apres=a1');
  });

  it.each(['sort=price_asc', 'q=tente', 'city=Libreville', 'maxPrice=5000'])(
    'is not where one of its parts goes on, which is nowhere in it: %s',
    (query) => {
      expect(canonicalQuery(readFilters(new URLSearchParams(query)), 'a1')).toBe('');
    },
  );
});
