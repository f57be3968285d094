export { CatalogueModule } from './catalogue.module.js';
export { type LastingSearch, lastingSearch } from './catalogue.schema.js';
export { categoryNames } from './item-words.js';
export { MatchingItems, type MemberSearch } from './matching-items.js';
