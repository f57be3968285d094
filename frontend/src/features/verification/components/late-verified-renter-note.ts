import { laterPart } from '@/lib/later-part';

/** Of the objects that are lent to verified members alone. */
export const VerifiedRenterNote = laterPart(
  async () => (await import('./verified-renter-note')).VerifiedRenterNote,
);
