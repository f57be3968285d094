import { laterPart } from '@/lib/later-part';

/** Its texts come with the page; their script is not needed to read them. */
export const RestOfHome = laterPart(async () => (await import('./rest-of-home')).RestOfHome);
