export { savedSearchesQuery } from './api/saved-searches';
export { SaveSearch } from './components/save-search';
export { SavedSearchRow } from './components/saved-search-row';
