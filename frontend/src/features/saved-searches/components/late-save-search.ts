import { laterPart } from '@/lib/later-part';

/** Of searches that find nothing, which are few. */
export const LateSaveSearch = laterPart(async () => (await import('./save-search')).SaveSearch);
