import { eventKind } from '../events/index.js';
import type { SavedFilters } from './domain/saved-filters.js';

/** Objects are newly offered that a saved search finds. The subject is the search; its words are not kept. */
export const savedSearchMatched = eventKind<
  { userId: string; count: number },
  { filters: SavedFilters }
>('saved-search.matched');
