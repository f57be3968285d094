/** A refresh token as we know it. */
export interface RefreshToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  revokedAt: Date | null;
}

/**
 * What becomes of a refresh token that comes in: `rotate` gives a new one in its place, `share` only
 * another access token, `refuse` nothing, and `revoke` ends every token of its sign-in.
 */
export type RefreshOutcome = 'rotate' | 'share' | 'refuse' | 'revoke';

const graceMs = 10_000;

/**
 * A token is good for one use: when an old one comes back, a thief or the owner holds a copy, and
 * nobody can tell who. Two tabs that refresh at the same moment are no thieves, though: for ten
 * seconds the second one gets an access token too, but no refresh token, which its browser already
 * has from the first. So a copy of an old token is worth one access token at most.
 */
export function refreshOutcome(token: RefreshToken, now: Date): RefreshOutcome {
  if (token.revokedAt || token.expiresAt <= now) return 'refuse';
  if (!token.rotatedAt) return 'rotate';
  return now.getTime() - token.rotatedAt.getTime() <= graceMs ? 'share' : 'revoke';
}
