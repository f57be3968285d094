import { laterPart } from '@/lib/later-part';

/** On a phone it is not seen, and the sheet brings its own. */
export const FilterPanel = laterPart(async () => (await import('./filter-panel')).FilterPanel);
