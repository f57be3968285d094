import type { ReviewParty } from '../domain/publication.js';

/** Which side of a rental a user is on; null for a stranger. */
export function partyOf(
  { renterId, ownerId }: { renterId: string; ownerId: string },
  userId: string,
): ReviewParty | null {
  if (userId === ownerId) return 'owner';
  return userId === renterId ? 'renter' : null;
}
