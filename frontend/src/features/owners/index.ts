export { newestOfOwnerQuery, ownerItemsQuery, ownerQuery } from './api/owner';
export { OwnerFacts } from './components/owner-facts';
