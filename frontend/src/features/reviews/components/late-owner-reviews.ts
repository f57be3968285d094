import { laterPart } from '@/lib/later-part';

/** Below the first screens of a page: it can be read at once, and what is pressed there loads it. */
export const OwnerReviews = laterPart(async () => (await import('./owner-reviews')).OwnerReviews);
