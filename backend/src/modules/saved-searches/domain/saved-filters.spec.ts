import { describe, expect, it } from 'vitest';
import { savedFilters, searchOf } from './saved-filters.js';

const nothing = { category: 'tous', location: [], city: [] } as const;

describe('what is kept of a search', () => {
  it('is nothing of what restricts nothing', () => {
    expect(savedFilters({ ...nothing, location: [], city: [], q: '', minPrice: 0 })).toEqual({});
  });

  it('is the same however it was written', () => {
    const one = {
      ...nothing,
      q: 'scie  sauteuse',
      location: ['Louis', 'Glass', 'Louis'],
      city: [],
    };
    const other = { ...nothing, q: 'scie sauteuse', location: ['Glass', 'Louis'], city: [] };
    expect(savedFilters(one)).toEqual(savedFilters(other));
    expect(savedFilters(one)).toEqual({ q: 'scie sauteuse', location: ['Glass', 'Louis'] });
  });

  it('keeps a highest price of nothing', () => {
    expect(savedFilters({ ...nothing, location: [], city: [], maxPrice: 0 })).toEqual({
      maxPrice: 0,
    });
  });

  it('is searched with as it was', () => {
    const search = {
      q: 'tente',
      category: 'sport' as const,
      minPrice: 500,
      maxPrice: 9_000,
      location: ['Glass, Libreville'],
      city: ['Port-Gentil'],
    };
    expect(searchOf(savedFilters(search))).toEqual(search);
    expect(searchOf({ q: 'tente' })).toEqual({ ...nothing, q: 'tente' });
  });
});
