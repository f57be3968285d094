import { laterPart } from '@/lib/later-part';

/** Only for those who want what is near first. */
export const LateNearField = laterPart(async () => (await import('./near-field')).NearField);
