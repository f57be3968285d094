/** A refresh token as we know it. */
export interface RefreshToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  revokedAt: Date | null;
}

/**
 * What a call with a refresh token gets: `rotate` a new one in its place, `share` only an access
 * token, `refuse` nothing; `revoke` nothing, and every token of its family is revoked.
 */
export type RefreshOutcome = 'rotate' | 'share' | 'refuse' | 'revoke';

const graceMs = 10_000;

/**
 * A token is valid for one use: when it is used again, either call may come from a stolen copy, so
 * the whole family is revoked. Two tabs may refresh at the same moment, though: for ten seconds the
 * second call gets an access token, but no refresh token, which its browser has from the first. So a
 * copy of a used token gives one access token at most.
 */
export function refreshOutcome(token: RefreshToken, now: Date): RefreshOutcome {
  if (token.revokedAt || token.expiresAt <= now) return 'refuse';
  if (!token.rotatedAt) return 'rotate';
  return now.getTime() - token.rotatedAt.getTime() <= graceMs ? 'share' : 'revoke';
}
