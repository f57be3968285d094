import type { User } from '@/api/types';

/** What a user's `verifier` says. */
export const VERIFIER = { refused: -1, none: 0, pending: 1, verified: 2 } as const;

/** Whether a renter must have an identity verified before an object can be asked for. */
export const mustBeVerified = (
  item: { requiresVerifiedRenter: boolean },
  user: User | null,
): boolean => item.requiresVerifiedRenter && user?.verifier !== VERIFIER.verified;
