import { laterPart } from '@/lib/later-part';

/** Below the first screens of a page: it can be read at once, and what is pressed there loads it. */
export const ItemReviews = laterPart(async () => (await import('./item-reviews')).ItemReviews);
