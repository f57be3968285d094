export { savedSearchesQuery } from './api/saved-searches';
export { LateSaveSearch } from './components/late-save-search';
export { SavedSearchRow } from './components/saved-search-row';
