export { CATEGORIES, categoryLabel } from './categories';
export { SearchBox } from './components/search-box';
