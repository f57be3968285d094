import { minuteMs } from '../../../kernel/duration.js';

/** How long somebody of the staff is said to look at a submission after their page said so last. */
const claimMs = 5 * minuteMs;

/** Who looks at a submission, until they say so again. */
export interface Claim {
  claimedById: string | null;
  claimedUntil: Date | null;
}

export const noClaim: Claim = { claimedById: null, claimedUntil: null };

export const claimOf = (staffId: string, now: Date): Claim => ({
  claimedById: staffId,
  claimedUntil: new Date(now.getTime() + claimMs),
});

/** Who looks at a submission; null when nobody does, or whoever did has been away for a while. */
export function lookerOf({ claimedById, claimedUntil }: Claim, now: Date): string | null {
  return claimedUntil && claimedUntil > now ? claimedById : null;
}
