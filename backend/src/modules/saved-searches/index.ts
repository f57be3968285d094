export type { SavedFilters } from './domain/saved-filters.js';
export { savedSearchMatched } from './saved-searches.events.js';
export { SavedSearchesModule } from './saved-searches.module.js';
