export { facetsQuery } from './api/get-facets';
export { itemQuery } from './api/get-item';
export { type ItemFilters, itemsQuery, latestItemsQuery } from './api/list-items';
export { myItemsQuery } from './api/list-my-items';
export { namedItemsQuery } from './api/list-named-items';
export { similarItemsQuery } from './api/list-similar-items';
export { CATEGORIES, categoryLabel } from './categories';
export { EditItemForm } from './components/edit-item-form';
export { ExplorerResults } from './components/explorer-results';
export { FilterPanel } from './components/filter-panel';
export { ItemDetails } from './components/item-details';
export { ItemGallery } from './components/item-gallery';
export { ItemGrid, ItemGridSkeleton } from './components/item-grid';
export { ItemHeading } from './components/item-heading';
export { ItemSkeleton } from './components/item-skeleton';
export { KeptItems } from './components/kept-items';
export { LateFilterSheet } from './components/late-filter-sheet';
export { LooserResults } from './components/looser-results';
export { MyItemCard, MyItemSkeleton } from './components/my-item-card';
export { NearField } from './components/near-field';
export { NewItemForm } from './components/new-item-form';
export { OwnerCard } from './components/owner-card';
export { PlainFilters } from './components/plain-filters';
export { SearchBox } from './components/search-box';
export {
  canonicalQuery,
  FILTERS_MENU,
  filtersPath,
  nextPath,
  SORTS,
  useExplorerFilters,
} from './explorer-filters';
export { nearPlace } from './near-place';
export { useKeptPages } from './use-kept-pages';
export { useResultsInView } from './use-results-in-view';
export { useTotalText } from './use-total-text';
