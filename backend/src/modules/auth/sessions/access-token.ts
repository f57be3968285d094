import { decodeJwt, SignJWT } from 'jose';
import { env } from '../../../env.js';

/** How access tokens are signed, and what is asked of them when they come back. */
export const signature = { algorithm: 'HS256', issuer: 'loka', key: env.JWT_SECRET } as const;

const lifetime = '15m';

/**
 * A token that says for 15 minutes whose calls these are; what they may do is read at each call.
 *
 * @param sessionId the family of refresh tokens that it was given with
 */
export function signAccessToken(
  userId: string,
  sessionId?: string,
  validFor = lifetime,
): Promise<string> {
  return new SignJWT(sessionId ? { sid: sessionId } : {})
    .setProtectedHeader({ alg: signature.algorithm })
    .setSubject(userId)
    .setIssuer(signature.issuer)
    .setIssuedAt()
    .setExpirationTime(validFor)
    .sign(new TextEncoder().encode(signature.key));
}

/** Of which sign-in a token is, and when it ends; the guard has verified it. */
export function readAccessToken(authorization = ''): { sessionId: string | null; expiresAt: Date } {
  const { sid, exp = 0 } = decodeJwt<{ sid?: string }>(authorization.replace(/^bearer +/i, ''));
  return { sessionId: sid ?? null, expiresAt: new Date(exp * 1000) };
}
