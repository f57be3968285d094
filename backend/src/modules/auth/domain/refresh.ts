/** A refresh token as we know it. */
export interface RefreshToken {
  expiresAt: Date;
  /** When it was exchanged for another, its successor, last. */
  rotatedAt: Date | null;
  /** When it was given up, because the token before it came back. */
  supersededAt: Date | null;
  revokedAt: Date | null;
}

/**
 * What a call with a refresh token gets: `rotate` a new one in its place, `rotate-again` the same, and the one given
 * before is given up; `share` only an access token, `refuse` nothing; `revoke` nothing, and every token of its family is
 * revoked.
 */
export type RefreshOutcome = 'rotate' | 'rotate-again' | 'share' | 'refuse' | 'revoke';

const graceMs = 10_000;

/**
 * A token is valid for one use. Two tabs may refresh at the same moment, though: for ten seconds the second call gets an
 * access token, but no refresh token, which its browser has from the first. Later, the answer with the successor may have
 * been lost on its way: as long as nobody has used the successor, the token is exchanged once more. A token whose
 * successor was used, or one that was given up, is in the hands of two, one of whom has a stolen copy: the whole family
 * is revoked.
 *
 * @param isSuccessorUsed whether the token that it was exchanged for has been exchanged too
 */
export function refreshOutcome(
  token: RefreshToken,
  isSuccessorUsed: boolean,
  now: Date,
): RefreshOutcome {
  if (token.revokedAt || token.expiresAt <= now) return 'refuse';
  if (token.supersededAt) return 'revoke';
  if (!token.rotatedAt) return 'rotate';
  if (now.getTime() - token.rotatedAt.getTime() <= graceMs) return 'share';
  return isSuccessorUsed ? 'revoke' : 'rotate-again';
}
