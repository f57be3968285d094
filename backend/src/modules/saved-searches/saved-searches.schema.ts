import { z } from 'zod';
import { mostSavedSearches } from '../../kernel/limits.js';
import { lastingSearch } from '../catalogue/index.js';
import { savedFilters } from './domain/saved-filters.js';

export const newSavedSearch = lastingSearch
  .refine((search) => Object.keys(savedFilters(search)).length > 0, {
    path: ['q'],
    message: 'Indiquez ce que vous cherchez',
  })
  .meta({ id: 'NewSavedSearch' });

export const savedSearchView = z
  .object({
    id: z.uuid(),
    q: z.string().nullable(),
    category: lastingSearch.shape.category.unwrap().exclude(['tous']).nullable(),
    minPrice: z.int().nullable().describe('XAF per day'),
    maxPrice: z.int().nullable(),
    location: z.array(z.string()),
    city: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' });

export const savedSearchViews = z.array(savedSearchView).max(mostSavedSearches);

export const savedSearchParams = z.object({ id: z.uuid() });

export type NewSavedSearch = z.output<typeof newSavedSearch>;
export type SavedSearchView = z.output<typeof savedSearchView>;
