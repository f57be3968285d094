import { decodeJwt, SignJWT } from 'jose';
import { z } from 'zod';
import { env } from '../../../env.js';

/** How access tokens are signed, and what is asked of them when they come back. */
export const signature = { algorithm: 'HS256', issuer: 'loka', key: env.JWT_SECRET } as const;

/** What an access token has to say. */
export const accessClaims = z.object({
  /** The user. */
  sub: z.guid(),
  /** The session: a family of refresh tokens. */
  sid: z.guid(),
  exp: z.number(),
});

const lifetime = '15m';

/**
 * A token that says for 15 minutes whose calls these are; what they may do is read at each call.
 *
 * @param sessionId the family of refresh tokens that it was given with
 */
export function signAccessToken(
  userId: string,
  sessionId: string,
  validFor = lifetime,
): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: signature.algorithm })
    .setSubject(userId)
    .setIssuer(signature.issuer)
    .setIssuedAt()
    .setExpirationTime(validFor)
    .sign(new TextEncoder().encode(signature.key));
}

/** Of which session a token is, and when it ends; the guard has verified it. */
export function readAccessToken(authorization = ''): { sessionId: string; expiresAt: Date } {
  const claims = accessClaims.parse(decodeJwt(authorization.replace(/^bearer +/i, '')));
  return { sessionId: claims.sid, expiresAt: new Date(claims.exp * 1000) };
}
