import { lazyPart } from '@/lib/lazy-part';

/** Loaded once somebody opens it; where the filters are beside the list, nobody does. */
export const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).FilterSheet);
